import { inEpochMs } from "./offerMoments.ts";
import { sizeName } from "./names.ts";
import { spokenPrice } from "./currentPrice.ts";
import { bySize, choiceName, chosenSize, sizedBy } from "./sizes.ts";
import type { OfferOfProduct } from "./productDetail.ts";

/** A size as people buy it, with all offers that are printed nearly so. */
export interface SizeChoice {
  key: string;
  name: string;
  offers: OfferOfProduct[];
}

/** The sizes of a product, lightest first; its offers stay in their order. */
export function sizeChoices(offers: readonly OfferOfProduct[]): SizeChoice[] {
  const choices = new Map<string, SizeChoice>();
  for (const offer of offers) {
    // A dose is printed in milligrams as a weight is, and is none.
    const isWeight = sizedBy(offer.product.category) === "weight" && offer.netMg !== null;
    const key = isWeight ? chosenSize(offer.sizeKey) : offer.sizeKey;
    const known = choices.get(key);
    if (known === undefined) {
      const name = isWeight ? choiceName(key) : null;
      choices.set(key, { key, name: name ?? sizeName(offer), offers: [offer] });
    } else known.offers.push(offer);
  }
  return [...choices.values()].toSorted((a, b) => bySize(a.key, b.key));
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
