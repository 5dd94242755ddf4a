import { past, record } from "./verdictWords.css.ts";

interface VerdictWordsProps {
  isRecord: boolean;
  text: string;
  className?: string | undefined;
}

/** What an offer's past says of its price, in a row: a record has its mark, all else is quiet, with the dot of a fact. */
export function VerdictWords({ isRecord, text, className = "" }: VerdictWordsProps) {
  return isRecord ? (
    <b className={`${record} ${className}`}>{text}</b>
  ) : (
    <span className={`${past} ${className}`} data-past>
      {text}
    </span>
  );
}
