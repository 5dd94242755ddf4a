import { calendarDay, formatDayOfYear } from "../time/calendar.ts";
import { dateFormat } from "../time/age.ts";
import { beginningOfDay } from "../time/easternWeek.ts";
import { SITE } from "../site/site.ts";
import { centsAtRegister, type Register } from "../prices/atRegister.ts";
import { currentPrice } from "./currentPrice.ts";
import { wholeDollars } from "./money.ts";
import type { OfferTimes } from "./offers.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

const formatMonth = dateFormat({ month: "long", timeZone: SITE.timeZone });
const formatMonthAndYear = dateFormat({ month: "long", year: "numeric", timeZone: SITE.timeZone });

/**
 * A verdict in the words that are fixed for it; `null` where it does not hold at `now` (epoch
 * milliseconds): the price is another than when it was seen, or the first day is over.
 *
 * @param offer with its moments in epoch milliseconds
 * @param register for a visitor who wants to see what is paid
 */
export function verdictText(
  verdict: PriceVerdict | null,
  offer: JudgedOffer,
  now: number,
  register: Register | null = null,
): string | null {
  if (verdict === null) return null;
  const { cents } = currentPrice(offer, now);
  if (cents !== currentPrice(offer, offer.observedAt).cents) return null;
  switch (verdict.kind) {
    case "first":
      return verdict.on === calendarDay(now) ? "First seen today" : null;
    case "usual":
      return `Usual price: on sale since ${dayInWords(verdict.since, now)}`;
    case "lowest":
      return `Lowest in ${String(verdict.days)} days`;
    case "lower": {
      const { cents: was, isAbout } = centsAtRegister(verdict.wasCents, offer, register);
      // With tax it is a sum of rounded parts: dollars say enough, and a row has little room.
      const figure = isAbout
        ? `about ${wholeDollars(Math.round(was / 100) * 100)}`
        : wholeDollars(was);
      return `Was ${figure} in ${monthInWords(verdict.on, now)}`;
    }
  }
}

/** An offer whose price is judged, its moments in epoch milliseconds. */
export type JudgedOffer = Parameters<typeof currentPrice>[0] &
  Parameters<typeof centsAtRegister>[1] &
  Pick<OfferTimes, "observedAt">;

const isThisYear = (day: string, now: number) =>
  day.slice(0, "2026".length) === calendarDay(now).slice(0, "2026".length);

const monthInWords = (day: string, now: number) =>
  (isThisYear(day, now) ? formatMonth : formatMonthAndYear)(beginningOfDay(day));

const dayInWords = (day: string, now: number) =>
  formatDayOfYear(beginningOfDay(day)) + (isThisYear(day, now) ? "" : `, ${day.slice(0, 4)}`);
