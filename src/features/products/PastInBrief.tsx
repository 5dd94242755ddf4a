import type { MouseEvent } from "react";
import { HISTORY_SPANS, readingsText } from "#domain/offers/readings.ts";
import { calendarDay, formatDayOfYear } from "#domain/time/calendar.ts";
import { formatCents } from "#domain/offers/money.ts";
import { REACH_MILES, type HeadOffer } from "./headOffer.ts";
import { DAYS } from "./headVerdict.ts";
import { inDays, type PastPrices } from "./pastPrices.ts";

interface PastInBriefProps {
  head: HeadOffer;
  /** Of the store that heads the page. */
  past: PastPrices;
  /** What the verdict means; `null` where there is none. */
  meaning: string | null;
  /** What speaks against it, and has no line above. */
  against: string | null;
  /** On how many readings it rests, where those are few. */
  restsOn: string | null;
}

/** A verdict unfolded: what it means, on what it rests and what speaks against it, in a line each, and the way to all prices. */
export function PastInBrief({ head, past, meaning, against, restsOn }: PastInBriefProps) {
  const rests = restsOn ?? readWords(past);
  return (
    <>
      <p>{meaning ?? plainMeaning(head, past)}</p>
      {rests === null ? null : (
        <p>
          {rests}
          {past.register === null ? "" : ", with today’s tax"}.
        </p>
      )}
      {against === null ? null : <p>{against}.</p>}
      <p>
        <a href={`#${HISTORY_ID}`} onClick={showHistory}>
          Price history
        </a>
      </p>
    </>
  );
}

/** What a price without a verdict is worth. */
function plainMeaning({ nearby, cheapest }: HeadOffer, past: PastPrices): string {
  if (nearby !== null) return "Another store nearby asks less today.";
  if (isNew(past)) return "No earlier price is known.";
  return cheapest === null
    ? "It is not marked down here."
    : `Nobody within ${String(REACH_MILES)} mi asks less.`;
}

/** "Checked here on 42 of the last 75 days"; `null` of what is new, which says so. */
function readWords(past: PastPrices): string | null {
  if (isNew(past)) return null;
  const days = Math.min(past.known, DAYS);
  const span = HISTORY_SPANS.findIndex((each) => each >= days);
  const read = past.offers[0]?.readDays?.[span];
  if (read === undefined) return `Known here for ${inDays(days)}`;
  if (read < 2) return readingsText(read, days, true);
  return `Checked here on ${String(Math.min(read, days))} of the last ${inDays(days)}`;
}

/** What is known of a price that nothing judges: when it was first seen, or since when it is so. `null` without any history. */
export function knownWords({ price }: HeadOffer, past: PastPrices): string | null {
  const last = past.steps.findLast(({ cents }) => cents !== null);
  if (last === undefined || last.cents === null) return null;
  const isToday = calendarDay(last.from) === calendarDay(past.now);
  if (isNew(past)) return isToday ? "First seen today" : "First seen yesterday";
  // A price of the visitor's own has no past: that is of what everybody pays.
  const what = price.because === null ? "" : "Everybody’s price: ";
  const before = last.from > past.begin ? "" : "before ";
  const when = isToday ? "today" : `since ${before}${formatDayOfYear(last.from)}`;
  return `${what}${formatCents(last.cents)} here ${when}`;
}

const isNew = ({ steps, known }: PastPrices) => steps.length === 1 && known <= 1;

/** Said once of all prices of a history. */
export const WITH_TAX = "With today’s tax";

/** The card that all prices before stand in. */
export const HISTORY_ID = "price-history";

/** Without a place of its own on the way back. */
function showHistory(event: MouseEvent): void {
  event.preventDefault();
  const heading = document.getElementById(HISTORY_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
