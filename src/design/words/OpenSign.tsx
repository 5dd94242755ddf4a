import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { openingInRow, openingSentence } from "#domain/stores/openingWords.ts";
import { openSign } from "./openSign.css.ts";

interface OpenSignProps {
  /** What is not known has no words. */
  openingHours: OpeningHours | null;
  /** The device's clock, epoch milliseconds. */
  now: number;
}

/** In a row, until when a store is open, or from when. */
export function OpenSign({ openingHours, now }: OpenSignProps) {
  // A first view may be read an hour later, when the store has closed.
  if (openingHours === null || import.meta.env.SSR) return null;
  return (
    <span className={openSign} title={openingSentence({ openingHours }, now)}>
      {openingInRow({ openingHours }, now)}
    </span>
  );
}
