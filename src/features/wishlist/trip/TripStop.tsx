import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { productTitle } from "#domain/offers/titles.ts";
import { formatCents } from "#domain/offers/money.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { TripPlan } from "#domain/wishlist/planTrip.ts";
import { entries, tripTotal } from "../wishlist.css.ts";
import type { TripOffers } from "./tripOffers.ts";

interface TripStopProps {
  trip: TripOffers;
  plan: TripPlan;
  /** Its place in the trip's list. */
  store: number;
  now: number;
}

/** One store of a plan: what to buy there, how old each price is, and what it comes to. */
export function TripStop({ trip, plan, store: place, now }: TripStopProps) {
  const store = trip.stores[place];
  if (store === undefined) return null;
  const miles = trip.question.miles[place] ?? null;
  const picks = plan.picks.filter((pick) => pick.store === place);
  const total = picks.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div>
      <Heading level={3}>
        <Link to="/dispensary-menus" search={{ store: store.slug }}>
          <bdi>{storeTitle(store)}</bdi>
        </Link>
        {miles === null ? "" : ` · ${formatMiles(miles)}`}
      </Heading>
      <ul className={entries}>
        {picks.map(({ items, cents }) => {
          const [item = -1] = items;
          const offer = trip.cheapest[place]?.[item]?.offer;
          if (offer === undefined) return null;
          return (
            <ListRow
              key={trip.wishes[item]?.id}
              title={
                <Link to="/product/$code" params={{ code: offer.product.code }}>
                  <bdi>{productTitle(offer.product)}</bdi>
                </Link>
              }
              note={
                <>
                  <bdi>{offer.sizeLabel}</bdi> ·{" "}
                  <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
                  {items.length > 1 ? (
                    <>
                      {" · "}for {items.map((each) => trip.wishes[each]?.name).join(" and ")}
                    </>
                  ) : null}
                </>
              }
              end={formatCents(cents)}
            />
          );
        })}
      </ul>
      <p className={tripTotal}>
        {formatCents(total)} at <bdi>{store.name}</bdi>
      </p>
    </div>
  );
}
