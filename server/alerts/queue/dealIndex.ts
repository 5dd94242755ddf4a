import { matchesRule, strainKey, type AlertRule } from "#domain/alerts/alertRules.ts";
import { slugsOf } from "#domain/stores/stores.ts";
import { slugify } from "#domain/text/slug.ts";
import type { NewDeal } from "./newDeals.ts";

/** Answers the deals that a rule asks for, best first. */
export type FindDeals = (rule: AlertRule) => NewDeal[];

/**
 * Prepares the few deals of an import for very many rules: a rule is compared only with the
 * deals of its product, its store, its strain, its brand, or its regions and sections. What
 * matches is decided by the domain alone.
 *
 * @param deals best first
 */
export function indexDeals(deals: readonly NewDeal[]): FindDeals {
  const byProduct = groups(deals, ({ product }) => [product.code]);
  const byStore = groups(deals, ({ store }) => slugsOf(store));
  const byStrain = groups(deals, ({ product }) => [strainKey(product)]);
  const byBrand = groups(deals, ({ product }) => [slugify(product.brand ?? "")]);
  const byPlace = new Map<string, NewDeal[]>();

  /** Few combinations are in use, and each is looked up by thousands of rules. */
  function ofPlace({ regions, sections }: AlertRule): NewDeal[] {
    const key = `${regions.join()}|${sections.join()}`;
    const known = byPlace.get(key);
    if (known !== undefined) return known;
    const found = deals.filter(
      ({ store, price }) =>
        (regions.length === 0 || (store.region !== null && regions.includes(store.region))) &&
        (sections.length === 0 || sections.includes(price.section)),
    );
    byPlace.set(key, found);
    return found;
  }

  function candidates(rule: AlertRule): NewDeal[] {
    if (rule.product !== null) return byProduct.get(rule.product.code) ?? [];
    if (rule.strain !== null) return byStrain.get(rule.strain.slug) ?? [];
    if (rule.brand !== null) return byBrand.get(slugify(rule.brand)) ?? [];
    if (rule.store !== null) return byStore.get(rule.store.slug) ?? [];
    return ofPlace(rule);
  }

  return (rule) => candidates(rule).filter((deal) => matchesRule(rule, deal));
}

function groups(
  deals: readonly NewDeal[],
  keysOf: (deal: NewDeal) => readonly (string | null)[],
): Map<string, NewDeal[]> {
  const found = new Map<string, NewDeal[]>();
  for (const deal of deals) {
    for (const key of keysOf(deal)) {
      if (key === null) continue;
      const group = found.get(key);
      if (group === undefined) found.set(key, [deal]);
      else group.push(deal);
    }
  }
  return found;
}
