import type { QueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { readSavedMenus, readSavedQueries } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { Text } from "#design/words/Text.tsx";
import { matchesRule, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { dealPrice, shelfPrice, type OfferDeal } from "#domain/offers/deals.ts";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { formatCents, offText } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { offersOf } from "#domain/offers/productDetail.ts";
import { moreStores, storeTitle } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { roomForCount } from "../alerts.css.ts";

interface MatchesTodayProps {
  rule: RuleDraft;
  /** The store, with its town, that the form has named beside today's price: of stores that ask as much it is this one again. */
  named: string | null;
}

/** How many a rule would catch now, as far as this phone knows; nothing where it waits for what no menu of today has, or nothing is known. */
export function MatchesToday({ rule, named }: MatchesTodayProps) {
  const now = useNow();
  const known = useSaved(readKnownOffers);
  // What is being typed does not wait for the count.
  const asked = useDeferredValue(rule);
  const words = useMemo(() => {
    const matches = known === null ? null : countMatches(asked, known, now, named);
    return matches === null ? null : matchWords(asked, matches, named);
  }, [asked, known, now, named]);
  return (
    <Text
      role="status"
      tone="quiet"
      size="sm"
      className={isCounted(asked) ? roomForCount : undefined}
    >
      {words}
    </Text>
  );
}

/** What the phone has of what is for sale. */
export interface KnownOffers {
  /** Of the menus here, and the deals of the stores that have none here. */
  offers: readonly StoreOffer[];
  /** Whether every deal of the state is among them. */
  hasDeals: boolean;
  /** All offers of a product whose page was opened, by its code in small letters. */
  ofProduct: ReadonlyMap<string, readonly StoreOffer[]>;
}

/** Reads what screens show, so that a form never denies what stands on the screen below it. Nothing is asked of the server. */
async function readKnownOffers(client: QueryClient): Promise<KnownOffers> {
  const menus = await readSavedMenus(client);
  const offers = menus.tables.flatMap(({ table, rows }) => rows.map((row) => offerAt(table, row)));
  const isOnMenu = new Set(menus.stores.map(({ slug }) => slug));
  const deals = await readSavedQueries(client, "deals");
  for (const { table } of deals.map(({ data }) => data)) {
    const all = Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
    offers.push(...all.filter(({ store }) => !isOnMenu.has(store.slug)));
  }
  const products = await readSavedQueries(client, "product");
  return {
    offers,
    hasDeals: deals.length > 0,
    ofProduct: new Map(
      products.map(({ data }) => [data.product.code.toLowerCase(), offersOf(data)]),
    ),
  };
}

const isCounted = ({ kind }: RuleDraft) => kind === "deal" || kind === "price";

/** How many offers, and of how many stores. */
interface Matches {
  offers: number;
  stores: number;
  /** The cheapest of them. */
  best: OfferDeal | null;
  /** Whether that is all there are: else more may be on menus that are not on this phone. */
  isAll: boolean;
}

/**
 * How many offers a rule matches; `null` where it waits for something else than a price, and where nothing is known but by
 * a rule about one product: that nothing is known has to be said there.
 *
 * @param now epoch milliseconds
 * @param named of equal prices that of this store stands for all
 */
export function countMatches(
  rule: RuleDraft,
  known: KnownOffers,
  now: number,
  named: string | null = null,
): Matches | null {
  if (!isCounted(rule)) return null;
  const own =
    rule.product === null ? undefined : known.ofProduct.get(rule.product.code.toLowerCase());
  const offers = own ?? known.offers;
  if (offers.length === 0 && rule.product === null) return null;
  const priceOf = rule.kind === "deal" ? dealPrice : shelfPrice;
  const matching = offers.flatMap((offer): OfferDeal[] => {
    const price = priceOf(inEpochMs(offer), now);
    return price !== null && matchesRule(rule, { ...offer, price }) ? [{ offer, price }] : [];
  });
  const isNamed = ({ offer }: OfferDeal) => Number(storeTitle(offer.store) === named);
  const [best = null] = matching.toSorted(
    (a, b) => a.price.cents - b.price.cents || isNamed(b) - isNamed(a),
  );
  return {
    offers: matching.length,
    stores: new Set(matching.map(({ offer }) => offer.store.slug)).size,
    best,
    isAll: own !== undefined || (rule.kind === "deal" && known.hasDeals),
  };
}

/** What that is a count of: stores of a product, else offers; within the price, or deals. */
export function matchWords(
  { kind, product, maxCents, maxUnit }: RuleDraft,
  { offers, stores, best, isAll }: Matches,
  named: string | null = null,
): string {
  const limit =
    maxCents === null || maxUnit !== null
      ? "at such a price"
      : `at or under ${formatCents(maxCents)}`;
  const end = isAll ? " now" : ", as far as this phone knows";
  if (product !== null) {
    const how = kind === "price" ? limit : "as a real deal";
    if (stores === 0 && !isAll) return `This phone can’t tell yet whether a store has it ${how}.`;
    const below = kind === "deal" && best !== null ? belowWords(best, named) : null;
    if (below !== null && isAll)
      return `${below}${stores > 1 ? `, also at ${moreStores(stores - 1)}` : ""}.`;
    return `${counted(stores, "store has", "stores have")} it ${how}${end}.`;
  }
  if (offers > MANY)
    return `${offers.toLocaleString("en-US")} on today’s menus match: choose a price, a section or a region to hear less.`;
  return kind === "price"
    ? `${counted(offers, "offer is", "offers are")} ${limit}${end}.`
    : `${counted(offers, "real deal matches", "real deals match")}${end}.`;
}

/** Of the cheapest, by how much: "A real deal at Button Quail, Fremont: $71.00, 33% below its usual $106.00"; of what stands above without its store. */
function belowWords({ offer, price }: OfferDeal, named: string | null): string | null {
  const off = offText(price.cents, price.wasCents);
  if (off === null) return null;
  const store = storeTitle(offer.store);
  const where =
    store === named
      ? `${formatCents(price.cents)} is a real deal:`
      : `A real deal now at ${store}: ${formatCents(price.cents)},`;
  const was = price.insteadOfCents === null ? "usual" : "regular";
  return `${where} ${off} below its ${was} ${formatCents(price.wasCents)}`;
}

/** More than anybody wants to be told of. */
const MANY = 50;

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `No ${one}` : `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
