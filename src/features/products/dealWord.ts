import { LOWER_BY, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { REACH_MILES } from "./headOffer.ts";

export type DealWord = "Real deal" | "Fair deal";

/** What a word for a deal is given by. */
interface DealFacts {
  /** The very price that it is said to be below was paid by everybody at its own store, while we read it. */
  isSeen: boolean;
  /** It is a record, which has words of its own. */
  isRecord: boolean;
  /** Something notably lower was seen: at its store, or at another within reach. */
  wasLower: boolean;
  /** Somebody within reach asks notably less now. */
  isLowerNearby: boolean;
}

/**
 * The word that a verdict begins with. There is one only where the higher price was seen at that very store: what a store
 * merely calls its regular price proves nothing. It is a real deal where nothing notably lower (`wasNotablyLower`, 3 %) was
 * seen in the past, and nobody within reach asks notably less now; else a fair one. A record says itself.
 */
export function dealWord({
  isSeen,
  isRecord,
  wasLower,
  isLowerNearby: isLowerNow,
}: DealFacts): DealWord | null {
  if (!isSeen || isRecord) return null;
  return wasLower || isLowerNow ? "Fair deal" : "Real deal";
}

/** What the words for a deal mean, where they are unfolded. */
const MEANINGS: Readonly<Record<DealWord, string>> = {
  "Real deal": `We saw that higher price, and nothing ${String(100 * LOWER_BY)}% or more below this one within ${String(REACH_MILES)} miles in 90 days.`,
  "Fair deal": "We saw the higher price here, but also a lower one.",
};

interface Judged {
  word: DealWord | null;
  isRecord: boolean;
  off: OffWords | null;
  /** As far as it is one on the price of now. */
  verdict: PriceVerdict | null;
  stayed: string | null;
}

/** What an answer means, in one line; `null` where there is none. */
export function meaningOf({ word, isRecord, off, verdict, stayed }: Judged): string | null {
  if (word !== null) return MEANINGS[word];
  if (isRecord) return "No price that we read here was lower.";
  if (off !== null) return off.meaning;
  switch (verdict?.kind) {
    case "usual":
      return "It is on sale on most days, so that is its price.";
    case "lowest":
      return verdict.asLowOn === undefined
        ? "It was more before, and not less since."
        : "It was as low before, so it comes back.";
    case "lower":
      return "It costs more now than it did here.";
    case "first":
      return "No earlier price is known.";
    case undefined:
      return stayed === null ? null : "It cost the same whenever we looked.";
  }
}

/** By how much a price is below another, in words. */
export interface OffWords {
  text: string;
  /** The other was paid at its store while it was read. */
  isSeen: boolean;
  /** What that is worth. */
  meaning: string;
}
