import { SECTIONS, SECTION_TITLES, type Section } from "../offers/categories.ts";
import { formatCents, roundHalfUp } from "../offers/money.ts";
import { leadingWeek, settledWeeks } from "./shownWeeks.ts";
import { ENOUGH_OFFERS, listed, MUCH_MORE } from "./trendWords.ts";
import type { CategoryTrend, Trends } from "./trends.ts";

/** What a category costs, as a shopper asks: about how much, between what as a rule, and is that less than it was. */
export interface PriceAnswer {
  section: Section;
  /** "$9.80" */
  number: string;
  /** Of how much: "a gram", "100 mg THC". */
  per: string;
  /** "$8.10–12.00", where about half of all prices are; `null` where that is not known. */
  usual: string | null;
  /** What became of it since the week before, `null` where that cannot be said. */
  change: { course: Course; words: string } | null;
  /** Of which it is, where that is not the week of the others. */
  week: string | null;
}

/** The newest prices of all categories. */
export interface PriceAnswers {
  /** The newest week that any of them is of. */
  week: string;
  /** It is not over. */
  isSoFar: boolean;
  kinds: readonly PriceAnswer[];
  /** Where no change of a price can be said: what products did that are there in both weeks, or why even that is not known. */
  note: string | null;
  /** That a chart moves for another reason than prices, which products did not do; `null` where it does not, or that is not known. */
  caution: string | null;
  /** What else is known, for who looks how it is counted: what the same products did, and the price that cannot be compared. */
  details: readonly string[];
}

/**
 * The newest price that is known of each category; `null` without any. Of a week that is not over as soon as as much of it was
 * read as of the one before ({@link leadingWeek}).
 *
 * It says "less" or "more" only where the middle price and the typical product that is there in both weeks say the same, and
 * most offers are there in both: words and number never point different ways.
 */
export function priceAnswers(trends: Trends, isRunning: boolean): PriceAnswers | null {
  const found = SECTIONS.flatMap((section) => newestPrice(trends, section, isRunning) ?? []);
  if (found.length === 0) return null;
  const newest = Math.max(...found.map(({ at }) => at));
  const isRunningWeek = (at: number) => isRunning && at === trends.weeks.length - 1;
  const pasts = found.map(({ section, at }) => ({
    name: SECTION_TITLES[section],
    past: pastOf(trends.categories[section], at),
    isSoFar: isRunningWeek(at),
  }));
  const unknown = new Set(
    pasts.map(({ past, isSoFar }) => (past.course === null ? whyUnknown(past, isSoFar) : "")),
  );
  const [reason = ""] = unknown.size === 1 ? unknown : [];
  const areUnsure = pasts.every(({ past }) => past.course === null);
  const same = areUnsure ? sameProducts(pasts, isRunningWeek(newest)) : null;
  return {
    week: trends.weeks[newest] ?? "",
    isSoFar: isRunningWeek(newest),
    kinds: found.map(({ section, at, cents }, kind) => ({
      section,
      number: formatCents(cents),
      per: trends.categories[section].unit === "g" ? "a\u00A0gram" : "100\u00A0mg\u00A0THC",
      usual: usualPrices(trends.categories[section], at),
      change: changeOf(pasts[kind]?.past, isRunningWeek(at)),
      week: at === newest ? null : (trends.weeks[at] ?? null),
    })),
    note: same ?? (areUnsure && unknown.size > 1 ? UNALIKE : reason || null),
    caution: same === null ? null : cautionOf(pasts),
    details: pasts.flatMap(({ name, past, isSoFar }) =>
      detailsOf(past, isSoFar).map((sentence) => `${name}: ${sentence}`),
    ),
  };
}

function newestPrice(trends: Trends, section: Section, isRunning: boolean) {
  const settled = settledWeeks(trends, isRunning).categories[section].median;
  const newest = settled.findLastIndex((cents) => cents !== null);
  const { median } = trends.categories[section];
  const last = trends.weeks.length - 1;
  const isLed = isRunning && leadingWeek(trends, true) === last && (median[last] ?? null) !== null;
  const at = isLed ? last : newest;
  const cents = median[at] ?? null;
  return cents === null ? null : { section, at, cents };
}

/** "$8.10–12.00": a quarter of all prices is lower, and a quarter higher. */
export function usualPrices({ p25, p75 }: CategoryTrend, at: number): string | null {
  const [low, high] = [p25[at] ?? null, p75[at] ?? null];
  return low === null || high === null
    ? null
    : `${formatCents(low)}–${formatCents(high).replace("$", "")}`;
}

function changeOf(past: Past | undefined, isSoFar: boolean): PriceAnswer["change"] {
  if (past === undefined || past.course === null) return null;
  const than = isSoFar ? "last week" : "the week before";
  const words = past.percent === 0 ? `same as ${than}` : `${changed(past.percent)} than ${than}`;
  return { course: past.course, words };
}

