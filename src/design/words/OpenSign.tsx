import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { isOpenAt } from "#domain/stores/openState.ts";
import { openingSentence } from "#domain/stores/openingWords.ts";
import { hiddenOnPhone } from "../hiddenOnPhone.css.ts";
import { sign } from "./openSign.css.ts";

interface OpenSignProps {
  /** What is not known has no sign. */
  openingHours: OpeningHours | null;
  /** The device's clock, epoch milliseconds. */
  now: number;
}

/** Whether a store is open: a full or an empty sign, and where there is room, until or from when. */
export function OpenSign({ openingHours, now }: OpenSignProps) {
  // A first view may be read an hour later, when the store has closed.
  if (openingHours === null || import.meta.env.SSR) return null;
  const sentence = openingSentence({ openingHours }, now);
  return (
    <span className={sign} title={sentence}>
      <span aria-hidden="true">{isOpenAt(openingHours, now) ? "●" : "○"}</span>{" "}
      <span className={hiddenOnPhone}>{sentence}</span>
    </span>
  );
}
