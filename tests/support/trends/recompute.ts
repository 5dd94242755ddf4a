/**
 * Weekly figures computed again by plain means: no code, no database and no library is shared with
 * the server, and not even the notion of a week.
 */

/** One line of a menu, as far as figures depend on it. */
export interface Sight {
  store: string;
  region: string | null;
  /** What makes it the same product at another store. */
  product: string;
  strain: string | null;
  category: string;
  size: string;
  menu: string;
  /** Epoch milliseconds. */
  at: number;
  /** What any visitor pays. */
  cents: number;
  inStock: boolean;
  isRanked: boolean;
  grams: number | null;
  thcMg: number | null;
}

export interface Recomputed {
  median: number | null;
  p25: number | null;
  p75: number | null;
  n: number;
  stores: number;
  likeForLike: number | null;
  pairs: number;
}

const ZONE = "America/New_York";
const PER_GRAM = new Set(["flower", "vape", "extract"]);

const known = new Map<number, string>();

/** The same, looked up by the hour, because the calendar takes its time. */
function weekAt(moment: number): string {
  const hour = Math.floor(moment / 3_600_000);
  const week = known.get(hour) ?? isoWeek(moment);
  known.set(hour, week);
  return week;
}

/** ISO week of a moment where clocks show New York's time, by counting days. */
function isoWeek(moment: number): string {
  const local = new Date(moment).toLocaleDateString("en-US", { timeZone: ZONE });
  const [month = 0, day = 0, year = 0] = local.split("/").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay();
  date.setUTCDate(date.getUTCDate() + 4 - weekday);
  const days = (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000;
  return `${date.getUTCFullYear()}-W${String(Math.floor(days / 7) + 1).padStart(2, "0")}`;
}

/** The week before a week, by its own moments. */
function weekBefore(week: string, sights: readonly Sight[]): string {
  const one = sights.find(({ at }) => weekAt(at) === week);
  return one === undefined ? "" : weekAt(one.at - 7 * 86_400_000);
}

function unitCents(sight: Sight): number | null {
  if (PER_GRAM.has(sight.category)) {
    return sight.grams === null ? null : sight.cents / sight.grams;
  }
  if (sight.category === "edible") {
    return sight.thcMg === null ? null : (sight.cents / sight.thcMg) * 100;
  }
  return null;
}

/** The last line of each offer in a week, the dearer one of two at one moment. */
function lastOf(sights: readonly Sight[], key: (sight: Sight) => string): Sight[] {
  const last = new Map<string, Sight>();
  for (const sight of sights) {
    const other = last.get(key(sight));
    const isLater =
      other === undefined ||
      sight.at > other.at ||
      (sight.at === other.at && sight.cents > other.cents);
    if (isLater) last.set(key(sight), sight);
  }
  return [...last.values()];
}

const offerOf = ({ store, product, size, menu }: Sight) =>
  JSON.stringify([store, product, size, menu]);
const itemOf = ({ store, product, size }: Sight) => JSON.stringify([store, product, size]);

/** Unit prices of a week's offers in a category, by store, product and size. */
function pricesOf(inWeek: readonly Sight[], category: string): Map<string, [string, number]> {
  const open = lastOf(
    inWeek.filter((sight) => sight.category === category),
    offerOf,
  ).filter((sight) => sight.menu !== "med" && sight.inStock && sight.isRanked);
  const prices = new Map<string, [string, number]>();
  for (const sight of lastOf(open, itemOf)) {
    const unit = unitCents(sight);
    if (unit !== null) prices.set(itemOf(sight), [sight.store, unit]);
  }
  return prices;
}

/** A share of a list, between two neighbours where it falls between them. */
function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low * (1 - (place % 1)) + high * (place % 1);
}

/** Half up, where floating point left a hair below the half, too. */
const half = (value: number) => Math.floor(Number((value + 0.5).toFixed(7)));

/** The figures of a category in a week. @param sights all of the place, of all weeks */
export function recompute(sights: readonly Sight[], week: string, category: string): Recomputed {
  const at = (wanted: string) => sights.filter((sight) => weekAt(sight.at) === wanted);
  const prices = pricesOf(at(week), category);
  const before = pricesOf(at(weekBefore(week, sights)), category);
  const units = [...prices.values()].map(([, unit]) => unit);
  const changes = [...prices].flatMap(([item, [, unit]]) => {
    const past = before.get(item);
    return past === undefined ? [] : [(unit / past[1]) * 100 - 100];
  });
  const figure = (part: number) => (units.length < 30 ? null : half(share(units, part)));
  return {
    median: figure(0.5),
    p25: figure(0.25),
    p75: figure(0.75),
    n: units.length,
    stores: new Set([...prices.values()].map(([store]) => store)).size,
    likeForLike: changes.length < 30 ? null : half(share(changes, 0.5) * 10) / 10,
    pairs: changes.length,
  };
}

/** How many products and sizes of stores were seen in stock in a week. */
export function offersIn(sights: readonly Sight[], week: string): number {
  const inStock = sights.filter((sight) => sight.inStock && weekAt(sight.at) === week);
  return new Set(inStock.map(itemOf)).size;
}
