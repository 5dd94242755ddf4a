import { mapNames, namesOf } from "#domain/mapNames.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import {
  OfferSchema,
  ProductSchema,
  type Offer,
  type Product,
  type OfferTimes,
} from "#domain/offers/offers.ts";
import { totalThcPct } from "#domain/offers/prices.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { STRAINS } from "#content/strains/strains.ts";

type StoredOffer = typeof offers.$inferSelect;

/** Columns of which fields of an answer are computed, rather than answered as they are. */
const COMPUTED_OF = ["thcPctMin", "thcPctMax", "thcaPct", "totalThcPct", "firstSeenAt"] as const;

/** A moment of the database is a text on the wire; everything else is itself. */
type OnTheWire<Value> = Value extends Date ? string : Value;

type SameName = keyof Offer & keyof StoredOffer;

/** Fields of an answer that say what the column of their name says. */
type OwnName = {
  [Name in SameName]: OnTheWire<StoredOffer[Name]> extends Offer[Name] ? Name : never;
}[SameName];

type FieldName = OwnName | (typeof COMPUTED_OF)[number];

const NAMES = namesOf(OfferSchema.entries);

const OWN_NAMES = NAMES.filter((name): name is OwnName => Object.hasOwn(offers, name));

/** Columns of a product as answers carry it. */
export const PRODUCT_FIELDS = mapNames<Pick<typeof products, keyof Product>>(
  namesOf(ProductSchema.entries),
  (name) => products[name],
);

/** Columns of which {@link toOffer} makes an offer. */
export const OFFER_FIELDS = mapNames<Pick<typeof offers, FieldName>>(
  [...OWN_NAMES, ...COMPUTED_OF],
  (name) => offers[name],
);

/** The named columns of a stored offer, as the database gives them. */
export type OfferRow = Pick<StoredOffer, FieldName>;

type Readers = { [Name in keyof Offer]: (row: OfferRow) => Offer[Name] };

type OwnReaders = Pick<Readers, OwnName>;

/** How each field of an answer is read; one without a column of its name has to be written here. */
const READERS: Readers = {
  ...mapNames<OwnReaders>(OWN_NAMES, ownReader),
  thcPct: totalThcPct,
  thcPctTo: highEnd,
  firstSeenOn: (row) => row.firstSeenAt.toISOString().slice(0, "2026-11-20".length),
};

/** Columns of which {@link toPast} makes what the store asked before. */
export const PAST_FIELDS = {
  days: offers.medianDays,
  lowestCents: offers.lowest30DaysCents,
  lowestAt: offers.lowest30DaysAt,
};

/** What an offer's store asked before, for the wire. */
export function toPast({
  days,
  lowestCents,
  lowestAt,
}: {
  days: number | null;
  lowestCents: number | null;
  lowestAt: Date | null;
}): DealPast {
  return { days: days ?? 0, lowestCents, lowestAt: lowestAt?.toISOString() ?? null };
}

/** An offer for the wire: potency as one figure or a range, times as text. */
export function toOffer(row: OfferRow): Offer {
  return mapNames<Offer>(NAMES, (name) => READERS[name](row));
}

/** A product for the wire, its strain under the name of the genetics pages. */
export function toProduct(row: Product): Product {
  return { ...row, ...strainOf(row) };
}

/** Its type is what `OwnName` has found out about the two. */
function ownReader<Name extends OwnName>(name: Name): OwnReaders[Name];

function ownReader(name: OwnName): (row: OfferRow) => unknown {
  return (row) => {
    const value = row[name];
    return value instanceof Date ? value.toISOString() : value;
  };
}

/** The high end of a printed range; a total that was computed or measured is one figure. */
function highEnd(row: OfferRow): number | null {
  const { thcPctMin: low, thcPctMax: high, thcaPct, totalThcPct: total } = row;
  const isRange = low !== null && high !== null && low < high;
  return isRange && thcaPct === null && total === null ? high : null;
}

type StoredTimes = {
  [Name in keyof OfferTimes]: null extends OfferTimes[Name] ? Date | null : Date;
};

/** The moments of a stored offer in epoch milliseconds, as the rules of the domain take them. */
export function timesOf(row: StoredTimes): OfferTimes {
  return {
    saleStartsAt: row.saleStartsAt?.getTime() ?? null,
    saleEndsAt: row.saleEndsAt?.getTime() ?? null,
    observedAt: row.observedAt.getTime(),
    missingSince: row.missingSince?.getTime() ?? null,
  };
}

/** When the newest of some offers was seen; `null` without any. Moments in one format sort like texts. */
export function newestObservation(observed: readonly { observedAt: string }[]): string | null {
  const newest = observed.reduce(
    (latest, { observedAt }) => (latest > observedAt ? latest : observedAt),
    "",
  );
  return newest === "" ? null : newest;
}

const STRAIN_NAMES = new Map(STRAINS.map((strain) => [strain.slug, strain.name]));

/** A strain as answers name it: by the genetics pages when they know it, else as menus print it. */
export function strainOf(product: { strainSlug: string | null; strainName: string | null }): {
  strainSlug: string | null;
  strainName: string | null;
} {
  const { strainSlug, strainName } = product;
  const known = strainSlug === null ? undefined : STRAIN_NAMES.get(strainSlug);
  return known === undefined
    ? { strainSlug: null, strainName: strainName ?? strainSlug }
    : { strainSlug, strainName: known };
}
