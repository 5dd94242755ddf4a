import { SECTIONS, SECTION_TITLES } from "#domain/offers/categories.ts";
import { counted } from "#domain/trends/trendWords.ts";
import { newestSeen } from "#domain/trends/shownWeeks.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { weekWords } from "#domain/trends/weekWords.ts";

/** How many offers the newest changes rest on. */
export function changesRestOn(trends: Trends): string {
  const { weeks, categories } = trends;
  const last = newestSeen(trends);
  const parts = SECTIONS.map(
    (section) =>
      `${SECTION_TITLES[section]} ${counted(categories[section].pairs[last] ?? 0, "offer")}`,
  );
  return `${weekWords(weeks[last] ?? "")} rests on, in both weeks: ${parts.join("; ")}.`;
}

/** How many offers and stores the newest figures rest on. */
export function pricesRestOn(trends: Trends): string {
  const { weeks, categories } = trends;
  const last = newestSeen(trends);
  const parts = SECTIONS.map((section) => {
    const { n, stores } = categories[section];
    return `${SECTION_TITLES[section]} ${counted(n[last] ?? 0, "offer")} at ${counted(stores[last] ?? 0, "store")}`;
  });
  return `${weekWords(weeks[last] ?? "")} rests on: ${parts.join("; ")}.`;
}
