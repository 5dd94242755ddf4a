import { SECTIONS, type Section } from "../offers/categories.ts";
import { formatCents, roundHalfUp } from "../offers/money.ts";
import { leadingWeek, settledWeeks } from "./shownWeeks.ts";
import { ENOUGH_OFFERS, MUCH_MORE } from "./trendWords.ts";
import type { CategoryTrend, Trends } from "./trends.ts";
import { weekWords } from "./weekWords.ts";

/** What prices come to, as a shopper asks: what about does it cost, and is that less than it was. */
export interface PriceAnswer {
  section: Section;
  /** "Flower costs less: about"; where the week before cannot be compared "Flower: about". */
  before: string;
  /** "$9.80" */
  number: string;
  /** "a gram this week so far" */
  after: string;
  /** Each a sentence: what "about" means, and what the price was, or that it cannot be compared. */
  notes: readonly string[];
  /** What else is known, for who looks how it is counted: what the same products did, and the price that cannot be compared. */
  details: readonly string[];
  /** Of which it is. */
  week: string;
}

/**
 * The newest price that is known, of the first category that has one of that week; `null` without any. Of a week that is not
 * over as soon as as much of it was read as of the one before ({@link leadingWeek}).
 *
 * It says "less" or "more" only where the middle price and the typical product that is there in both weeks say the same, and
 * most offers are there in both: its words and its number never point different ways.
 */
export function priceAnswer(trends: Trends, isRunning: boolean): PriceAnswer | null {
  const newest = newestPrice(trends, isRunning);
  if (newest === null) return null;
  const { section, at, cents } = newest;
  const isSoFar = isRunning && at === trends.weeks.length - 1;
  const week = trends.weeks[at] ?? "";
  const words = SUBJECTS[section];
  const past = pastOf(trends.categories[section], at);
  const when = isSoFar ? " this week so far" : `, week of ${weekWords(week)}`;
  const verb = words.verb[isSoFar ? "now" : "past"];
  return {
    section,
    before:
      past.course === null ? `${words.name}: about` : `${words.name} ${verb} ${past.course}: about`,
    number: formatCents(cents),
    after: `${words.amount}${when}`,
    notes: [
      `Half of all ${words.name.toLowerCase()} ${verb} less than that.`,
      ...(past.cents === null ? [] : [pastWords(past, isSoFar)]),
    ],
    details: [
      ...(past.typical === null
        ? []
        : [
            `The typical product seen in both weeks ${isSoFar ? "costs" : "cost"} ${past.typical}.`,
          ]),
      ...(past.cents === null || past.course !== null
        ? []
        : [
            `${isSoFar ? "Last week’s" : "The"} ${formatCents(past.cents)}${isSoFar ? "" : " of the week before"} came from ${past.reason} and cannot be compared.`,
          ]),
    ],
    week,
  };
}

function newestPrice(
  trends: Trends,
  isRunning: boolean,
): { section: Section; at: number; cents: number } | null {
  const settled = settledWeeks(trends, isRunning);
  const placeOf = (section: Section) =>
    settled.categories[section].median.findLastIndex((cents) => cents !== null);
  const newest = Math.max(...SECTIONS.map(placeOf));
  const section = SECTIONS.find((each) => placeOf(each) === newest);
  if (newest === -1 || section === undefined) return null;
  const { median } = trends.categories[section];
  const last = trends.weeks.length - 1;
  const isLed = isRunning && leadingWeek(trends, true) === last && (median[last] ?? null) !== null;
  const at = isLed ? last : newest;
  const cents = median[at] ?? null;
  return cents === null ? null : { section, at, cents };
}

interface Past {
  /** Which way both the middle price and the typical product went; `null` where they differ or cannot be compared. */
  course: "less" | "more" | "the same" | null;
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
      differ(few, many, MUCH_MORE, "offers") ??
      "partly other products",
  };
}

const wholePercent = (percent: number) => Math.sign(percent) * roundHalfUp(Math.abs(percent));

const courseOf = (percent: number) => (percent === 0 ? "the same" : percent < 0 ? "less" : "more");

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

/** What the price was: compared, or that it cannot be. */
function pastWords({ cents, course, percent, reason }: Past, isSoFar: boolean): string {
  const before = isSoFar ? "last week" : "in the week before";
  if (course === null) {
    if (reason.startsWith("fewer")) return `Too little was read ${before} to compare.`;
    return reason.startsWith("more")
      ? `Too little was read ${isSoFar ? "so far to compare with last week" : "in it to compare with the week before"}.`
      : `Too few of the same products were seen ${before} to compare.`;
  }
  const price = formatCents(cents ?? 0);
  const change = percent === 0 ? "" : `, ${changed(-percent)}`;
  return `It was about ${price} ${before}${change}.`;
}

/** What sentences on a category's prices are made of. */
const SUBJECTS: Readonly<
  Record<Section, { name: string; verb: { now: string; past: string }; amount: string }>
> = {
  flower: {
    name: "Flower",
    verb: { now: "costs", past: "cost" },
    amount: "a\u00A0gram",
  },
  vape: {
    name: "Vapes",
    verb: { now: "cost", past: "cost" },
    amount: "a\u00A0gram",
  },
  edible: {
    name: "Edibles",
    verb: { now: "cost", past: "cost" },
    amount: "per 100 mg of THC",
  },
  extract: {
    name: "Extracts",
    verb: { now: "cost", past: "cost" },
    amount: "a\u00A0gram",
  },
};
