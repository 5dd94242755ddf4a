import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment, useEffect, useState, type ReactNode } from "react";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { storeLocation, type Store } from "#domain/stores/stores.ts";
import { Price } from "#design/words/Price.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { sizeName, stampName } from "#domain/offers/titles.ts";
import { productPath, strainPath } from "#domain/site/site.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import { useNow } from "#platform/clock.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { whenIdle } from "#platform/scheduling.ts";
import { useVisitor } from "#platform/visitor.ts";
import { groupWishes, type KnownWish } from "./groupWishes.ts";
import { useStoreRank } from "./tripOrigin.ts";
import { useWishOffers } from "./useWishOffers.ts";
import { hasFreshMenu } from "./wishOffers.ts";
import {
  savedAction,
  savedLine,
  savedPrice,
  savedWish,
  savedWishes,
  savedWords,
  withAction,
} from "./savedWishes.css.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";

type AvailableWish = Extract<KnownWish, { is: "available" }>;

interface SavedWishesProps {
  wishes: readonly Wish[];
  /** What may be done with the best offer of each; its room is there before it is known. */
  action?: (offer: StoreOffer) => ReactNode;
}

/**
 * Wishes among other things that are kept: each with its stamp, its best price and whose that is: what the phone has
 * of it, and with a connection soon what the whole state has. A wish of which nothing is known has as much room.
 */
export function SavedWishes({ wishes, action }: SavedWishesProps) {
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const saved = useWishOffers(wishes, useAskedWishes(wishes));
  const rank = useStoreRank(saved?.menus.stores ?? NO_STORES);
  const known =
    saved === null || rank === null
      ? []
      : groupWishes(wishes, saved.offers, hasFreshMenu(saved.menus, now), now, register, rank)
          .available;
  return (
    <ul className={savedWishes}>
      {wishes.map((wish) => (
        <SavedWish
          key={wish.id}
          wish={wish}
          known={known.find((each) => each.wish === wish)}
          now={now}
          action={action}
        />
      ))}
    </ul>
  );
}

const NO_STORES: readonly Store[] = [];

/** So many wishes are asked for one by one; of more, the menus of all stores say it in one answer. */
const ONE_BY_ONE = 12;

/**
 * Asks what wishes cost in the whole state, once the page stands: a few kilobytes each, where the menus of all stores
 * are some hundred.
 *
 * @returns when the last answer came, in epoch milliseconds; 0 before that
 */
function useAskedWishes(wishes: readonly Pick<Wish, "id">[]): number {
  const [enabled, enable] = useState(false);
  useEffect(() => whenIdle(() => enable(true)), []);
  const parsed = wishes.flatMap(({ id }) => parseWishId(id) ?? []);
  // A brand has no answer of its own.
  const asksAll = parsed.length > ONE_BY_ONE || parsed.some(({ kind }) => kind === "brand");
  const of = (wanted: string) =>
    asksAll ? [] : parsed.flatMap(({ kind, reference }) => (kind === wanted ? reference : []));
  const menus = useQuery({ ...largeQueries.menus, enabled: enabled && asksAll });
  const products = useQueries({
    queries: enabled ? of("product").map(largeQueries.product) : [],
    combine: newest,
  });
  const strains = useQueries({
    queries: enabled ? of("strain").map(largeQueries.strainOffers) : [],
    combine: newest,
  });
  const stores = useQueries({
    queries: enabled ? of("store").map(largeQueries.menu) : [],
    combine: newest,
  });
  return Math.max(menus.dataUpdatedAt, products, strains, stores);
}

const newest = (results: readonly UseQueryResult[]) =>
  Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt));

interface SavedWishProps {
  wish: Wish;
  known: AvailableWish | undefined;
  now: number;
  action: SavedWishesProps["action"];
}

function SavedWish(props: SavedWishProps) {
  const { wish, known, now, action } = props;
  const { name, targetCents } = wish;
  const offer = known?.best.offer;
  const stampTerpenes = useStampTerpenes();
  const target = targetCents === null ? null : `below ${formatCents(targetCents)}`;
  const stamp = (
    <StrainStamp
      name={offer === undefined ? name : stampName(offer.product)}
      terpenes={offer === undefined ? null : stampTerpenes(offer)}
      size={32}
    />
  );
  const price = known && (
    <Price
      cents={known.best.price.cents}
      isAbout={known.best.price.isAbout}
      because={known.best.price.because}
    />
  );
  const below =
    known === undefined
      ? target
      : known.isHit
        ? "Target reached"
        : (target ?? sizeName(known.best.offer));
  if (action === undefined)
    return (
      <li className={savedWish}>
        {stamp}
        <span className={savedWords}>
          <WishName wish={wish} offer={offer} />
        </span>
        <span className={savedPrice}>{price}</span>
        <span className={savedLine}>
          <span>
            <WhereOf wish={wish} offer={offer} />
          </span>{" "}
          <span>
            {inDots([
              below,
              offer === undefined ? null : (
                <Freshness
                  key="seen"
                  brief="row"
                  prefix="Seen"
                  observedAt={offer.observedAt}
                  now={now}
                />
              ),
            ])}
          </span>
        </span>
      </li>
    );
  return (
    <li className={`${savedWish} ${withAction}`}>
      {stamp}
      <span className={savedWords}>
        <WishName wish={wish} offer={offer} />
        {/* Beside a button there is no room for both in a line: the store has one below its town. */}
        <small>
          <WhereOf wish={wish} offer={offer} />
        </small>
      </span>
      <span className={savedPrice}>
        {price}
        <small>{below}</small>
      </span>
      <span className={savedAction}>{offer === undefined ? null : action(offer)}</span>
    </li>
  );
}

/** What was noted, and where it is: its town, where that is known, and behind that the store, which is cut first. */
function WhereOf({ wish: { note }, offer }: { wish: Wish; offer: StoreOffer | undefined }) {
  const town = offer === undefined ? "" : storeLocation(offer.store);
  return inDots([
    note === "" ? null : <bdi key="note">{note}</bdi>,
    town === "" ? null : (
      <bdi key="town" translate="no">
        <b>{town}</b>
      </bdi>
    ),
    offer === undefined ? null : (
      <bdi key="store" translate="no">
        {offer.store.name}
      </bdi>
    ),
  ]);
}

/** What is known of these, with a dot between. */
const inDots = (facts: readonly ReactNode[]) =>
  facts
    .filter((fact) => fact !== null)
    .map((fact, at) => (
      <Fragment key={at}>
        {at === 0 ? null : " · "}
        {fact}
      </Fragment>
    ));

/** What is wished for, with the way to it where it has a screen of its own. */
function WishName({ wish: { id, name }, offer }: { wish: Wish; offer: StoreOffer | undefined }) {
  const parsed = parseWishId(id);
  const words = <Name>{name}</Name>;
  switch (parsed?.kind) {
    case "product":
      return (
        <PlainLink
          data-came-from={offer?.store.slug}
          href={productPath(parsed.reference, offer?.sizeKey)}
        >
          {offer === undefined ? words : <Name>{offer.product.name}</Name>}
        </PlainLink>
      );
    case "strain":
      return <PlainLink href={strainPath(parsed.reference)}>{words}</PlainLink>;
    case "store":
      return (
        <Link to="/dispensary-menus" search={{ store: parsed.reference }}>
          {words}
        </Link>
      );
    case "brand":
    case undefined:
      return <b>{words}</b>;
  }
}
