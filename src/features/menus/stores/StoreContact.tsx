import { hoursAsWorded, openingSentence } from "#domain/stores/openingWords.ts";
import { weekLines } from "#domain/stores/weekLines.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";

interface StoreHoursProps {
  store: Pick<StoreProfile, "hours" | "openingHours">;
  now: number;
}

/** Whether a store is open, and its opening hours as the source words them. */
export function StoreHours({ store, now }: StoreHoursProps) {
  const { hours, openingHours } = store;
  const sentence = openingSentence(store, now);
  return (
    <span>
      <span className="visually-hidden">Hours: </span>
      {[
        ...(openingHours === null && hours !== null ? [] : [sentence]),
        ...(hours === null
          ? openingHours === null
            ? []
            : weekLines(openingHours)
          : [hoursAsWorded(hours)]),
      ].join(" · ")}
    </span>
  );
}
