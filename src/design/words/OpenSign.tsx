import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { isOpenAt } from "#domain/stores/openState.ts";
import { openingSentence } from "#domain/stores/openingWords.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { onlyOnPhone, sign, signInWords } from "./openSign.css.ts";

interface OpenSignProps {
  /** What is not known has no sign. */
  openingHours: OpeningHours | null;
  /** The device's clock, epoch milliseconds. */
  now: number;
  /** Among words that wrap, it stays with those before it, and on a phone it says in a word what it is. */
  inWords?: boolean;
}

/** Whether a store is open: a full or an empty sign, and where there is room, until or from when. */
export function OpenSign({ openingHours, now, inWords = false }: OpenSignProps) {
  // A first view may be read an hour later, when the store has closed.
  if (openingHours === null || import.meta.env.SSR) return null;
  const sentence = openingSentence({ openingHours }, now);
  const isOpen = isOpenAt(openingHours, now);
  return (
    <span className={inWords ? signInWords : sign} title={sentence}>
      <span aria-hidden="true">{isOpen ? "●" : "○"}</span>{" "}
      {inWords ? (
        <span className={onlyOnPhone} aria-hidden="true">
          {isOpen ? "Open" : "Closed"}
        </span>
      ) : null}
      <span className={hiddenOnPhone}>{sentence}</span>
    </span>
  );
}
