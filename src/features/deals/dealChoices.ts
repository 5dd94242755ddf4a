import type { Section } from "#domain/offers/categories.ts";
import type { DealPrice } from "#domain/offers/deals.ts";
import { choiceNameOf, sizeChoice, toChoose } from "#domain/offers/sizes.ts";
import { taxedFirst, type ShownPrice } from "#domain/prices/atRegister.ts";
import type { DealsSearch } from "./dealsSearch.ts";
import type { ListedDeal } from "./dealOrder.ts";
import { filterDeals } from "./findDeals.ts";

/** A size that deals have, and the least that one of them costs. */
export interface DealSize {
  key: string;
  name: string;
  from: Pick<ShownPrice<DealPrice>, "cents" | "isAbout" | "unit">;
}

/** What there is to choose among the deals that pass all other filters: how many a section has, and in which sizes they are. */
export function choicesOf(
  deals: readonly ListedDeal[],
  search: DealsSearch,
  now: number,
  hasTax = false,
): { total: number; sections: ReadonlyMap<Section, number>; sizes: DealSize[] } {
  const ofAny = filterDeals(deals, { ...search, section: undefined, size: undefined }, now, hasTax);
  const sections = new Map<Section, number>();
  const sizes = new Map<string, DealSize>();
  const printed = new Map<string, Set<string>>();
  for (const { offer, price } of ofAny) {
    sections.set(price.section, (sections.get(price.section) ?? 0) + 1);
    if (search.section !== undefined && price.section !== search.section) continue;
    const { key, name } = sizeChoice(offer);
    printed.set(key, (printed.get(key) ?? new Set()).add(offer.sizeKey));
    const known = sizes.get(key);
    const isLess =
      known === undefined || (taxedFirst(price, known.from) || price.cents - known.from.cents) < 0;
    if (isLess) sizes.set(key, { key, name, from: price });
  }
  return {
    total: ofAny.length,
    sections,
    sizes: toChoose(sizes.keys()).flatMap((key) => {
      const size = sizes.get(key);
      const own = choiceNameOf(key, [...(printed.get(key) ?? [])]);
      return size === undefined ? [] : [{ ...size, name: own ?? size.name }];
    }),
  };
}
