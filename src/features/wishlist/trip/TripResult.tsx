import FileDown from "~icons/file-down";
import { Fragment, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { About } from "#design/words/About.tsx";
import { Text } from "#design/words/Text.tsx";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatCents } from "#domain/offers/money.ts";
import { singleBests, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { savePdf } from "#platform/paper/savePdf.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { leftOutList, tripLater } from "./trip.css.ts";
import { boughtOffers, type LaterWish, type LimitsOfTrip } from "./tripForADay.ts";
import { cheapestStores, type TripOffers } from "./tripOffers.ts";
import { TripHead } from "./TripHead.tsx";
import { TripStop } from "./TripStop.tsx";
import { milesBetweenStops, type FullerWay } from "./tripWays.ts";
import { Stack } from "#design/surfaces/Stack.tsx";
import { formatMiles, ROAD_FACTOR } from "#domain/stores/distance.ts";
import { countOfStores, storeLocation } from "#domain/stores/stores.ts";

interface TripResultProps {
  trip: TripOffers;
  plan: TripPlan;
  /** Other ways to go; `null` where there are none. */
  chooser: ReactNode;
  /** What more of the list would come to, where the recommended way leaves that out as not worth the drive. */
  fuller: FullerWay | null;
  /** What they come to, in cents: what stands there already is not said again. */
  totals: readonly number[];
  now: number;
  register: Register | null;
  /** If the way shall count. */
  centsPerMile: number | null;
  /** What is left for another day, unasked. */
  later: readonly LaterWish[];
  onPutBack: () => void;
  limits: (offers: readonly StoreOffer[], left: ReactNode) => ReactNode;
  isOver: LimitsOfTrip["isOver"];
  /** From where one goes. */
  from: ReactNode;
  /** What it is made of, right below what it comes to. */
  settings: ReactNode;
}

/** The plan as a receipt: what it comes to, what to buy where, and what is left out and why. */
export function TripResult(props: TripResultProps) {
  const { trip, plan, chooser, fuller, totals, later, now, register, centsPerMile, settings } =
    props;
  const picked = plan.picks.map(({ store, items: [item = -1] }) => trip.cheapest[store]?.[item]);
  const isAbout = picked.every((each) => each?.isAbout === true);
  // The settings keep their place whatever comes of them: what is being typed in stays.
  const around = (sum: ReactNode, notes: ReactNode, rest: ReactNode) => (
    <>
      <Stack gap={2}>
        {sum}
        {props.from}
        {chooser}
      </Stack>
      {notes}
      {settings}
      <Stack gap={4}>{rest}</Stack>
    </>
  );
  if (trip.stores.length === 0) return around(<NothingToCompare trip={trip} />, null, null);
  if (plan.picks.length === 0)
    return around(
      <Text role="status">Nothing fits in this budget.</Text>,
      null,
      <LeftOutList leftOut={plan.leftOut} trip={trip} />,
    );
  const singles = singleBests(plan, trip.alike);
  const bought = boughtOffers(trip.cheapest, plan);
  return around(
    <>
      <TripHead
        {...{ trip, plan, register, isAbout, fuller }}
        wanted={trip.wishes.length + later.length}
        // It would lie over the words that say what is too much.
        isSticky={!props.isOver(bought)}
      />
      {/* What may not be bought on one day is no plan: it is said beside its total. */}
      {props.limits(
        bought,
        later.length === 0 ? null : (
          <Later later={later} today={bought} onPutBack={props.onPutBack} />
        ),
      )}
    </>,
    <Notes trip={trip} plan={plan} hasWays={chooser !== null} centsPerMile={centsPerMile} />,
    <>
      {plan.stores.map((store) => (
        <TripStop
          key={trip.stores[store]?.slug}
          trip={trip}
          plan={plan}
          store={store}
          now={now}
          register={register}
        />
      ))}
      <LeftOutList leftOut={plan.leftOut} trip={trip} stops={plan.stores.length} />
      {/* A sum that nobody pays stands below what is paid. */}
      {singles.cents < plan.totalCents && !totals.includes(singles.cents) ? (
        <Text size="sm">
          Each at its cheapest store would be{" "}
          <b>
            <About isAbout={isAbout}>{formatCents(singles.cents)}</About>
          </b>
          , at {singles.stores} stores.
        </Text>
      ) : null}
      <div className="no-print">
        <Button
          onClick={({ currentTarget }) =>
            void savePdf("trip", "Trip", { only: currentTarget.closest("section") })
          }
        >
          <FileDown aria-hidden="true" /> Save as PDF
        </Button>
      </div>
    </>,
  );
}

interface NotesProps extends Pick<TripResultProps, "trip" | "plan" | "centsPerMile"> {
  hasWays: boolean;
}

/** What else is in the sum, and what is not; nothing at all where there is nothing to say. */
function Notes({ trip, plan, hasWays, centsPerMile }: NotesProps) {
  // Where there are several ways, or it is known from where, each says it itself.
  const apart = hasWays || trip.place !== null ? null : milesBetweenStops(plan.stores, trip);
  if (apart === null && trip.untaxedStores === 0 && centsPerMile === null) return null;
  return (
    <Stack gap={1}>
      {apart === null ? null : (
        <Text size="sm">The stores are about {formatMiles(apart)} apart.</Text>
      )}
      {trip.untaxedStores === 0 ? null : (
        <Text tone="quiet" size="sm">
          Skipped: {countOfStores(trip.untaxedStores)} whose taxes we don’t know.
        </Text>
      )}
      {centsPerMile === null ? null : (
        <Text tone="quiet" size="sm">
          Driving is included: <About isAbout>{formatCents(plan.wayCents)}</About> for{" "}
          {formatMiles(plan.wayCents / Math.max(1, centsPerMile))} there and back, straight lines
          times {ROAD_FACTOR}, at {formatCents(centsPerMile)} a mile.
        </Text>
      )}
    </Stack>
  );
}

interface LaterProps {
  later: readonly LaterWish[];
  today: readonly StoreOffer[];
  onPutBack: () => void;
}

/** What is bought today and what is left for another day, so that each day is within its limit; the list keeps both. */
function Later({ later, today, onPutBack }: LaterProps) {
  const left = [...new Set(later.map(({ offer }) => offer))];
  return (
    <div className={tripLater}>
      <p>
        {today.length > NAMED_AT_MOST ? today.length : <Names offers={today} />} today;{" "}
        <Names offers={left} withSize /> for another day
      </p>
      <Button className="no-print" onClick={onPutBack}>
        {left.length === 1 ? "Put it back" : "Put them back"}
      </Button>
    </div>
  );
}

/** More names than that are read at their stores. */
const NAMED_AT_MOST = 2;

function Names({
  offers,
  withSize = false,
}: {
  offers: readonly StoreOffer[];
  withSize?: boolean;
}) {
  return offers.map((offer, place) => (
    <Fragment key={offerKey(offer)}>
      {place === 0 ? "" : " and "}
      <bdi translate="no">
        {offer.product.name}
        {withSize ? ` ${sizeName(offer)}` : ""}
      </bdi>
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
      <LeftOutList leftOut={unpriced.map((item) => ({ item, why: "nowhere" }))} trip={trip} />
    </>
  );
}

interface LeftOutListProps {
  leftOut: TripPlan["leftOut"];
  trip: TripOffers;
  /** How many stores the plan leads to. */
  stops?: number;
}

/** What a plan does not get, and why: of what others have, where that is. */
function LeftOutList({ leftOut, trip, stops = 0 }: LeftOutListProps) {
  const { wishes, whyNotCompared, stores } = trip;
  const reasonOf = ({ item, why }: TripPlan["leftOut"][number]) => {
    if (why === "budget") return ": over your budget";
    const unpriced = why === "nowhere" ? (whyNotCompared[item] ?? null) : null;
    if (unpriced !== null) return `: in stores, but with no price to compare (${unpriced})`;
    if (why === "nowhere") return ": not on any of these stores’ menus right now";
    const [first, ...others] = cheapestStores(trip, item);
    const stop = stores[first?.store ?? -1];
    if (stop === undefined) return ": other stores have it";
    const more = others.length === 0 ? "" : ` and ${countOfStores(others.length)} more`;
    return `, sold in ${storeLocation(stop)}${more}: a ${stops > 1 ? "third" : "second"} store to go to`;
  };
  if (leftOut.length === 0) return null;
  return (
    <div>
      <p>Left out:</p>
      <ul className={leftOutList}>
        {leftOut.map((each) => (
          <li key={wishes[each.item]?.id}>
            <bdi translate="no">{wishes[each.item]?.name}</bdi>
            {reasonOf(each)}
          </li>
        ))}
      </ul>
    </div>
  );
}
