import { freshnessOf } from "#domain/time/freshness.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import {
  atRegister,
  taxedFirst,
  type Register,
  type ShownPrice,
} from "#domain/prices/atRegister.ts";
import { isCurrent, spokenPrice, type CurrentPrice } from "#domain/offers/currentPrice.ts";
import type { Store } from "#domain/stores/stores.ts";
import { fewestStores, type StoreRank } from "#domain/wishlist/fewestStores.ts";
import { type Wish, type WishUnit, parseWishId, type WishId } from "#domain/wishlist/wishes.ts";

/** A wish, and what is known of it now. */
export type KnownWish =
  | {
      is: "available";
      wish: Wish;
      best: BestOffer;
      /** All stores' offers at that very price, the best among them. */
      alike: readonly BestOffer[];
      stores: number;
      isHit: boolean;
      /** What the price is in the unit of the target; `null` without a target, or where the amount is unknown. */
      heldCents: number | null;
    }
  /** Stores have it, at no price that may be compared. */
  | { is: "unranked"; wish: Wish }
  /** Stores sell it to patients, and the visitor is none. */
  | { is: "for patients"; wish: Wish }
  /** Fresh menus do not have it. */
  | { is: "unavailable"; wish: Wish }
  /** No fresh menu could tell. */
  | { is: "unknown"; wish: Wish };

/** The lowest price in the unit of the target, else of a package. */
export interface BestOffer {
  offer: StoreOffer;
  /** As the visitor wants to see it. */
  price: Shown;
}

/** The list as it is shown: hit targets first, then the newest wish first. */
export interface WishGroups {
  available: readonly Extract<KnownWish, { is: "available" }>[];
  unranked: readonly KnownWish[];
  forPatients: readonly KnownWish[];
  unavailable: readonly KnownWish[];
  unknown: readonly KnownWish[];
}

/**
 * Sorts wishes by what the menus of this device say.
 *
 * @param hasFreshMenus whether any menu is young enough to say that something is not there
 * @param now epoch milliseconds
 * @param register for a visitor who wants to see what is paid: targets are held against that, too
 * @param rank which of stores that ask the same is the better one
 */
export function groupWishes(
  wishes: readonly Wish[],
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>,
  hasFreshMenus: boolean,
  now: number,
  register: Register | null = null,
  rank: (store: Store) => StoreRank = NO_RANK,
): WishGroups {
  const known = wishes
    .toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
    .map((wish) => knownWish(wish, offers.get(wish.id) ?? [], hasFreshMenus, now, register));
  const available = atFewestStores(
    known.filter((each) => each.is === "available"),
    rank,
  );
  return {
    available: [
      ...available.filter(({ isHit }) => isHit),
      ...available.filter(({ isHit }) => !isHit),
    ],
    unranked: known.filter(({ is }) => is === "unranked"),
    forPatients: known.filter(({ is }) => is === "for patients"),
    unavailable: known.filter(({ is }) => is === "unavailable"),
    unknown: known.filter(({ is }) => is === "unknown"),
  };
}

const NO_RANK = (): StoreRank => ({ isKept: false, miles: null });

type Available = WishGroups["available"][number];

/** Of what several stores ask the same for, the offer of that store where most of the list is: a trip goes by the same rule. */
function atFewestStores(
  available: readonly Available[],
  rank: (store: Store) => StoreRank,
): Available[] {
  const stores = new Map<string, Store>();
  for (const { alike } of available)
    for (const { offer } of alike) stores.set(offer.store.slug, offer.store);
  const sorted = [...stores.values()].sort((one, other) => one.slug.localeCompare(other.slug));
  const places = new Map(sorted.map(({ slug }, place) => [slug, place]));
  const placeOf = ({ offer }: BestOffer) => places.get(offer.store.slug) ?? -1;
  const chosen = fewestStores(
    available.map(({ alike }) => alike.map(placeOf)),
    sorted.map(rank),
  );
  return available.map((each, thing) => ({
    ...each,
    best: each.alike.find((offered) => placeOf(offered) === chosen[thing]) ?? each.best,
  }));
}

function knownWish(
  wish: Wish,
  offers: readonly StoreOffer[],
  hasFreshMenus: boolean,
  now: number,
  register: Register | null,
): KnownWish {
  const priced = offers.flatMap((offer) => {
    const timed = inEpochMs(offer);
    const price = spokenPrice(timed, now, register?.isPatient);
    return price === null ? [] : [{ offer, price: atRegister(price, timed, register, now) }];
  });
  const unit = wish.unit ?? "package";
  const best = priced.reduce<BestOffer | null>(
    (lowest, each) => (lowest === null || isBelow(each.price, lowest.price, unit) ? each : lowest),
    null,
  );
  if (best !== null) {
    const stores = new Set(priced.map(({ offer }) => offer.store.slug)).size;
    const alike = priced.filter((each) => isAlike(each.price, best.price, unit));
    return { is: "available", wish, best, alike, stores, ...held(wish, best.price) };
  }
  const isSoldTo = (patients: boolean) =>
    offers.some((offer) => isCurrent(inEpochMs(offer), now, patients));
  if (isSoldTo(register?.isPatient === true)) return { is: "unranked", wish };
  if (isSoldTo(true)) return { is: "for patients", wish };
  const isFresh = offers.some(
    ({ observedAt }) => freshnessOf(Date.parse(observedAt), now) !== "stale",
  );
  // A store that has no menu is not missed on those of others.
  const isOnAnyMenu = parseWishId(wish.id)?.kind !== "store";
  const isTold = offers.length === 0 ? hasFreshMenus && isOnAnyMenu : isFresh;
  return { is: isTold ? "unavailable" : "unknown", wish };
}

/** What a price is in a unit; `null` where the amount is unknown. Unrounded cents. */
function centsIn(price: CurrentPrice, unit: WishUnit): number | null {
  return unit === "package" ? price.cents : unit === "g" ? price.perGram : price.per100Mg;
}

type Shown = ShownPrice<CurrentPrice>;

function isBelow(one: Shown, other: Shown, unit: WishUnit): boolean {
  const [a, b] = [centsIn(one, unit), centsIn(other, unit)];
  if (a === null || b === null) return a !== null;
  return (taxedFirst(one, other) || a - b) < 0;
}

function isAlike(one: Shown, other: Shown, unit: WishUnit): boolean {
  return (
    one.cents === other.cents &&
    centsIn(one, unit) === centsIn(other, unit) &&
    taxedFirst(one, other) === 0
  );
}

/** A price against the target. */
function held({ targetCents, unit }: Wish, price: CurrentPrice) {
  const heldCents = targetCents === null ? null : centsIn(price, unit ?? "package");
  return {
    heldCents,
    isHit: targetCents !== null && heldCents !== null && heldCents <= targetCents,
  };
}
