import * as v from "valibot";
import { OpeningHoursSchema } from "./openingHours.ts";
import { InstantSchema } from "../time/instant.ts";
import { CATEGORIES } from "../offers/categories.ts";
import { REGIONS } from "./regions.ts";
import { WebAddressSchema } from "../text/webAddress.ts";

const text = v.nullable(v.string());

const flag = v.nullable(v.boolean());

const coordinate = v.nullable(v.pipe(v.number(), v.finite()));

/** Whether a store's menu shows what is paid; `unknown` is said, and taken as before tax. */
export const PRICES_INCLUDE_TAX = ["yes", "no", "unknown"] as const;
export type PricesIncludeTax = (typeof PRICES_INCLUDE_TAX)[number];

/** What hours say that are words alone. */
const HOURS_IN_WORDS = ["by_appointment", "other"] as const;

/** A dispensary, as far as a price needs to say where it is asked. */
export const StoreSchema = v.object({
  slug: v.string(),
  name: v.string(),
  city: text,
  county: text,
  /** `null` while the county is unknown; such a store is in no ranking. */
  region: v.nullable(v.picklist(REGIONS)),
  lat: coordinate,
  lon: coordinate,
  website: WebAddressSchema,
  /** The store's own menu. */
  menuUrl: WebAddressSchema,
  /** Id of the area whose taxes it collects; `null` while its county, or its part of a divided one, is unknown. */
  taxArea: v.optional(text, null),
  /** Its part of a divided county is known by its postal city alone; left out where that is not so. */
  taxPartByCity: v.optional(v.boolean()),
  /** Whether its menu shows what is paid. */
  pricesIncludeTax: v.optional(v.picklist(PRICES_INCLUDE_TAX), "unknown"),
  /** When it is open, as far as its words were understood. */
  openingHours: v.nullable(OpeningHoursSchema),
  /** That its hours are words alone, and what they say: `by_appointment`, or something else. Left out where they were understood, where none are given, and by releases before 1.1. */
  hoursInWords: v.optional(v.picklist(HOURS_IN_WORDS)),
  /** Made up, as everything of it. */
  sample: v.optional(v.boolean(), false),
  /**
   * Slug of the store whose menu this store's menu is, row for row: it is shown, and counts nowhere
   * until the operator says whether the two are one. `null` for a menu of its own.
   */
  twinOf: v.optional(v.nullable(v.string()), null),
  /** Slugs of stores that turned out to be this one: links, wishes and alerts of theirs mean it. */
  formerSlugs: v.optional(v.array(v.string()), []),
});

export type Store = v.InferOutput<typeof StoreSchema>;

/** Where something that is known of a store comes from. */
const FactSourceSchema = v.object({
  /** Name of the file; `null` for the operator's own word. */
  file: v.nullable(v.string()),
  /** When it was checked there, as far as the file says so, else when it was imported. */
  at: InstantSchema,
});

const source = v.optional(FactSourceSchema);

/** The sources of a store's facts, by their names in its profile. */
const StoreSourcesSchema = v.object({
  street: source,
  phone: source,
  website: source,
  menuUrl: source,
  hours: source,
  adultUse: source,
  medical: source,
  driveThrough: source,
});

/** By what a store is told apart in a list of stores: the cheapest of the size that it is asked for by, as everybody pays it. */
const CheapestOfStoreSchema = v.object({
  /** Before tax, unless the store's prices include it. */
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of what, in words: `2.83 g tenth`. */
  of: v.string(),
  /** Others of that size cost more; left out where none does, and by answers of before. Apps before 1.1 say "from" then. */
  several: v.optional(v.boolean()),
  /** The same as its menu's address has it; answers of before do not say it. */
  at: v.optional(v.object({ category: v.picklist(CATEGORIES), size: v.nullable(v.string()) })),
  /** From then on the price is too old to be compared, or its sale is over. */
  until: InstantSchema,
});

export type CheapestOfStore = v.InferOutput<typeof CheapestOfStoreSchema>;

/** A dispensary with all that is known of it. */
export const StoreProfileSchema = v.object({
  ...StoreSchema.entries,
  street: text,
  zip: text,
  phone: text,
  /** Opening hours as the source words them: one text, or texts by day or days. */
  hours: v.nullable(v.union([v.string(), v.record(v.string(), v.string())])),
  adultUse: flag,
  medical: flag,
  driveThrough: flag,
  /** Which file said what of the above, and when. */
  sources: v.nullable(StoreSourcesSchema),
  /** Offers on its menu now, seen at `observedAt` at the latest. */
  offers: v.pipe(v.number(), v.integer(), v.minValue(0)),
  observedAt: v.nullable(InstantSchema),
  /** In the list of stores; left out where nothing may be compared, and by releases before 1.1. */
  cheapest: v.optional(CheapestOfStoreSchema),
  /** In the list of stores, in place of it: all that may be compared is for registered patients. Else left out. */
  patientsOnly: v.optional(v.boolean()),
});

export type StoreProfile = v.InferOutput<typeof StoreProfileSchema>;

/** `GET /api/stores`, by name. */
export const StoresSchema = v.array(StoreProfileSchema);

/** `"1 product"`, `"1,204 products"` */
export function offersText({ offers }: Pick<StoreProfile, "offers">): string {
  return offers === 1 ? "1 product" : `${offers.toLocaleString("en-US")} products`;
}

/** All slugs by which a store is or was known, its own first. */
export function slugsOf({ slug, formerSlugs }: Pick<Store, "slug" | "formerSlugs">): string[] {
  return [slug, ...formerSlugs];
}

/** Whether a slug is a store's own, or that of one that turned out to be this store. */
export function isCalled(store: Pick<Store, "slug" | "formerSlugs">, slug: string): boolean {
  return store.slug === slug || store.formerSlugs.includes(slug);
}

/** Where a store is, in words: its city, else its county. */
export function storeLocation(store: Pick<Store, "city" | "county">): string {
  return store.city ?? (store.county === null ? "" : `${store.county} County`);
}

/** Where to check a price: the store's own menu, else its website, else nothing. */
export function storeLink(store: Pick<Store, "menuUrl" | "website">): string | null {
  return store.menuUrl ?? store.website;
}

/** A store in a list of several: chains have one name in many cities. */
export function storeTitle(store: Pick<Store, "name" | "city" | "county">): string {
  return [store.name, storeLocation(store)].filter((part) => part !== "").join(", ");
}

export type FactSource = v.InferOutput<typeof FactSourceSchema>;

export type StoreSources = v.InferOutput<typeof StoreSourcesSchema>;

/** `"1 store"`, `"1,204 stores"` */
export const countOfStores = (stores: number): string =>
  stores === 1 ? "1 store" : `${stores.toLocaleString("en-US")} stores`;

/** `"2 more stores"`. @param count one at least */
export const moreStores = (count: number): string =>
  `${String(count)} more ${count === 1 ? "store" : "stores"}`;
