import { sealed } from "./verdictWords.css.ts";

interface VerdictWordsProps {
  /** It has the gold of the lowest prices. */
  isRecord: boolean;
  text: string;
}

/** What an offer's past says of its price, in a row. */
export function VerdictWords({ isRecord, text }: VerdictWordsProps) {
  return isRecord ? <span className={sealed}>{text}</span> : text;
}
