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
import { singleBests, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { savePdf } from "#platform/paper/savePdf.ts";
import { tripLater, tripParts } from "./trip.css.ts";
import { boughtOffers, type LaterWish } from "./tripForADay.ts";
import { cheapestStores, milesBetweenStops, type TripOffers } from "./tripOffers.ts";
import { TripHead } from "./TripHead.tsx";
import { TripStop } from "./TripStop.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { media } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { countOfStores, storeLocation, type Store } from "#domain/stores/stores.ts";

interface TripResultProps {
  trip: TripOffers;
  plan: TripPlan;
  isWide: boolean;
  /** The first ways to go as their totals, where the ways themselves are a screen below. */
  brief: ReactNode;
  /** Other ways to go; `null` where there are none. */
  chooser: ReactNode;
  /** Why the recommended way leaves some of the list out, where that is not worth the drive. */
  fuller: string | null;
  /** What the drive of the recommended way gains. */
  gain: string | null;
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
  /** It is asked right below the answer, which lacks it, or is the answer itself. Else it stands above the answer, which rests on it. */
  isFromBelow: boolean;
  /** What it is made of. */
  settings: ReactNode;
  /** How it was reckoned. */
  notes: ReactNode;
}

/** The plan as a receipt: what it comes to, what to buy where, what is left out and why, and then the other ways and what it is made of. */
export function TripResult(props: TripResultProps) {
  const { trip, plan, isWide, chooser, fuller, gain, totals, later, now, register } = props;
  // Right below the answer the first of them stand already, and a list is short of room.
  const isFolded = !useMedia(media.columns);
  // Why it is more than the list's own sum is not folded away with them.
  const isComparedBelow = isFolded && chooser !== null;
  // The settings keep their place whatever comes of them: what is being typed in stays.
  const around = (answer: ReactNode, rest: ReactNode, singles: ReactNode) => (
    <div className={tripParts({ isWide })}>
      <Stack gap={4}>
        <Stack gap={2}>
          {props.isFromBelow ? null : props.from}
          {answer}
          {isComparedBelow ? singles : null}
          {props.isFromBelow ? props.from : null}
        </Stack>
        {rest}
      </Stack>
      <Stack gap={4}>
        <div className={isFolded ? "no-print" : undefined}>
          {isComparedBelow ? (
            <Fold summary="Compare trips">{chooser}</Fold>
          ) : (
            <Stack gap={4}>
              {chooser === null ? null : (
                <Stack gap={2}>
                  <div className="no-print">
                    <Heading level={3}>Compare trips</Heading>
                  </div>
                  {chooser}
                </Stack>
              )}
              {singles}
            </Stack>
          )}
        </div>
        {props.settings}
        {trip.untaxedStores === 0 ? null : (
          <Text tone="quiet" size="sm">
            Skipped: {countOfStores(trip.untaxedStores)} whose taxes we don’t know.
          </Text>
        )}
        <Text tone="quiet" size="sm">
          {props.notes}
        </Text>
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
  if (trip.stores.length === 0) return around(<NothingToCompare trip={trip} />, null, null);
  if (plan.picks.length === 0)
    return around(
      <Text role="status">Nothing fits in this budget.</Text>,
      <LeftOut leftOut={plan.leftOut} trip={trip} />,
      null,
    );
  const picked = plan.picks.map(({ store, items: [item = -1] }) => trip.cheapest[store]?.[item]);
  const isAbout = picked.every((each) => each?.isAbout === true);
  const singles = singleBests(plan, trip.alike);
  const bought = boughtOffers(trip.cheapest, plan);
  // Where it is not known from where one goes the ways say it themselves.
  const apart =
    chooser !== null || trip.place !== null ? null : milesBetweenStops(plan.stores, trip);
  return around(
    <>
      <TripHead
        {...{ trip, plan, register, isAbout, fuller, gain }}
        wanted={trip.wishes.length + later.length}
      />
      {isWide ? null : props.brief}
      {/* What may not be bought on one day is no plan: it is said beside its total. */}
      {props.limits(
        bought,
        later.length === 0 ? null : <Later later={later} onPutBack={props.onPutBack} />,
      )}
    </>,
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
      <LeftOut leftOut={plan.leftOut} trip={trip} />
      {apart === null ? null : (
        <Text size="sm">The stores are about {formatMiles(apart)} apart.</Text>
      )}
    </>,
    // A sum that nobody pays stands below what is paid.
    singles.cents < plan.totalCents && !totals.includes(singles.cents) ? (
      <Text size="sm">
        {plan.picks.length === 1 ? "This" : `These ${String(plan.picks.length)}`} at{" "}
        {plan.picks.length === 1 ? "its cheapest store" : "their cheapest stores"}:{" "}
        <b>
          <About isAbout={isAbout}>{formatCents(singles.cents)}</About>
        </b>
        , driving not included
      </Text>
    ) : null,
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
    <p>
      Not on this trip:{" "}
      {leftOut.map((each, place) => {
        const [first] = cheapestStores(trip, each.item);
        const wish = wishes[each.item];
        const isProduct = wish !== undefined && parseWishId(wish.id)?.kind === "product";
        return (
          <Fragment key={wish?.id}>
            {place === 0 ? "" : ", "}
            <bdi translate="no">
              {(isProduct ? first?.priced.offer.product.name : null) ?? wish?.name}
            </bdi>{" "}
            ({reasonOf(each, stores[first?.store ?? -1])})
          </Fragment>
        );
      })}
    </p>
  );
}
