import { SECTIONS, SECTION_TITLES, type Section } from "../menus/categories.ts";
import { formatCents } from "../prices/money.ts";
import { roundHalfUp } from "../prices/rounding.ts";
import type { CategoryTrend, Trends } from "./trends.ts";
import { weekDays } from "./weekWords.ts";

/** From how many offers, or pairs of them, on there is a figure. */
export const ENOUGH_OFFERS = 30;

/** "Not enough data: 12 of 30 offers" */
const notEnough = (n: number) => `Not enough data: ${String(n)} of ${String(ENOUGH_OFFERS)} offers`;

/** What is said of a category without a figure in all of these weeks: the most offers that one had. */
export const notEnoughIn = ({ n }: Pick<CategoryTrend, "n">) => notEnough(Math.max(0, ...n));

/** The same of changes, which rest on offers that are there in two weeks that follow each other. */
export const tooFewPairsIn = ({ pairs }: Pick<CategoryTrend, "pairs">) =>
  `${notEnough(Math.max(0, ...pairs))} in both weeks`;

/** "/g" or "/100 mg THC". */
const perUnit = (unit: CategoryTrend["unit"]) => (unit === "g" ? "/g" : "/100 mg THC");

/** A change with its sign: "+1.5%", "−2.0%", "0.0%". */
export function changeWords(percent: number): string {
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return `${sign}${Math.abs(percent).toFixed(1)}%`;
}

/** "$9.80/g, half of them $8.10 to $12.00, 312 offers at 60 stores"; of too few how many there are. */
export function priceWords(trend: CategoryTrend, place: number): string {
  const [median, low, high, n, stores] = [
    trend.median[place] ?? null,
    trend.p25[place] ?? null,
    trend.p75[place] ?? null,
    trend.n[place] ?? 0,
    trend.stores[place] ?? 0,
  ];
  if (median === null) return notEnough(n);
  const half =
    low === null || high === null
      ? ""
      : `, half of them ${formatCents(low)} to ${formatCents(high)}`;
  return `${formatCents(median)}${perUnit(trend.unit)}${half}, ${counted(n, "offer")} at ${counted(stores, "store")}`;
}

/** "1 offer", "1,204 offers". */
export const counted = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

/** What a category costs in the newest week that has a figure, against the oldest that has one. */
export function priceSentence(trends: Trends): string | null {
  const parts = SECTIONS.flatMap((section) => {
    const change = priceChange(trends, section);
    return change === null ? [] : [change];
  });
  return parts.length === 0 ? null : `${parts.join("; ")}.`;
}

function priceChange({ categories, weeks }: Trends, section: Section): string | null {
  const { median, unit } = categories[section];
  const last = median.findLastIndex((value) => value !== null);
  const first = median.findIndex((value) => value !== null);
  const [now = null, then = null] = [median[last], median[first]];
  if (now === null || then === null) return null;
  const price = `${SECTION_TITLES[section]} ${formatCents(now)}${perUnit(unit)}`;
  const since = weeks[first];
  if (first === last || since === undefined || then === 0) return price;
  const percent = roundHalfUp((now / then - 1) * 1_000) / 10;
  if (percent === 0) return `${price}, as in ${weekDays(since)}`;
  return `${price}, ${percent < 0 ? "down" : "up"} ${Math.abs(percent).toFixed(1)}% since ${weekDays(since)}`;
}
