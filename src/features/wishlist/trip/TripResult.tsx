import FileDown from "~icons/file-down";
import type { ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { sticky } from "#design/sticky.css.ts";
import { Text } from "#design/words/Text.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { aboutText, formatCents, wholeDollars } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { costOfTrip, itemsOf, singleBests, type TripPlan } from "#domain/wishlist/planTrip.ts";
import { savePdf } from "#platform/paper/savePdf.ts";
import { tripStop, tripSum, tripTotal, leftOutList, entries } from "../wishlist.css.ts";
import type { PricedOffer, TripOffers } from "./tripOffers.ts";
import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { brandBeside, sizeName } from "#domain/offers/titles.ts";
import { formatMiles, milesApart, ROAD_FACTOR } from "#domain/stores/distance.ts";

/** How far a basket of offers goes towards the day's limit. */
export type LimitsOfTrip = (offers: readonly StoreOffer[]) => ReactNode;

interface TripResultProps {
  trip: TripOffers;
  plan: TripPlan;
  /** What was asked for: the sum is the lowest only among plans that keep to it. */
  storesAtMost: 1 | 2;
  /** The same for one store, where the plan leads to two. */
  atOneStore: TripPlan | null;
  now: number;
  register: Register | null;
  /** If the way shall count. */
  centsPerMile: number | null;
  limits: LimitsOfTrip;
  /** What it is made of, right below what it comes to. */
  settings: ReactNode;
}

/** The plan as a receipt: what it comes to, what to buy where, and what is left out and why. */
export function TripResult(props: TripResultProps) {
  const { trip, plan, storesAtMost, atOneStore, now, register, centsPerMile, limits, settings } =
    props;
  const picked = plan.picks.map(({ store, items: [item = -1] }) => trip.cheapest[store]?.[item]);
  const isAbout = picked.every((each) => each?.isAbout === true);
  // The settings keep their place whatever comes of them: what is being typed in stays.
  const around = (sum: ReactNode, notes: ReactNode, rest: ReactNode) => (
    <>
      {sum}
      {notes === null ? null : <Stack gap={1}>{notes}</Stack>}
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
  const isWayIn = plan.wayCents > 0;
  const [one = null, other = null] = plan.stores.map((store) => trip.stores[store] ?? null);
  const apart = milesApart(one, other);
  return around(
    <p className={`${tripSum} ${sticky}`} role="status">
      Total <b>{aboutText(formatCents(costOfTrip(plan)), isAbout || isWayIn)}</b> for{" "}
      {itemsOf(plan)} of {trip.wishes.length},{" "}
      {isAbout ? "with tax" : register?.hasTax === true ? NOT_KNOWN : "before tax"}
    </p>,
    <>
      <Text size="sm">
        At most {storesAtMost === 1 ? "1 store" : `${String(storesAtMost)} stores`}
        {atOneStore === null
          ? null
          : `. One store only: ${oneStoreText(plan, atOneStore, trip.wishes.length, isAbout)}`}
      </Text>
      {apart === null ? null : (
        <Text size="sm">
          The stores are {apart > FAR_APART_MILES ? "far apart: " : ""}about {formatMiles(apart)}{" "}
          from one to the other, in a straight line.
        </Text>
      )}
      {trip.untaxedStores === 0 ? null : (
        <Text tone="quiet" size="sm">
          Not looked at: {trip.untaxedStores} {trip.untaxedStores === 1 ? "store" : "stores"} whose
          taxes are not known.
        </Text>
      )}
      {singles.cents < plan.totalCents ? (
        <Text tone="quiet" size="sm">
          Each at its own cheapest store would be {aboutText(formatCents(singles.cents), isAbout)},
          with {singles.stores} stores to go to.
        </Text>
      ) : null}
      {centsPerMile === null ? null : (
        <Text tone="quiet" size="sm">
          The way is in it: {aboutText(formatCents(plan.wayCents), true)} for{" "}
          {formatMiles(plan.wayCents / Math.max(1, centsPerMile))} there and back, straight lines
          times {ROAD_FACTOR}, at {formatCents(centsPerMile)} a mile.
        </Text>
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
      <LeftOutList leftOut={plan.leftOut} trip={trip} />
      {limits(boughtOffers(trip.cheapest, plan))}
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

/** What a visitor gives up who goes to one store: money, or some of the list. */
function oneStoreText(plan: TripPlan, atOne: TripPlan, wanted: number, isAbout: boolean): string {
  const items = itemsOf(atOne);
  if (items < itemsOf(plan)) return `${String(items)} of ${String(wanted)} things`;
  return `${aboutText(wholeDollars(costOfTrip(atOne) - costOfTrip(plan)), isAbout)} more`;
}

/** Of none of the stores it is known which taxes it collects. */
const NOT_KNOWN = "before tax: the stores’ taxes are not known";

/** Without a single price there is nothing to plan with: it is said of what the stores have all the same. */
function NothingToCompare({ trip }: { trip: TripOffers }) {
  const unpriced = trip.whyNotCompared.flatMap((why, item) => (why === null ? [] : [item]));
  return (
    <>
      <Text role="status">
        {unpriced.length === 0
          ? "None of these stores has anything that is marked, on a menu of the last 72 hours."
          : "These stores have nothing that is marked at a price to compare."}
      </Text>
      <LeftOutList leftOut={unpriced.map((item) => ({ item, why: "nowhere" }))} trip={trip} />
    </>
  );
}

function boughtOffers(cheapest: TripOffers["cheapest"], { picks }: TripPlan): StoreOffer[] {
  return picks.flatMap(({ store, items: [item = -1] }) => cheapest[store]?.[item]?.offer ?? []);
}

/** So far that an hour goes by on the way. */
const FAR_APART_MILES = 50;

const REASONS: Readonly<Record<TripPlan["leftOut"][number]["why"], string>> = {
  nowhere: "no fresh menu of these stores has it",
  elsewhere: "other stores have it",
  budget: "it does not fit in the budget",
};

/** What a plan does not get, and why. */
function LeftOutList({ leftOut, trip }: { leftOut: TripPlan["leftOut"]; trip: TripOffers }) {
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
            <bdi translate="no">{wishes[each.item]?.name}</bdi>: {reasonOf(each)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TripStopProps {
  trip: TripOffers;
  plan: TripPlan;
  /** Its place in the trip's list. */
  store: number;
  now: number;
  register: Register | null;
}

/** One store of a plan: what to buy there, how old each price is, and what it comes to. */
function TripStop({ trip, plan, store: place, now, register }: TripStopProps) {
  const store = trip.stores[place];
  if (store === undefined) return null;
  const miles = trip.question.miles[place] ?? null;
  const picks = plan.picks.filter((pick) => pick.store === place);
  const isAboutHere = picks.some(
    ({ items: [item = -1] }) => trip.cheapest[place]?.[item]?.isAbout === true,
  );
  const total = picks.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div className={tripStop}>
      <Heading level={3}>
        <Link to="/dispensary-menus" search={{ store: store.slug }}>
          <bdi translate="no">{storeTitle(store)}</bdi>
        </Link>
        {miles === null ? "" : ` · ${formatMiles(miles)}`}
      </Heading>
      <ul className={entries}>
        {picks.map(({ items, cents }) => {
          const [item = -1] = items;
          const { offer, isAbout = false, because = null } = trip.cheapest[place]?.[item] ?? {};
          if (offer === undefined) return null;
          return (
            <ListRow
              key={trip.wishes[item]?.id}
              title={
                <Link
                  to="/product/$code"
                  params={{ code: offer.product.code }}
                  search={{ size: offer.sizeKey }}
                  state={{ cameFrom: store.slug }}
                >
                  <bdi translate="no">{offer.product.name}</bdi>
                </Link>
              }
              note={
                <>
                  <bdi translate="no">
                    {[sizeName(offer), brandBeside(offer.product)].filter(Boolean).join(" · ")}
                  </bdi>{" "}
                  · <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
                  {because === null ? null : ` · ${because}`}
                  {offer.menu === "med" ? " · patients only" : null}
                  {items.length > 1 ? (
                    <>
                      {" · "}for {items.map((each) => trip.wishes[each]?.name).join(" and ")}
                    </>
                  ) : null}
                </>
              }
              end={aboutText(formatCents(cents), isAbout)}
            />
          );
        })}
      </ul>
      <p className={tripTotal}>
        {aboutText(formatCents(total), isAboutHere)} at <bdi translate="no">{store.name}</bdi>
      </p>
      <StopTaxes
        picked={picks.flatMap(({ items: [item = -1] }) => trip.cheapest[place]?.[item] ?? [])}
        register={register}
      />
    </div>
  );
}

interface StopTaxesProps {
  picked: readonly PricedOffer[];
  register: Register | null;
}

/** What of a stop's sum is tax: the receipts of its packages added up. */
function StopTaxes({ picked, register }: StopTaxesProps) {
  if (register?.hasTax === true && picked[0]?.offer.store.pricesIncludeTax === "yes")
    return (
      <Text tone="quiet" size="sm">
        This store’s prices include the taxes.
      </Text>
    );
  const receipts = picked.map(
    ({ offer, shelfCents }) => register?.receipt(shelfCents, offer) ?? null,
  );
  const known = receipts.filter((receipt) => receipt !== null);
  if (known.length === 0 || known.length < receipts.length) return null;
  const sum = (line: "shelfCents" | "exciseCents" | "stateCents" | "localCents") =>
    known.reduce((cents, receipt) => cents + receipt[line], 0);
  return (
    <Text tone="quiet" size="sm">
      {formatCents(sum("shelfCents"))} before tax, excise {formatCents(sum("exciseCents"))}, sales
      tax {formatCents(sum("stateCents") + sum("localCents"))}
    </Text>
  );
}
