import { openingSentence } from "#domain/hours/openingWords.ts";
import { weekLines } from "#domain/hours/weekLines.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Where in the week "Mon–Sat" or "sunday" begins; what is no day comes first. */
function weekday(name: string): number {
  return DAYS.indexOf(name.slice(0, 3).toLowerCase());
}

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
          : worded(hours)),
      ].join(" · ")}
    </span>
  );
}

function worded(hours: NonNullable<StoreProfile["hours"]>): string[] {
  if (typeof hours === "string") return [hours];
  return Object.entries(hours)
    .sort(([a], [b]) => weekday(a) - weekday(b))
    .map((each) => each.join(" "));
}