function detailsOf(past: Past, isSoFar: boolean): string[] {
  const typical = `the typical product seen in both weeks ${isSoFar ? "costs" : "cost"} ${past.typical ?? ""}.`;
  const before = `${isSoFar ? "last week’s" : "the"} ${formatCents(past.cents ?? 0)}${isSoFar ? "" : " of the week before"} came from ${past.reason} and cannot be compared.`;
  return [
    ...(past.typical === null ? [] : [typical]),
    ...(past.cents === null || past.course !== null ? [] : [before]),
  ];
}

/** Which way a price went. */
type Course = "less" | "more" | "the same";

interface Past {
  /** Which way both the middle price and the typical product went; `null` where they differ or cannot be compared. */
  course: Course | null;
  /** What the typical product did: "the same", "2% less"; `null` where too few are known of both weeks. */
  typical: string | null;
  /** The middle price of the week before; `null` without one. */
  cents: number | null;
  /** The change of the middle price in whole percent. */
  percent: number;
  /** Why it does not say more about prices: "fewer stores". */
  reason: string;
}

function pastOf({ median, likeForLike, pairs, n, stores }: CategoryTrend, at: number): Past {
  const now = median[at] ?? null;
  const then = median[at - 1] ?? null;
  const products = likeForLike[at] ?? null;
  const [few, many] = [n[at - 1] ?? 0, n[at] ?? 0];
  const inBoth = pairs[at] ?? 0;
  const percent =
    now === null || then === null || then === 0 ? 0 : wholePercent((now / then - 1) * 100);
  const areComparable =
    then !== null && inBoth >= ENOUGH_OFFERS && 2 * inBoth >= Math.max(few, many);
  const isAgreed =
    areComparable && products !== null && Math.sign(percent) === Math.sign(wholePercent(products));
  return {
    course: isAgreed ? courseOf(percent) : null,
    typical: products === null ? null : changed(products),
    cents: then,
    percent,
    reason:
      differ(stores[at - 1] ?? 0, stores[at] ?? 0, MUCH_MORE, "stores") ??
      differ(few, many, MUCH_MORE, "prices") ??
      "partly other products",
  };
}

const wholePercent = (percent: number) => Math.sign(percent) * roundHalfUp(Math.abs(percent));

const courseOf = (percent: number): Course =>
  percent === 0 ? "the same" : percent < 0 ? "less" : "more";

/** "2% less", "about the same". */
function changed(percent: number): string {
  const whole = wholePercent(percent);
  if (percent === 0) return "the same";
  return whole === 0 ? "about the same" : `${String(Math.abs(whole))}% ${courseOf(whole)}`;
}

/** "fewer stores", where there were so many times fewer or more of them before. */
function differ(before: number, after: number, times: number, of: string): string | null {
  if (Math.max(before, after) < times * Math.min(before, after)) return null;
  return before < after ? `fewer ${of}` : before > after ? `more ${of}` : null;
}

interface NamedPast {
  name: string;
  past: Past;
}

/** What the same products cost, kinds that did alike named together; `null` where that is known of none. */
function sameProducts(pasts: readonly NamedPast[], isSoFar: boolean): string | null {
  const alike = new Map<string, string[]>();
  for (const { name, past } of pasts)
    if (past.typical !== null)
      alike.set(past.typical, [...(alike.get(past.typical) ?? []), name.toLowerCase()]);
  if (alike.size === 0) return null;
  const told = [...alike].map(
    ([did, names], at) => `${listed(names)} ${at === 0 ? "cost " : ""}${did}`,
  );
  return `Same products as ${isSoFar ? "last week" : "the week before"}: ${told.join(", ")}.`;
}

/** Where a chart says something else than its products, nobody has to find out why. */
function cautionOf(pasts: readonly NamedPast[]): string | null {
  const moved = pasts.filter(({ past }) => past.typical !== null && past.percent !== 0);
  const others = moved.some(({ past }) => past.reason.endsWith("stores")) ? "stores" : "products";
  return moved.length === 0 ? null : `Different ${others} each week: a jump is not a price change.`;
}

/** Where each has its own reason. */
const UNALIKE = "Too little of the same was read in both weeks to compare.";

/** Why the price of the week before cannot be compared; "" where there is none. */
function whyUnknown({ cents, reason }: Past, isSoFar: boolean): string {
  const before = isSoFar ? "last week" : "in the week before";
  if (cents === null) return "";
  if (reason.startsWith("fewer")) return `Too little was read ${before} to compare.`;
  return reason.startsWith("more")
    ? `Too little was read ${isSoFar ? "so far to compare with last week" : "in it to compare with the week before"}.`
    : `Too few of the same products were seen ${before} to compare.`;
}
