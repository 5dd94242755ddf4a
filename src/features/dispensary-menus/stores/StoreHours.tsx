import type { StoreProfile } from "#domain/stores/stores.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Where in the week "Mon–Sat" or "sunday" begins; what is no day comes first. */
function weekday(name: string): number {
  return DAYS.indexOf(name.slice(0, 3).toLowerCase());
}

/** Opening hours as the source words them. */
export function StoreHours({ hours }: Pick<StoreProfile, "hours">) {
  if (hours === null) return null;
  const lines =
    typeof hours === "string"
      ? [hours]
      : Object.entries(hours)
          .sort(([a], [b]) => weekday(a) - weekday(b))
          .map((each) => each.join(" "));
  return (
    <span>
      <span className="visually-hidden">Hours: </span>
      {lines.join(" · ")}
    </span>
  );
}
