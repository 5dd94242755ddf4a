import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import { leftOutList } from "../wishlist.css.ts";
import type { TripOffers } from "./tripOffers.ts";

const REASONS: Readonly<Record<TripPlan["leftOut"][number]["why"], string>> = {
  nowhere: "no fresh menu of these stores has it",
  elsewhere: "other stores have it",
  budget: "it does not fit in the budget",
};

/** What a plan does not get, and why. */
export function LeftOutList({ leftOut, trip }: { leftOut: TripPlan["leftOut"]; trip: TripOffers }) {
  const { wishes, whyNotCompared } = trip;
  const reasonOf = ({ item, why }: TripPlan["leftOut"][number]) => {
    const unpriced = why === "nowhere" ? (whyNotCompared[item] ?? null) : null;
    return unpriced === null
      ? REASONS[why]
      : `stores have it, and there is no price to compare: ${unpriced}`;
  };
  if (leftOut.length === 0) return null;
  return (
    <div>
      <p>Left out:</p>
      <ul className={leftOutList}>
        {leftOut.map((each) => (
          <li key={wishes[each.item]?.id}>
            <bdi>{wishes[each.item]?.name}</bdi>: {reasonOf(each)}
          </li>
        ))}
      </ul>
    </div>
  );
}
