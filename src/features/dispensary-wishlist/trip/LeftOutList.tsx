import type { TripPlan } from "#domain/trip/planTrip.ts";
import { leftOutList } from "../wishlist.css.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";

const REASONS: Readonly<Record<TripPlan["leftOut"][number]["why"], string>> = {
  nowhere: "no fresh menu of these stores has it",
  elsewhere: "other stores have it",
  budget: "it does not fit in the budget",
};

/** What a plan does not get, and why. */
export function LeftOutList({ plan, wishes }: { plan: TripPlan; wishes: readonly Wish[] }) {
  if (plan.leftOut.length === 0) return null;
  return (
    <div>
      <p>Left out:</p>
      <ul className={leftOutList}>
        {plan.leftOut.map(({ item, why }) => (
          <li key={wishes[item]?.id}>
            <bdi>{wishes[item]?.name}</bdi>: {REASONS[why]}
          </li>
        ))}
      </ul>
    </div>
  );
}
