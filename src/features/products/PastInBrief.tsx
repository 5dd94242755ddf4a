import type { MouseEvent } from "react";
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

/** The card that all prices before stand in. */
export const HISTORY_ID = "price-history";

/** Without a place of its own on the way back. */
function showHistory(event: MouseEvent): void {
  event.preventDefault();
  const heading = document.getElementById(HISTORY_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
