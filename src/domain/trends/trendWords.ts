import { SECTIONS, SECTION_TITLES, type Section } from "../offers/categories.ts";
import { formatCents, roundHalfUp } from "../offers/money.ts";
import type { CategoryTrend, Trends } from "./trends.ts";
import { weekDays, weekWords } from "./weekWords.ts";

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

/**
 * What each category costs in the newest week that has a figure of it, against the oldest that has
 * one: a sentence for each of these weeks, the newest first.
 */
export function priceSentence(trends: Trends): string | null {
  const changes = SECTIONS.flatMap((section) => priceChange(trends, section) ?? []);
  const newestFirst = [...new Set(changes.map(({ week }) => week))].toSorted().toReversed();
  const sentences = newestFirst.map((week) => {
    const parts = changes.filter((change) => change.week === week).map(({ words }) => words);
    return `In the week of ${weekWords(week)}: ${parts.join("; ")}.`;
  });
  return sentences.length === 0 ? null : sentences.join(" ");
}

interface PriceChange {
  /** In which the price was seen. */
  week: string;
  words: string;
}

function priceChange({ categories, weeks }: Trends, section: Section): PriceChange | null {
  const { median, unit } = categories[section];
  const last = median.findLastIndex((value) => value !== null);
  const first = median.findIndex((value) => value !== null);
  const [now = null, then = null] = [median[last], median[first]];
  const week = weeks[last];
  if (now === null || then === null || week === undefined) return null;
  const price = `${SECTION_TITLES[section]} ${formatCents(now)}${perUnit(unit)}`;
  const since = weeks[first];
  if (first === last || since === undefined || then === 0) return { week, words: price };
  // A day without its year is one of the year that has just been named.
  const past = since.slice(0, 4) === week.slice(0, 4) ? weekDays(since) : weekWords(since);
  const percent = roundHalfUp((now / then - 1) * 1_000) / 10;
  if (percent === 0) return { week, words: `${price}, as in ${past}` };
  const change = `${percent < 0 ? "down" : "up"} ${Math.abs(percent).toFixed(1)}%`;
  return { week, words: `${price}, ${change} since ${past}` };
}
