import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { isOpenAt } from "#domain/stores/openState.ts";
import { openingSentence } from "#domain/stores/openingWords.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { onlyOnPhone, openSign } from "./openSign.css.ts";

interface OpenSignProps {
  /** What is not known has no words. */
  openingHours: OpeningHours | null;
  /** The device's clock, epoch milliseconds. */
  now: number;
}

/** Whether a store is open: on a phone in one word, where there is room until or from when. */
export function OpenSign({ openingHours, now }: OpenSignProps) {
  // A first view may be read an hour later, when the store has closed.
  if (openingHours === null || import.meta.env.SSR) return null;
  const sentence = openingSentence({ openingHours }, now);
  return (
    <span className={openSign} title={sentence}>
      <span className={onlyOnPhone} aria-hidden="true">
        {isOpenAt(openingHours, now) ? "open" : "closed"}
      </span>
      <span className={hiddenOnPhone}>{sentence}</span>
    </span>
  );
}
