import type { Seal } from "#domain/offers/priceVerdict.ts";
import { sealed } from "./verdictWords.css.ts";

interface VerdictWordsProps {
  seal: Seal | null;
  text: string;
}

/** What an offer's past says of its price, in a row. */
export function VerdictWords({ seal, text }: VerdictWordsProps) {
  return seal === null ? text : <span className={sealed[seal]}>{text}</span>;
}
