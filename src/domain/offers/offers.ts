import * as v from "valibot";
import { CategorySchema, MARKETED_TYPES } from "./categories.ts";
import type { CounterReport } from "./counterReports.ts";
import { InstantSchema } from "../time/instant.ts";
import type { Store } from "../stores/stores.ts";

const text = v.nullable(v.string());

const amount = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

const percent = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

const cents = v.pipe(v.number(), v.integer(), v.minValue(1));

const TERPENE_SHARES = v.record(v.string(), percent);

/** What is sold, independent of store and size. */
export const ProductSchema = v.object({
  code: v.string(),
  name: v.string(),
  brand: text,
  category: CategorySchema,
  subcategory: text,
  /** Slug of the genetics page when the strain is a known one. */
  strainSlug: text,
  /** The strain's name, or how menus print it. */
  strainName: text,
  marketedType: v.nullable(v.picklist(MARKETED_TYPES)),
});

export type Product = v.InferOutput<typeof ProductSchema>;

/**
 * The words of an offer, each list once: answers, the database's columns, the import's check and
 * the filters take them from here. Their order is that of the interface's description and of the
 * import's messages.
 */

/** Who may buy: adults, patients, or both. */
export const MENUS = ["rec", "med", "both"] as const;

/** Whether there is any left, as far as the source says. */
export const STOCKS = ["yes", "no", "low", "unknown"] as const;

/** Who gets a sale price; `none` is every adult. */
export const SALE_CONDITIONS = [
  "none",
  "med_only",
  "first_visit",
  "bundle",
  "loyalty",
  "other",
] as const;

/** What one store asks for one size of a product. Weights are milligrams, money is integer cents. */
export const OfferSchema = v.object({
  /** One size in one spelling; equal sizes of different stores are equal. */
  sizeKey: v.string(),
  /** The size as this store prints it. */
  sizeLabel: v.string(),
  /** Who may buy: adults, patients, or both. */
  menu: v.picklist(MENUS),
  netMg: amount,
  unitCount: amount,
  /** THC in the package, at the low end of a range. */
  thcMg: amount,
  cbdMg: amount,
  /** Total THC in percent, at the low end of a range. */
  thcPct: percent,
  /** The high end when the label gives a range. */
  thcPctTo: percent,
  cbdPct: percent,
  /** Percent by weight by terpene; `null` where only the name is printed. */
  terpenes: v.nullable(TERPENE_SHARES),
  priceCents: cents,
  salePriceCents: v.nullable(cents),
  saleText: text,
  saleConditions: v.nullable(v.picklist(SALE_CONDITIONS)),
  saleStartsAt: v.nullable(InstantSchema),
  saleEndsAt: v.nullable(InstantSchema),
  stock: v.picklist(STOCKS),
  /** Median of what any visitor paid on the 30 days before `observedAt`. */
  median30DaysCents: amount,
  /** Whether it has a unit price, believable enough to be ranked. */
  ranked: v.boolean(),
  /** Day, in UTC, on which the offer was first seen. */
  firstSeenOn: v.pipe(v.string(), v.isoDate()),
  /** When the price was true at its source. */
  observedAt: InstantSchema,
  /** Since when the store's full menu no longer has it. */
  missingSince: v.nullable(InstantSchema),
});

export type Offer = v.InferOutput<typeof OfferSchema>;

/** An offer with what is sold and where. */
export interface StoreOffer extends Offer {
  store: Store;
  product: Product;
  /** What visitors report from the counter; left out where they report nothing. */
  reports?: CounterReport | null | undefined;
}

/** What identifies an offer, as one text. */
export function offerKey(offer: {
  store: Pick<Store, "slug">;
  product: Pick<Product, "code">;
  sizeKey: string;
  menu: string;
}): string {
  return [offer.store.slug, offer.product.code, offer.sizeKey, offer.menu].join(" ");
}

/** The moments of an offer as the rules take them: epoch milliseconds. On the wire they are texts. */
export interface OfferTimes {
  saleStartsAt: number | null;
  saleEndsAt: number | null;
  observedAt: number;
  missingSince: number | null;
}

type TimeName = keyof OfferTimes;

/** An offer whose moments are numbers. */
export type InEpochMs<Row> = Omit<Row, TimeName> & OfferTimes;

/** An offer as it came over the wire, for the rules. */
export function inEpochMs<Row extends Pick<Offer, TimeName>>(offer: Row): InEpochMs<Row> {
  const { saleStartsAt, saleEndsAt, observedAt, missingSince, ...rest } = offer;
  return {
    ...rest,
    saleStartsAt: epochMs(saleStartsAt),
    saleEndsAt: epochMs(saleEndsAt),
    observedAt: Date.parse(observedAt),
    missingSince: epochMs(missingSince),
  };
}

/** A moment of the wire in epoch milliseconds, if there is one. */
export function epochMs(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}

export type Menu = (typeof MENUS)[number];

export type Stock = (typeof STOCKS)[number];

export type SaleConditions = (typeof SALE_CONDITIONS)[number];
