import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { onlyOnPhone } from "./openSign.css.ts";
import { sealed } from "./verdictWords.css.ts";

interface VerdictWordsProps {
  /** It has the gold of the lowest prices. */
  isRecord: boolean;
  text: string;
  /** For the row of a phone. */
  brief?: string | null;
}

/** What an offer's past says of its price, in a row: on a phone the short words are for eyes, and the whole ones are read out everywhere. */
export function VerdictWords({ isRecord, text, brief = null }: VerdictWordsProps) {
  const words =
    brief === null || brief === text ? (
      text
    ) : (
      <>
        <span className={onlyOnPhone} aria-hidden="true">
          {brief}
        </span>
        <span className={hiddenOnPhone}>{text}</span>
      </>
    );
  return isRecord ? <span className={sealed}>{words}</span> : words;
}
