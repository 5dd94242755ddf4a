import * as v from "valibot";
import { CategorySchema, MARKETED_TYPES } from "./categories.ts";
import { MENUS, SALE_CONDITIONS, STOCKS } from "./offerWords.ts";
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
