import { sectionOf } from "../offers/sectionOf.ts";
import { productLine } from "./cardLines.ts";
import type { Cheapest } from "./cheapestOf.ts";

/**
 * What the card of a kept store on home names the cheapest of, as it is noted for the best deals beside it.
 *
 * @param before what is noted of all stores
 * @param slug of the store
 * @param cheapest what its card has; `null` where it has nothing
 * @returns the same with this store's lines, of which sizes of which section and of which products, in place of what was noted of it; `null` where that is nothing
 */
export function withShown(
  before: string | null,
  slug: string,
  cheapest: Cheapest | null,
): string | null {
  const others = linesOf(before).filter((line) => !line.startsWith(`${slug} `));
  const section = cheapest && sectionOf(cheapest.category);
  const sizes = new Set(cheapest?.offers.map(({ offer }) => offer.sizeLabel));
  const own =
    section === null || cheapest === null
      ? []
      : [
          ...[...sizes].map((size) => `${slug} ${section} ${size}`),
          ...cheapest.offers.map(({ offer }) => productLine(slug, offer.product.code)),
        ];
  return [...others, ...own].toSorted().join("\n") || null;
}

/** What is noted, without stores that are kept no more. @param kept the slugs of those that are */
export function shownOfKept(before: string | null, kept: readonly string[]): string | null {
  const lines = linesOf(before).filter((line) => kept.some((slug) => line.startsWith(`${slug} `)));
  return lines.join("\n") || null;
}

const linesOf = (noted: string | null) => (noted ?? "").split("\n").filter(Boolean);
