import { STRAINS } from "#content/strains/strains.ts";
import { categoriesNamed } from "#domain/offers/categoryWords.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import { hasWholeWords } from "#domain/text/wholeWords.ts";
import type { FoundOffer } from "./foundOffer.ts";
import type { FoundOffers } from "./offerSearch.ts";

/**
 * What was asked for by its name, where the answer has another one: of "blue dream" the cheapest flower may be "Blue
 * Dreamish". `null` where the answer, or another one of its kind, is called so, and where nothing that is known is: then
 * the words may only be the beginning of a name.
 *
 * @param unpriced names that are known without a price
 */
export function missedName(
  { answer, products }: Pick<FoundOffers, "answer" | "products">,
  unpriced: readonly string[],
  wanted: string,
): string | null {
  // A part of a kind is no name: "gummies" are what they are called.
  if (answer === null || wanted === "" || categoriesNamed(wanted).length > 0) return null;
  const strain = findNamed(STRAINS, wanted);
  const isCalled = ({ offer: { product } }: FoundOffer) =>
    (strain !== null && product.strainSlug === strain.slug) ||
    hasWholeWords(nameOf(product), wanted);
  const { category } = answer.cheapest.offer.product;
  const ofKind = products.filter(({ offer }) => offer.product.category === category);
  if (isCalled(answer.cheapest) || ofKind.some(isCalled)) return null;
  const isKnown =
    strain !== null ||
    products.some(isCalled) ||
    unpriced.some((name) => hasWholeWords(name, wanted));
  return isKnown ? (strain?.name ?? wanted) : null;
}

const nameOf = ({ brand, name, strainName }: FoundOffer["offer"]["product"]) =>
  [brand, name, strainName].filter(Boolean).join(" ");
