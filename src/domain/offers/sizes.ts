import { USUAL_SIZES } from "#state/units.ts";
import type { Category } from "./categories.ts";
import { inEpochMs, type Offer, type Product } from "./offers.ts";
import { sizeName } from "./titles.ts";
import { spokenPrice } from "./currentPrice.ts";
import type { OfferOfProduct } from "./productDetail.ts";

/**
 * Sizes as people ask for them at a counter. Menus print one size in several ways: an eighth of an
 * ounce as 3.5 g or as 3.54 g, half an ounce as 14.15 g or as 14 g. They are one choice here; each
 * offer keeps its own weight, by which its unit price is computed.
 */

/** How far a weight may lie from a usual one, as a share of it: an ounce is printed as 28.3 g, as 28 g and as 28.35 g. */
const NEAR = 0.02;

/** Packs by the THC in them, in milligrams: what is eaten is bought by its dose. */
const PACKS = [
  { key: "100mg-and-more", name: "100 mg and more", from: 100, below: Infinity },
  { key: "under-100mg", name: "Under 100 mg", from: 0, below: 100 },
] as const;

const BY_WEIGHT: ReadonlySet<Category | "all"> = new Set([
  "flower",
  "preroll",
  "infused_preroll",
  "vape",
  "extract",
]);

/** What the sizes of a category's offers are told apart by; `null` where people ask for neither. */
export function sizedBy(category: Category | "all"): "weight" | "pack" | null {
  if (category === "edible") return "pack";
  return BY_WEIGHT.has(category) ? "weight" : null;
}

/**
 * The choice that a size belongs to: the key of the usual weight when it is near one, else its own.
 *
 * @param sizeKey of an offer (`3540mg`, `1500mgx3`), or a choice itself
 */
export function chosenSize(sizeKey: string): string {
  const mg = weightOf(sizeKey);
  const usual = USUAL_SIZES.find((each) => mg !== null && Math.abs(mg - each.mg) <= each.mg * NEAR);
  return usual === undefined ? sizeKey : `${String(usual.mg)}mg`;
}

/** The choice that a pack belongs to by its THC in milligrams; `null` where that is unknown. */
export function chosenPack(thcMg: number | null): string | null {
  if (thcMg === null) return null;
  return PACKS.find(({ from, below }) => from <= thcMg && thcMg < below)?.key ?? null;
}

/** Whether a choice is one of packs rather than of weights. */
export function isPack(choice: string): boolean {
  return PACKS.some(({ key }) => key === choice);
}

/** Stores print them as several weights, so that none of these is their name: the word is. Rows say the grams. */
const BY_WORD: ReadonlyMap<string, string> = new Map([
  ["half", "half ounce"],
  ["ounce", "ounce"],
]);

const WORDS: ReadonlySet<string> = new Set(BY_WORD.values());

/** A weight with the word that people use for it: `3.5 g eighth`; `half ounce`, which is printed as several. */
const namedSize = (mg: number, name: string | undefined): string =>
  BY_WORD.get(name ?? "") ?? [`${String(mg / 1_000)} g`, name].filter(Boolean).join(" ");

/** A choice in words: `3.5 g eighth`, `half ounce`, `5.66 g`, `100 mg and more`; `null` where only the label says it. */
export function choiceName(choice: string): string | null {
  const pack = PACKS.find(({ key }) => key === choice);
  if (pack !== undefined) return pack.name;
  const mg = weightOf(choice);
  if (mg === null) return null;
  return namedSize(mg, USUAL_SIZES.find((each) => each.mg === mg)?.name);
}

/**
 * The same above all that is one choice, and on its chip: where all of it is printed as one weight it is called by that,
 * `3.54 g eighth`.
 *
 * @param printed the keys of sizes that are of it
 */
export function choiceNameOf(choice: string, printed: readonly string[]): string | null {
  const [own, ...others] = printed;
  const mg = own === undefined || others.length > 0 ? null : weightOf(own);
  const name = USUAL_SIZES.find((each) => each.mg === weightOf(choice))?.name;
  return mg === null || name === undefined ? choiceName(choice) : namedSize(mg, name);
}

/** The word that people use for an offer's size: `ounce`; `null` where there is none. */
export function usualName(offer: SizedOffer): string | null {
  if (sizedBy(offer.product.category) !== "weight" || offer.netMg === null) return null;
  const mg = weightOf(chosenSize(offer.sizeKey));
  const name = USUAL_SIZES.find((each) => each.mg === mg)?.name;
  return BY_WORD.get(name ?? "") ?? name ?? null;
}

/** Lightest first; what has no weight last, by its name. Packs stand as their doses do. */
export function bySize(a: string, b: string): number {
  const grams = (key: string) =>
    PACKS.find((pack) => pack.key === key)?.from ?? Number(/^(\d+)mg/.exec(key)?.[1] ?? Infinity);
  return grams(a) === grams(b) ? a.localeCompare(b, "en") : grams(a) - grams(b);
}

/** What people ask for first at a counter, in milligrams. */
export const EIGHTH_MG = USUAL_SIZES.find(({ name }) => name === "eighth")?.mg ?? 0;
export const EIGHTH = `${String(EIGHTH_MG)}mg`;

