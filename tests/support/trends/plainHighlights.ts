import type { Sight } from "./recompute.ts";

/** Some of a year's figures by plain means, from menus that each come once a week and share four strains. */
export function plainHighlights(sights: readonly Sight[]): Record<string, number | string> {
  const open = sights.filter((each) => each.menu !== "med" && each.inStock && each.isRanked);
  const unit = (each: Sight) =>
    each.category === "flower"
      ? each.cents / (each.grams ?? NaN)
      : (each.cents / (each.thcMg ?? NaN)) * 100;
  const least = (category: string) => {
    // Of two menus with the same product and size the dearer counts.
    const dearest = new Map<string, number>();
    for (const each of open.filter((one) => one.category === category)) {
      const key = JSON.stringify([each.store, each.product, each.size, each.at]);
      dearest.set(key, Math.max(dearest.get(key) ?? 0, unit(each)));
    }
    return Math.floor(Math.min(...dearest.values()) + 0.5);
  };
  const storeWeeks = new Map<string, Set<string>>();
  for (const each of sights) {
    if (!each.inStock || each.strain === null) continue;
    const found = storeWeeks.get(each.strain) ?? new Set();
    storeWeeks.set(each.strain, found.add(JSON.stringify([each.store, each.at])));
  }
  const most = Math.max(...[...storeWeeks.values()].map(({ size }) => size));
  const best = [...storeWeeks].filter(([, { size }]) => size === most).map(([strain]) => strain);
  const [first = "", second = "", third = "", ...more] = best.sort();
  return {
    "cheapest-gram": least("flower"),
    "cheapest-100mg": least("edible"),
    "most-available-strain": `${first}, ${second}, ${third} and ${String(more.length)} more`,
  };
}
