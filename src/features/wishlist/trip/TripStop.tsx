import { knowsHours } from "#domain/stores/openingWords.ts";
import MapPin from "~icons/map-pin";
import { Link } from "@tanstack/react-router";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { About } from "#design/words/About.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Text } from "#design/words/Text.tsx";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { brandBeside, sizeName } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import { entries } from "../wishlist.css.ts";
import { stationMark, stopFoot, stopHead, stopPrice, stopTotal, stopWay } from "./journey.css.ts";
import { tripStop } from "./trip.css.ts";
import type { PricedOffer, TripOffers } from "./tripOffers.ts";

interface TripStopProps {
  trip: TripOffers;
  plan: TripPlan;
  /** Its place in the trip's list. */
  store: number;
  now: number;
  register: Register | null;
}

/** One store of a plan: what to buy there, what a gram of it is, how old each price is, and what it comes to. */
export function TripStop({ trip, plan, store: place, now, register }: TripStopProps) {
  const store = trip.stores[place];
  const stampTerpenes = useStampTerpenes();
  if (store === undefined) return null;
  const isOnly = plan.stores.length < 2;
  const number = plan.stores.indexOf(place) + 1;
  const picks = plan.picks.filter((pick) => pick.store === place);
  const isAboutHere = picks.some(
    ({ items: [item = -1] }) => trip.cheapest[place]?.[item]?.isAbout === true,
  );
  const total = picks.reduce((sum, { cents }) => sum + cents, 0);
  const moments = new Set(
    picks.map(({ items: [item = -1] }) => trip.cheapest[place]?.[item]?.offer.observedAt),
  );
  // All seen at once, as on a menu that is read whole: said once.
  const [moment = null] = moments;
  const seenAt = moments.size === 1 ? moment : null;
  return (
    <div className={tripStop}>
      <Heading level={3} className={stopHead}>
        <span className={stationMark}>{isOnly ? <MapPin aria-hidden="true" /> : number}</span>
        <Link to="/dispensary-menus" search={{ store: store.slug }}>
          <bdi translate="no">{storeTitle(store)}</bdi>
        </Link>
      </Heading>
      <p className={`${stopWay} no-print`}>
        {!knowsHours(store) ? null : (
          <>
            <OpenSign store={store} now={now} form="sentence" /> ·{" "}
          </>
        )}
        {seenAt === null ? null : (
          <>
            <Freshness brief="row" prefix="Prices seen" observedAt={seenAt} now={now} /> ·{" "}
          </>
        )}
        <Link to="/dispensary-maps" search={{ store: store.slug }}>
          Address and map<span className="visually-hidden">: {store.name}</span>
        </Link>
      </p>
      <ul className={entries}>
        {picks.map(({ items, cents }) => {
          const [item = -1] = items;
          const {
            offer,
            unit,
            isAbout = false,
            because = null,
          } = trip.cheapest[place]?.[item] ?? {};
          if (offer === undefined) return null;
          return (
            <ListRow
              key={trip.wishes[item]?.id}
              start={<RowStamp product={offer.product} terpenes={stampTerpenes(offer)} />}
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
                  </bdi>
                  {seenAt === null ? (
                    <>
                      {" "}
                      ·{" "}
                      <Freshness
                        brief="row"
                        prefix="Seen"
                        observedAt={offer.observedAt}
                        now={now}
                      />
                    </>
                  ) : null}
                  {because === null ? null : ` · ${because}`}
                  {offer.menu === "med" ? " · patients only" : null}
                  {items.length > 1 ? (
                    <>
                      {" · "}for {items.map((each) => trip.wishes[each]?.name).join(" and ")}
                    </>
                  ) : null}
                </>
              }
              end={
                <>
                  <span className={stopPrice}>
                    <About isAbout={isAbout}>{formatCents(cents)}</About>
                  </span>
                  {unit === undefined ? null : <span>{formatShortUnitPrice(unit)}</span>}
                </>
              }
            />
          );
        })}
      </ul>
      {/* One price is its own sum. */}
      {picks.length < 2 ? null : (
        <p className={`${stopTotal} ${stopFoot}`}>
          <span>{picks.length} items</span>{" "}
          <b>
            <About isAbout={isAboutHere}>{formatCents(total)}</About>
          </b>
        </p>
      )}
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
        This store’s prices include tax.
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
