import { SECTIONS, SECTION_TITLES, type Section } from "../offers/categories.ts";
import { formatCents, roundHalfUp } from "../offers/money.ts";
import type { CategoryTrend, Trends } from "./trends.ts";
import { weekDays, weekWords } from "./weekWords.ts";

/** From how many offers, or pairs of them, on there is a figure. */
export const ENOUGH_OFFERS = 30;

/** "Not enough data: 12 of 30 prices" */
const notEnough = (n: number) => `Not enough data: ${String(n)} of ${String(ENOUGH_OFFERS)} prices`;

/**
 * "Not enough yet: it takes 30 prices. Flower has 12; Edibles and Extracts have none." of categories without a figure in all of these weeks, in one line
 * instead of a drawing each; `null` without any.
 *
 * @param countsOf what a figure rests on, week by week: the most of them is said
 * @param of "prices", or what is counted instead
 */
export function notEnoughYet(
  sections: readonly Section[],
  countsOf: (section: Section) => readonly number[],
  of = "prices",
): string | null {
  const most = (section: Section) => Math.max(0, ...countsOf(section));
  const parts = [...new Set(sections.map(most))].map((count) => {
    const its = sections.filter((section) => most(section) === count);
    const names = listed(its.map((section) => SECTION_TITLES[section]));
    const have = its.length === 1 && !names.endsWith("s") ? "has" : "have";
    return `${names} ${have} ${count === 0 ? "none" : String(count)}`;
  });
  return parts.length === 0
    ? null
    : `Not enough yet: it takes ${String(ENOUGH_OFFERS)} ${of}. ${parts.join("; ")}.`;
}

/** "A, B and C" */
export const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

/** "/g" or "/100 mg THC". */
const perUnit = (unit: CategoryTrend["unit"]) => (unit === "g" ? "/g" : "/100 mg THC");

/** A change with its sign: "+1.5%", "−2.0%", "0.0%". */
export function changeWords(percent: number): string {
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return `${sign}${Math.abs(percent).toFixed(1)}%`;
}

/** Whether a category's changes are known and none of them is one: a drawing of them would be a line along 0. */
export function isFlat({ likeForLike }: Pick<CategoryTrend, "likeForLike">): boolean {
  const known = likeForLike.filter((percent) => percent !== null);
  return known.length > 0 && known.every((percent) => percent === 0);
}

/** Those categories in a sentence; `null` without any. @param labels of the weeks */
export function flatWords(trends: Trends, labels: readonly string[]): string | null {
  const flat = SECTIONS.filter((section) => isFlat(trends.categories[section]));
  const known = labels.filter((_, place) =>
    flat.some((section) => (trends.categories[section].likeForLike[place] ?? null) !== null),
  );
  const names = flat.map((section) => SECTION_TITLES[section]);
  const when =
    known.length === 1 ? `the week of ${known[0] ?? ""}` : `each of ${String(known.length)} weeks`;
  return flat.length === 0
    ? null
    : `${listed(names)}: the same products cost what they did a week before, in ${when}.`;
}

/** So many weeks in which every count is about the same are a reading's own size. */
const SAME_WEEKS = 3;

/** Whether the weeks had so nearly as many offers that the number says how much was read, not how much there is. */
export function isSameCount(offers: readonly number[]): boolean {
  const known = offers.filter((count) => count > 0);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return known.length >= SAME_WEEKS && most - least <= most / 100;
}

/** "$9.80/g, range $8.10 to $12.00, 312 prices at 60 stores"; of too few how many there are. */
export function priceWords(trend: CategoryTrend, place: number): string {
  const [median, low, high, n, stores] = [
    trend.median[place] ?? null,
    trend.p25[place] ?? null,
    trend.p75[place] ?? null,
    trend.n[place] ?? 0,
    trend.stores[place] ?? 0,
  ];
  if (median === null) return notEnough(n);
  const usual =
    low === null || high === null ? "" : `, range ${formatCents(low)} to ${formatCents(high)}`;
  return `${formatCents(median)}${perUnit(trend.unit)}${usual}, ${counted(n, "price")} at ${counted(stores, "store")}`;
}

/** "1 price", "1,204 prices". */
export const counted = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

/**
 * What each category costs in the newest week that has a figure of it, against the oldest with which that can be compared
 * ({@link comparedFrom}): a sentence for each of these weeks, the newest first.
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

/** By more than so much two weeks differ in how much of the menus was read, and not in how much there was. */
export const MUCH_MORE = 4 / 3;

/** How many offers were seen in a week, against the one before it where as much was read of that; `null` without any. */
export function offersFigure(
  { weeks, offers }: Pick<Trends, "weeks" | "offers">,
  place: number,
  isSoFar: boolean,
): { number: string; words: string } | null {
  const [count, before] = [offers[place] ?? 0, offers[place - 1] ?? 0];
  const week = weeks[place];
  if (week === undefined || count === 0) return null;
  const when = isSoFar ? "this week so far" : `in the week of ${weekWords(week)}`;
  const areAlike = Math.max(count, before) <= MUCH_MORE * Math.min(count, before);
  const past =
    before === 0
      ? "."
      : areAlike
        ? `, ${before.toLocaleString("en-US")} in the week before.`
        : `. ${count > before ? "Fewer" : "More"} were read the week before: the two do not compare.`;
  return {
    number: count.toLocaleString("en-US"),
    words: `${count === 1 ? "price" : "prices"} seen ${when}${past}`,
  };
}

interface PriceChange {
  /** In which the price was seen. */
  week: string;
  words: string;
}

function priceChange({ categories, weeks }: Trends, section: Section): PriceChange | null {
  const { median, unit } = categories[section];
  const last = median.findLastIndex((value) => value !== null);
  const first = comparedFrom(categories[section], last);
  const [now = null, then = null] = [median[last], median[first]];
  const week = weeks[last];
  if (now === null || then === null || week === undefined) return null;
  const price = `${SECTION_TITLES[section]} ${formatCents(now)}${perUnit(unit)}`;
  const since = sinceWords({ week, cents: now }, { week: weeks[first], cents: then });
  return { week, words: `${price}${since}` };
}

/**
 * The oldest week with which the price of another is compared: from there on no week is unknown, and each has most of the
 * offers of the one before it. Over a gap, or among other offers, the middle price changes without any price that does.
 */
function comparedFrom({ median, n, pairs }: CategoryTrend, last: number): number {
  let first = last;
  while (first > 0 && (median[first - 1] ?? null) !== null) {
    const inBoth = pairs[first] ?? 0;
    const ofMore = Math.max(n[first - 1] ?? 0, n[first] ?? 0);
    if (inBoth < ENOUGH_OFFERS || 2 * inBoth < ofMore) break;
    first -= 1;
  }
  return first;
}

interface WeekPrice {
  week: string | undefined;
  cents: number;
}

function sinceWords(now: WeekPrice & { week: string }, then: WeekPrice): string {
  if (then.week === undefined || then.week === now.week || then.cents === 0) return "";
  // A day without its year is one of the year that has just been named.
  const past =
    then.week.slice(0, 4) === now.week.slice(0, 4) ? weekDays(then.week) : weekWords(then.week);
  const percent = roundHalfUp((now.cents / then.cents - 1) * 1_000) / 10;
  if (percent === 0) return `, as in ${past}`;
  return `, ${percent < 0 ? "down" : "up"} ${Math.abs(percent).toFixed(1)}% since ${past}`;
}
