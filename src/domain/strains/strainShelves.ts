import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";
import type { Offer } from "../offers/offers.ts";
import { spelling } from "./spelledNames.ts";
import { typicalTerpenes } from "./typicalTerpenes.ts";

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the shelves of the state say of a strain, as it travels. */
const TravellingShelfSchema = v.object({
  /** How many stores have it on any menu, however old: one at least, which is what releases before 1.1 ask for. */
  stores: wholeNumber,
  /** How many have it on a current menu, of any kind; another store's menu is none of its own. */
  storesNow: v.optional(wholeNumber),
  /** How many offers these have of it. */
  offers: v.optional(wholeNumber, 0),
  /**
   * Percent of the largest by terpene, largest first; where labels print names alone, those that are printed most, each
   * with `null`. `null` when labels say nothing.
   */
  terpenes: v.nullable(
    v.record(v.string(), v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))),
  ),
});
type TravellingShelf = v.InferInput<typeof TravellingShelfSchema>;

/** The same with one count of stores, of those that have it now. What was read once reads the same again, as saved copies are. */
const StrainShelfSchema = v.pipe(
  TravellingShelfSchema,
  v.transform(({ stores, storesNow = stores, offers, terpenes }) => ({
    stores: storesNow,
    offers,
    terpenes,
  })),
);
export type StrainShelf = v.InferOutput<typeof StrainShelfSchema>;

interface Available extends Pick<StrainShelf, "stores" | "offers"> {
  name: string;
}

/** Strains that more stores have come first, then those that these have more offers of, then by name. */
export const byAvailability = (a: Available, b: Available): number =>
  b.stores - a.stores || b.offers - a.offers || byStrainName(a, b);

/** In the order of the alphabet, numbers as such. */
export const byStrainName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, "en", { numeric: true });

/** In how many stores a strain is, as everywhere. */
export function inStores(count: number): string {
  if (count === 0) return "In no store";
  return count === 1 ? "In 1 store" : `In ${count.toLocaleString("en-US")} stores`;
}

/** `GET /api/strains`: every strain that a store of the state has, by its slug. */
export const StrainShelvesSchema = v.object({
  shelves: v.record(v.string(), StrainShelfSchema),
  /** Newest observation among their offers; `null` without any. */
  observedAt: v.nullable(InstantSchema),
});

/** As much of an offer as its stamp is drawn from. */
export interface StampedOffer {
  product: { strainSlug: string | null };
  terpenes: Offer["terpenes"];
}

/**
 * What the stamp of an offer is drawn from: a strain has one face wherever it is for sale, so it is what its labels have in
 * common; of a product whose strain is on no shelf, or of none, its own label.
 *
 * @param shelves by the slugs of strains; `undefined` while they are not known
 */
export function stampTerpenes(
  shelves: Readonly<Record<string, StrainShelf>> | undefined,
  { product: { strainSlug }, terpenes }: StampedOffer,
): Offer["terpenes"] {
  return (strainSlug === null ? null : shelves?.[strainSlug]?.terpenes) ?? terpenes;
}

/** An offer of a strain at a store. */
export interface ShelvedOffer {
  strain: string;
  store: number;
  /** Whether it is on a menu of its own that is not too old. */
  isCurrent: boolean;
  terpenes: Offer["terpenes"];
}

/**
 * What the shelves say of each strain.
 *
 * @param offers each once
 * @returns by the strain's slug, in the order of their first offers
 */
export function shelvesOf(offers: readonly ShelvedOffer[]): Record<string, TravellingShelf> {
  const byStrain = new Map<string, ShelvedOffer[]>();
  for (const offer of offers) {
    const its = byStrain.get(offer.strain);
    if (its === undefined) byStrain.set(offer.strain, [offer]);
    else its.push(offer);
  }
  return Object.fromEntries(
    Array.from(byStrain, ([strain, its]) => {
      const current = its.filter(({ isCurrent }) => isCurrent);
      return [
        strain,
        {
          stores: countStores(its),
          storesNow: countStores(current),
          offers: current.length,
          terpenes: terpenesOf(its.map(({ terpenes }) => terpenes)),
        },
      ];
    }),
  );
}

const countStores = (offers: readonly ShelvedOffer[]) =>
  new Set(offers.map(({ store }) => store)).size;

/** As many names as a label without figures has, as a rule. */
const MOST_NAMES = 3;

function terpenesOf(labels: readonly Offer["terpenes"][]): TravellingShelf["terpenes"] {
  const typical = typicalTerpenes(labels);
  if (typical !== null) return typical;
  const printed = new Map<string, number>();
  for (const label of labels)
    for (const name of new Set(Object.keys(label ?? {}).map(spelling)))
      printed.set(name, (printed.get(name) ?? 0) + 1);
  const most = [...printed]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, MOST_NAMES);
  return most.length === 0 ? null : Object.fromEntries(most.map(([name]) => [name, null]));
}
