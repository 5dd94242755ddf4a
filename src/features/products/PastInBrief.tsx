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
  /** What the word of the verdict means. */
  meaning: string | null;
  /** What is known and has no line above. */
  unsaid: readonly string[];
  /** On how many readings it rests, where those are few. */
  restsOn: string | null;
}

/** What the verdict means and rests on, unfolded below it: what it costs there and since when, what it was, and the lowest that was seen at any store. */
export function PastInBrief({ head, past, ofAll, meaning, unsaid, restsOn }: PastInBriefProps) {
  const lowest = lowestSeen(ofAll);
  const isNew = past.steps.length === 1 && past.known <= 1;
  // A price of the visitor's own has no past: that is of what everybody pays.
  const whose = head.price.because === null ? null : "Everybody’s price: ";
  const before = beforeWords(past);
  return (
    <>
      {meaning === null ? null : <p>{meaning}</p>}
      {unsaid.map((text) => (
        <p key={text}>{text}.</p>
      ))}
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
      {restsOn === null && past.register === null ? null : (
        <p>{[restsOn, past.register === null ? null : WITH_TAX].filter(Boolean).join(". ")}.</p>
      )}
      <p>
        <a href={`#${HISTORY_ID}`} onClick={showHistory}>
          Price history
        </a>
      </p>
    </>
  );
}

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
