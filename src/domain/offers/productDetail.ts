import * as v from "valibot";
import { ColumnSchema } from "./columns.ts";
import { CounterReportSchema } from "./counterReports.ts";
import { InstantSchema } from "../time/instant.ts";
import { OfferSchema, ProductSchema, type Product } from "./offers.ts";
import { PriceVerdictSchema } from "./priceVerdict.ts";
import { StoreSchema } from "../stores/stores.ts";
import { WebAddressSchema } from "../text/webAddress.ts";

const cents = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.nullable(v.string());
const days = v.pipe(v.number(), v.integer(), v.minValue(0));

/** From `observedAt` on the offer stood at this price, until the next change. */
export const PriceChangeSchema = v.object({
  observedAt: InstantSchema,
  /** What any visitor paid; `null` where what was seen was no price to be ranked. */
  cents: v.nullable(cents),
});
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** What an offer's store asked for it on the 30 days before it was last seen, as far as it was seen at a ranked price. */
export const DealPastSchema = v.object({
  /** On how many of those days. */
  days,
  /** The lowest, and when it was last seen at it. */
  lowestCents: v.nullable(cents),
  lowestAt: v.nullable(InstantSchema),
});
export type DealPast = v.InferOutput<typeof DealPastSchema>;

/** An offer of one product, with the laboratory's words and its prices. */
const ProductOfferSchema = v.object({
  ...OfferSchema.entries,
  store: StoreSchema,
  /** The store's page of this very offer, when its file names one. */
  sourceUrl: WebAddressSchema,
  batch: text,
  labUrl: WebAddressSchema,
  testedOn: text,
  packagedOn: text,
  /** Left out where it is not known. */
  past: v.optional(v.nullable(DealPastSchema), null),
  /** What its own past says of its price; left out where it is not known. */
  verdict: v.optional(v.nullable(PriceVerdictSchema)),
  /** What visitors report from the counter; left out by releases before there were any. */
  reports: v.optional(v.nullable(CounterReportSchema)),
  /** When its store's menu was last read, where that was a day or more after the offer was last seen on it; else left out. */
  menuReadAt: v.optional(InstantSchema),
  /** Oldest first: the price in force 365 days ago, and every change since. */
  history: v.array(PriceChangeSchema),
  /** On how many days of the last 30, 90 and 365 it was read; left out by releases that did not count them. */
  readDays: v.optional(v.tuple([days, days, days])),
});

/** `GET /api/products/:code` */
export const ProductDetailSchema = v.object({
  product: ProductSchema,
  offers: v.array(ProductOfferSchema),
});
export type ProductDetail = v.InferOutput<typeof ProductDetailSchema>;
export type ProductOffer = ProductDetail["offers"][number];

/** An offer with the product that it is of. */
export type OfferOfProduct = ProductOffer & { product: Product };

/** Every offer of a product, each with the product itself. */
export const offersOf = ({ product, offers }: ProductDetail): OfferOfProduct[] =>
  offers.map((offer) => ({ ...offer, product }));

const product = ProductSchema.entries;

/** `GET /api/search`: every product that is on a menu, column by column; prices are left to its page. */
export const SearchIndexSchema = v.pipe(
  v.object({
    code: ColumnSchema(product.code),
    name: ColumnSchema(product.name),
    brand: ColumnSchema(product.brand),
    category: ColumnSchema(product.category),
    strainName: ColumnSchema(product.strainName),
  }),
  v.check(
    ({ code, ...columns }) =>
      Object.values(columns).every(({ index }) => index.length === code.index.length),
    "columns that do not fit together",
  ),
);