/** What is printed for one, in milligrams: 3.5 g and 3.54 g. */
export const EIGHTHS_MG = {
  least: Math.ceil(EIGHTH_MG * (1 - NEAR)),
  most: Math.floor(EIGHTH_MG * (1 + NEAR)),
} as const;

/** The eighth first, which people ask for, then all others, lightest first (decision 91). */
export const eighthFirst = (a: string, b: string): number => byEighth(a, b) || bySize(a, b);

const byEighth = (a: string, b: string) => Number(b === EIGHTH) - Number(a === EIGHTH);

/** Sizes to choose from: the eighth has to be in sight. */
export function toChoose(sizes: Iterable<string>): string[] {
  return [...sizes].toSorted(eighthFirst);
}

/** So many sizes are told apart by how usual they are; what fewer offers have is looked for in a list. */
const MOST_USUAL = 6;

/** The few sizes that most offers have, and all others, each as they are chosen from. */
export function usualSizes(counts: ReadonlyMap<string, number>): {
  usual: string[];
  others: string[];
} {
  const byCount = [...counts]
    // The eighth has to be in sight wherever there is one.
    .toSorted(([a, one], [b, other]) => byEighth(a, b) || other - one || bySize(a, b))
    .map(([size]) => size);
  return {
    usual: toChoose(byCount.slice(0, MOST_USUAL)),
    others: toChoose(byCount.slice(MOST_USUAL)),
  };
}

/** The weight that a key of a single piece names, in milligrams. */
function weightOf(key: string): number | null {
  const [, mg] = /^(\d+)mg$/.exec(key) ?? [];
  return mg === undefined ? null : Number(mg);
}

/** A size as people buy it, with all offers that are printed nearly so. */
interface SizeChoice {
  key: string;
  name: string;
  offers: OfferOfProduct[];
}

/** The choice that an offer's size belongs to, among those of its product. */
export function sizeChoice(offer: SizedOffer): Omit<SizeChoice, "offers"> {
  // A dose is printed in milligrams as a weight is, and is none.
  const isWeight = sizedBy(offer.product.category) === "weight" && offer.netMg !== null;
  const key = isWeight ? chosenSize(offer.sizeKey) : offer.sizeKey;
  return { key, name: (isWeight ? choiceName(key) : null) ?? sizeName(offer) };
}

/** Whether an offer is of a choice, even one made when it had another figure: 28 g is the ounce of 28.3 g. */
export function isOfSize(offer: SizedOffer, key: string): boolean {
  return sizeChoice(offer).key === sizeChoice({ ...offer, sizeKey: key }).key;
}

/** As much of an offer as its size is told by. */
export type SizedOffer = Pick<Offer, "sizeKey" | "sizeLabel" | "netMg"> & {
  product: Pick<Product, "category">;
};

/** An offer's own size with the word that people use for it, `3.54 g eighth`, or by that alone: `ounce`. */
export function ownSizeName(offer: SizedOffer): string {
  const usual = usualName(offer);
  return usual !== null && WORDS.has(usual) ? usual : sizeInFull(offer);
}

/** The grams of an offer, where they are said nowhere else, with the word: `28 g ounce`. */
export const sizeInFull = (offer: SizedOffer): string =>
  [sizeName(offer), usualName(offer)].filter(Boolean).join(" ");

/** The sizes of a product, lightest first; its offers stay in their order. Where all print one weight, it is called by that. */
export function sizeChoices(offers: readonly OfferOfProduct[]): SizeChoice[] {
  const choices = new Map<string, SizeChoice>();
  for (const offer of offers) {
    const { key, name } = sizeChoice(offer);
    const known = choices.get(key);
    if (known === undefined) choices.set(key, { key, name: ownSizeName(offer), offers: [offer] });
    else {
      if (ownSizeName(offer) !== known.name) known.name = name;
      known.offers.push(offer);
    }
  }
  return [...choices.values()].toSorted((a, b) => bySize(a.key, b.key));
}

/**
 * The size that an address asks for.
 *
 * @param asked a choice, or the key or the label of an offer, as rows link to it
 * @returns `null` where the product has none such
 */
export function askedSize(choices: readonly SizeChoice[], asked: string): SizeChoice | null {
  const isAsked = ({ sizeKey, sizeLabel }: OfferOfProduct) =>
    sizeKey === asked || sizeLabel === asked;
  return (
    choices.find(({ key }) => key === asked) ??
    choices.find(({ offers }) => offers.some(isAsked)) ??
    // Printed otherwise at the store whose row it was, which has a new menu since.
    choices.find(({ key }) => key === chosenSize(asked)) ??
    null
  );
}

/** The size to begin with: the one that most stores ask a comparable price for now, the lightest of equals. */
export function usualSize(choices: readonly SizeChoice[], now: number): SizeChoice | null {
  const figure = ({ offers }: SizeChoice) => {
    const current = offers.filter((offer) => spokenPrice(inEpochMs(offer), now)).length;
    // Where no offer may speak now, the others count.
    return current === 0 ? offers.length / 1_000_000 : current;
  };
  const [first, ...rest] = choices;
  if (first === undefined) return null;
  return rest.reduce((best, each) => (figure(each) > figure(best) ? each : best), first);
}
