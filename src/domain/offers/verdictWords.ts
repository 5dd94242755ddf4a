import { calendarDay } from "../time/calendar.ts";
import { dateFormat } from "../time/age.ts";
import { DAY_MS } from "../time/spans.ts";
import { isRecord, LOWEST_FROM_DAYS, type PriceVerdict } from "./priceVerdict.ts";

/** What a row says of an offer's past. */
export interface VerdictInRow {
  isRecord: boolean;
  /** "Same price since Jul 9", "Lowest here $25.00, Oct", "Lowest since Sep" */
  text: string;
}

/** What the color of a share says, below lists that have such. */
export const GRAY_SHARE =
  "Gray “% off”: we have not seen the higher price, or have also seen a lower one.";

/** In a row, where nothing proves by how much a price is less: a sale is held against its store's word alone. */
export const NO_HISTORY = "No price history yet";

/**
 * A verdict in the words of a row; `null` where it is no news there: a lowest of less than a month is one of every sale, as is a
 * price that is back where it was, and what it rests on is for the product's page.
 *
 * @param now epoch milliseconds
 * @param figure a price before tax, in cents, as it is told the visitor: "$25.00"
 */
export function verdictInRow(
  verdict: PriceVerdict,
  now: number,
  figure: (cents: number) => string,
): VerdictInRow | null {
  const { kind } = verdict;
  if (kind === "lowest" && (verdict.asLowOn !== undefined || verdict.days < LOWEST_FROM_DAYS))
    return null;
  // Among a row's facts "First seen today" could be said of the product, of its price or of its sale.
  // On the next day, too, until its store is read again: a gray share never stands without a reason.
  const text = kind === "first" ? NO_HISTORY : verdictWords(verdict, now, figure, true);
  return text === null ? null : { isRecord: isRecord(verdict), text };
}

/**
 * The words of a verdict on a price that is still the one that was seen; `null` where the first day is over.
 *
 * @param now epoch milliseconds
 * @param figure a price before tax, in cents, as it is told the visitor: "$25.00"
 * @param isBrief for a row
 */
export function verdictWords(
  verdict: PriceVerdict,
  now: number,
  figure: (cents: number) => string,
  isBrief = false,
): string | null {
  switch (verdict.kind) {
    case "first":
      return verdict.on === calendarDay(now) ? "First seen today" : null;
    case "usual": {
      const since = dayInWords(verdict.since, now);
      return isBrief ? `Same price since ${since}` : `Usual price: on sale since ${since}`;
    }
    case "lowest":
      // What "30% off" is worth: it comes again. A row does not say it.
      if (verdict.asLowOn !== undefined) return `Same price ${whenInWords(verdict.asLowOn, now)}`;
      // Of few readings a count of days would claim more than is known.
      if (verdict.readings !== undefined)
        return `Lowest ${sinceInWords(now - verdict.days * DAY_MS, now, isBrief)}`;
      return `Lowest in ${String(verdict.days)} days`;
    case "lower": {
      const was = figure(verdict.wasCents);
      if (!isBrief) return `It was ${was} ${whenInWords(verdict.on, now)}`;
      return `Lowest here ${was}, ${dayOrMonth(verdict.on, now)}`;
    }
  }
}

// Days of the calendar: no moment of them has to be found in the state's time zone.
const formatDay = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });
const formatMonth = dateFormat({ month: "long", timeZone: "UTC" });
const formatShortMonth = dateFormat({ month: "short", timeZone: "UTC" });

/** "in October", and of this very month its day: "on Nov 23". */
export const whenInWords = (day: string, now: number) =>
  isThisMonth(day, now) ? `on ${dayInWords(day, now)}` : `in ${monthInWords(day, now, false)}`;

/** The same after a price in a row: "Oct", "Nov 23", "Dec 2025". */
export const dayOrMonth = (day: string, now: number) =>
  isThisMonth(day, now) ? dayInWords(day, now) : monthInWords(day, now, true);

/** "since September", and of this very month its day: "since Nov 3". @param moment epoch milliseconds */
const sinceInWords = (moment: number, now: number, isShort = false) => {
  const day = calendarDay(moment);
  return `since ${isThisMonth(day, now) ? dayInWords(day, now) : monthInWords(day, now, isShort)}`;
};

const isThisMonth = (day: string, now: number) =>
  calendarDay(now).startsWith(day.slice(0, "2026-11".length));

const monthInWords = (day: string, now: number, isShort: boolean) =>
  (isShort ? formatShortMonth : formatMonth)(Date.parse(day)) + otherYear(day, now, "\u00A0");

/** A day of the calendar, such as "2026-11-08", in words: "Nov 8". It is not torn from its month. */
export const dayInWords = (day: string, now: number) =>
  formatDay(Date.parse(day)).replace(" ", "\u00A0") + otherYear(day, now, ",\u00A0");

function otherYear(day: string, now: number, before: string): string {
  const year = day.slice(0, "2026".length);
  return calendarDay(now).startsWith(year) ? "" : before + year;
}
