import type { OpeningHours } from "#domain/stores/openingHours.ts";
import { closesSoon, openingInRow, openingSentence } from "#domain/stores/openingWords.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { openSign } from "./openSign.css.ts";

interface OpenSignProps {
  /** What is not known has no words. */
  openingHours: OpeningHours | null;
  /** The device's clock, epoch milliseconds. */
  now: number;
  /** "closes 9 PM" among others of a row; the same as the first of them; the sentence that stands alone: "Open until 9 PM". */
  form?: "row" | "first" | "sentence";
}

/** Until when a store is open, or from when, with the day where that is not today; within an hour of its end as a countdown, in the color of a warning. */
export function OpenSign({ openingHours, now, form = "row" }: OpenSignProps) {
  // A first view may be read an hour later, when the store has closed.
  if (openingHours === null || import.meta.env.SSR) return null;
  const sentence = openingSentence({ openingHours }, now);
  const brief = openingInRow({ openingHours }, now);
  return (
    <span
      className={openSign}
      data-closing={closesSoon(openingHours, now) || undefined}
      title={form === "sentence" ? undefined : sentence}
    >
      {form === "sentence" ? sentence : form === "first" ? capitalized(brief) : brief}
    </span>
  );
}
