import FileDown from "~icons/file-down";
import { Fragment, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { About } from "#design/words/About.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { Text } from "#design/words/Text.tsx";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatCents } from "#domain/offers/money.ts";
import { itemsOf, singleBests, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { savePdf } from "#platform/paper/savePdf.ts";
import { leftOutList, tripAnswer, tripLater, tripParts } from "./trip.css.ts";
import { boughtOffers, type LaterWish } from "./tripForADay.ts";
import { cheapestStores, type TripOffers } from "./tripOffers.ts";
import { TripHead } from "./TripHead.tsx";
import { TripJourney } from "./TripJourney.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { countOfStores, storeLocation, type Store } from "#domain/stores/stores.ts";

interface TripResultProps {
  trip: TripOffers;
  plan: TripPlan;
  /** The first ways to go, of which one is chosen. */
  ways: ReactNode;
  /** Those that have no place among them. */
  moreWays: ReactNode;
  /** Why the recommended way leaves some of the list out, where that is not worth the drive. */
  fuller: string | null;
  /** What the chosen way gains, or why it is the one. */
  why: string | null;
  /** What the ways come to, in cents: what stands there already is not said again. */
  totals: readonly number[];
  now: number;
  register: Register | null;
  /** What is left for another day, unasked. */
  later: readonly LaterWish[];
  onPutBack: () => void;
  limits: (offers: readonly StoreOffer[], left: ReactNode) => ReactNode;
  /** From where one goes. */
  from: ReactNode;
  /** What it is made of. */
  settings: ReactNode;
  /** How it was reckoned. */
  notes: string | null;
}

/** The plan: the ways and what the chosen one comes to, how it is driven with what to buy where, what is left out and why, and then the other ways and what it is made of. */
export function TripResult(props: TripResultProps) {
  const { trip, plan, ways, fuller, why, totals, later, now, register } = props;
  // The settings keep their place whatever comes of them: what is being typed in stays.
  const around = (answer: ReactNode, leftOut: ReactNode) => (
    <div className={tripParts}>
      <Stack gap={2}>{answer}</Stack>
      <Stack gap={4}>
        <TripJourney trip={trip} plan={plan} from={props.from} now={now} register={register} />
        {leftOut}
      </Stack>
      <Stack gap={4}>
        {props.moreWays}
        {props.settings}
        {trip.untaxedStores === 0 ? null : (
          <Text tone="quiet" size="sm">
            Skipped: {countOfStores(trip.untaxedStores)} whose taxes we don’t know.
          </Text>
        )}
        {props.notes === null ? null : (
          <Text tone="quiet" size="sm">
            {props.notes}
          </Text>
        )}
        {plan.picks.length === 0 ? null : (
          <div className="no-print">
            <Button
              onClick={({ currentTarget }) =>
                void savePdf("trip", "Trip", { only: currentTarget.closest("section") })
              }
            >
              <FileDown aria-hidden="true" /> Save as PDF
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
  if (trip.stores.length === 0) return around(<NothingToCompare trip={trip} />, null);
  if (plan.picks.length === 0)
    return around(
      <Text role="status">Nothing fits in this budget.</Text>,
      <LeftOut leftOut={plan.leftOut} trip={trip} />,
    );
  const picked = plan.picks.map(({ store, items: [item = -1] }) => trip.cheapest[store]?.[item]);
  const isAbout = picked.every((each) => each?.isAbout === true);
  const singles = singleBests(plan, trip.alike);
  const bought = boughtOffers(trip.cheapest, plan);
  return around(
    <>
      <div className={tripAnswer}>
        {ways}
        <TripHead
          {...{ trip, plan, register, now, isAbout, fuller, why }}
          compared={totals.length}
          // A sum that nobody pays stands below what is paid.
          least={
            singles.cents >= plan.totalCents || totals.includes(singles.cents) ? null : (
              <p>
                {itemsOf(plan) === 1 ? "At its cheapest" : "Cheapest of each"}
                {singles.stores > 1 ? `, ${countOfStores(singles.stores)}` : ""}:{" "}
                <About isAbout={isAbout}>{formatCents(singles.cents)}</About> + driving
              </p>
            )
          }
          wanted={trip.wishes.length + later.length}
        />
      </div>
      {/* What may not be bought on one day is no plan: it is said beside its total. */}
      {props.limits(
        bought,
        later.length === 0 ? null : <Later later={later} onPutBack={props.onPutBack} />,
      )}
    </>,
    <LeftOut leftOut={plan.leftOut} trip={trip} />,
  );
}

interface LaterProps {
  later: readonly LaterWish[];
  onPutBack: () => void;
}

/** What is left for another day, so that each day is within its limit, and why; the list keeps both. */
function Later({ later, onPutBack }: LaterProps) {
  const left = [...new Set(later.map(({ offer }) => offer))];
  return (
    <div className={tripLater}>
      <p>
        <Names offers={left} /> left out: over today’s limit
      </p>
      <Button kind="quiet" className="no-print" onClick={onPutBack}>
        {left.length === 1 ? "Add it anyway" : "Add them anyway"}
      </Button>
    </div>
  );
}

function Names({ offers }: { offers: readonly StoreOffer[] }) {
  return offers.map((offer, place) => (
    <Fragment key={offerKey(offer)}>
      {place === 0 ? "" : " and "}
      <bdi translate="no">{offer.product.name}</bdi>
    </Fragment>
  ));
}

/** Without a single price there is nothing to plan with: it is said of what the stores have all the same. */
function NothingToCompare({ trip }: { trip: TripOffers }) {
  const unpriced = trip.whyNotCompared.flatMap((why, item) => (why === null ? [] : [item]));
  return (
    <>
      <Text role="status">
        {unpriced.length === 0
          ? "None of these stores had anything you checked on a menu in the last 72 hours."
          : "These stores have nothing you checked with a price to compare."}
      </Text>
      <LeftOut leftOut={unpriced.map((item) => ({ item, why: "nowhere" }))} trip={trip} />
    </>
  );
}

/** What a plan does not get, and why: of what others have, where that is. */
function LeftOut({ leftOut, trip }: { leftOut: TripPlan["leftOut"]; trip: TripOffers }) {
  const { wishes, whyNotCompared, stores } = trip;
  if (leftOut.length === 0) return null;
  const reasonOf = ({ item, why }: TripPlan["leftOut"][number], stop: Store | undefined) => {
    if (why === "budget") return "over your budget";
    const unpriced = why === "nowhere" ? (whyNotCompared[item] ?? null) : null;
    if (unpriced !== null) return `no price to compare: ${unpriced}`;
    if (why === "nowhere") return "on no menu right now";
    return stop === undefined ? "at other stores" : storeLocation(stop);
  };
  return (
    <div>
      <Heading level={3}>Not on this trip ({leftOut.length})</Heading>
      <ul className={leftOutList}>
        {leftOut.map((each) => {
          const [first] = cheapestStores(trip, each.item);
          const wish = wishes[each.item];
          const isProduct = wish !== undefined && parseWishId(wish.id)?.kind === "product";
          return (
            <li key={wish?.id}>
              <bdi translate="no">
                {(isProduct ? first?.priced.offer.product.name : null) ?? wish?.name}
              </bdi>{" "}
              <span>{reasonOf(each, stores[first?.store ?? -1])}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
