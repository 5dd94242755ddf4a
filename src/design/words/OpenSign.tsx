import {
  closesSoon,
  HOURS_NOT_KNOWN,
  knowsHours,
  openingInRow,
  openingSentence,
  type KnownHours,
} from "#domain/stores/openingWords.ts";
import { isOpenAt } from "#domain/stores/openState.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { openSign } from "./openSign.css.ts";

interface OpenSignProps {
  /** What is not known of it has no words, but beside stores of which it is. */
  store: KnownHours;
  isBesideKnown?: boolean;
  /** The device's clock, epoch milliseconds. */
  now: number;
  /** "closes 9 PM" among others of a row; the same as the first of them; the sentence that stands alone: "Open until 9 PM". */
  form?: "row" | "first" | "sentence";
}

/** By the words of a row, the same everywhere: until when a store is open, or from when, with the day where that is not today; within an hour of its end as a countdown, in the color of a warning. */
export function OpenSign({ store, isBesideKnown = false, now, form = "row" }: OpenSignProps) {
  // A first view may be read an hour later, when the store has closed.
  if (import.meta.env.SSR) return null;
  if (!knowsHours(store))
    return isBesideKnown ? <span className={openSign}>{HOURS_NOT_KNOWN}</span> : null;
  const { openingHours } = store;
  const sentence = openingSentence(store, now);
  const isSoon = closesSoon(openingHours, now);
  const brief = openingInRow(store, now);
  return (
    <span
      className={openSign}
      data-closing={isSoon || undefined}
      // A line short of room leaves out what is no news.
      data-later={(!isSoon && isOpenAt(openingHours, now)) || undefined}
      title={form === "sentence" ? undefined : sentence}
    >
      {form === "sentence" ? sentence : form === "first" ? capitalized(brief) : brief}
    </span>
  );
}
