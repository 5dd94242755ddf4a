import { calendarDay } from "../time/calendar.ts";
import { dateFormat } from "../time/age.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

/**
 * The words of a verdict on a price that is still the one that was seen; `null` where the first day is over.
 *
 * @param now epoch milliseconds
 * @param figure a price before tax, in cents, as it is told the visitor: "$25"
 */
export function verdictWords(
  verdict: PriceVerdict,
  now: number,
  figure: (cents: number) => string,
): string | null {
  switch (verdict.kind) {
    case "first":
      return verdict.on === calendarDay(now) ? "First seen today" : null;
    case "usual":
      return `Usual price: on sale since ${dayInWords(verdict.since, now)}`;
    case "lowest":
      return `Lowest in ${String(verdict.days)} days`;
    case "lower":
      return `Was ${figure(verdict.wasCents)} in ${monthInWords(verdict.on, now)}`;
  }
}

// Days of the calendar: no moment of them has to be found in the state's time zone.
const formatDay = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });
const formatMonth = dateFormat({ month: "long", timeZone: "UTC" });

const monthInWords = (day: string, now: number) =>
  formatMonth(Date.parse(day)) + otherYear(day, now, " ");

const dayInWords = (day: string, now: number) =>
  formatDay(Date.parse(day)) + otherYear(day, now, ", ");

function otherYear(day: string, now: number, before: string): string {
  const year = day.slice(0, "2026".length);
  return calendarDay(now).startsWith(year) ? "" : before + year;
}
