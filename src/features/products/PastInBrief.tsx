import type { MouseEvent } from "react";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { wasNotablyLower } from "#domain/offers/priceVerdict.ts";
import type { HeadOffer } from "./headOffer.ts";
import {
  beforeWords,
  inDays,
  lowestSeen,
  nowWords,
  toldDays,
  type PastPrices,
} from "./pastPrices.ts";

interface PastInBriefProps {
  head: HeadOffer;
  /** Of the store that heads the page. */
  past: PastPrices;
  /** Of all stores. */
  ofAll: PastPrices;
  /** What is known and has no line above. */
  unsaid: string | null;
}

/** What the verdict rests on, unfolded below it: what it costs there and since when, what it was, and the lowest that was seen at any store. */
export function PastInBrief({ head, past, ofAll, unsaid }: PastInBriefProps) {
  const lowest = lowestSeen(ofAll);
  const isNew = past.steps.length === 1 && past.known <= 1;
  // A price of the visitor's own has no past: that is of what everybody pays.
  const whose = head.price.because === null ? null : "Everybody’s price: ";
  const before = beforeWords(past);
  return (
    <>
      {unsaid === null ? null : <p>{unsaid}.</p>}
      <p>
        {whose}
        {isNew ? "First seen within the last day. No earlier price is known." : nowWords(past)}
      </p>
      {before === "" ? null : <p>{before}</p>}
      {lowest === null || isNew ? null : lowest.isNew && lowest.cents === head.price.cents ? (
        <p>
          The lowest we saw in {inDays(toldDays(ofAll))}
          {head.isOneOfSeveral ? ", at any store" : ""}.
        </p>
      ) : (
        <p>
          Lowest we saw in {inDays(toldDays(ofAll))}: {lowest.text}
          {lowest.where}
        </p>
      )}
      <p>
        <a href={`#${HISTORY_ID}`} onClick={showHistory}>
          Price history
        </a>
      </p>
    </>
  );
}

/**
 * For what it was to be had at another store within reach, where that is notably less than what is asked now: `"It was
 * $28.35 at another store on Sep 14"`. `null` where its own store asked that, too, or it is asked now: the head says where.
 */
export function elsewhereWords(
  { price, cheapest, isInReach }: HeadOffer,
  past: PastPrices,
  ofAll: PastPrices,
): string | null {
  const lowest = lowestSeen(ofAll);
  if (lowest === null || lowest.isNow || price.because !== null) return null;
  if (lowest.isAbout !== price.isAbout || !lowest.stores.some(isInReach)) return null;
  const asked = Math.min(price.cents, cheapest?.paid.cents ?? price.cents);
  const isOwn = past.steps.some(({ cents }) => cents !== null && cents <= lowest.cents);
  if (isOwn || !wasNotablyLower(lowest.cents, asked)) return null;
  return `It was ${aboutText(formatCents(lowest.cents), lowest.isAbout)} at another store on ${lowest.day}`;
}

/** The card that all prices before stand in. */
export const HISTORY_ID = "price-history";

/** Without a place of its own on the way back. */
function showHistory(event: MouseEvent): void {
  event.preventDefault();
  const heading = document.getElementById(HISTORY_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
