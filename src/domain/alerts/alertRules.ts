import * as v from "valibot";
import { SECTIONS } from "../offers/categories.ts";
import type { DealPrice } from "../offers/deals.ts";
import type { Product } from "../offers/offers.ts";
import { isOfSize, type SizedOffer } from "../offers/sizes.ts";
import { REGIONS } from "../stores/regions.ts";
import { slugify } from "../text/slug.ts";
import { isCalled, type Store } from "../stores/stores.ts";

/** Rules that one visitor, or one device without an account, may have. */
export const ALERT_RULES_AT_MOST = 50;

/**
 * Some menus write whole sentences where a name belongs; its beginning will do, without half a
 * character at its end.
 */
const text = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform((name) => name.slice(0, 200).replace(/\p{Surrogate}$/u, "")),
);
const cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

/**
 * What has to happen: a deal, the return of what was sold out, something new at a store, or a price that a store
 * comes down to, deal or not.
 */
export const RULE_KINDS = ["deal", "restock", "new_at_store", "price"] as const;

/**
 * What a visitor wants to hear of. Everything that is set must hold; an empty list of
 * regions or sections means any, `null` means whichever.
 */
const RuleFieldsSchema = v.object({
  /** Made by the phone, so that a write can be repeated. */
  id: v.pipe(v.string(), v.uuid()),
  /** Rules of release 1.0 do not say. */
  kind: v.optional(v.picklist(RULE_KINDS), "deal"),
  regions: v.pipe(v.array(v.picklist(REGIONS)), v.maxLength(REGIONS.length)),
  sections: v.pipe(v.array(v.picklist(SECTIONS)), v.maxLength(SECTIONS.length)),
  /** By the slug of its genetics page, else of its name as menus print it. */
  strain: v.nullable(v.object({ slug: text, name: text })),
  /** As menus print it; case and spelling marks do not matter. */
  brand: v.nullable(text),
  product: v.nullable(v.object({ code: text, name: text })),
  /** Of the product, the strain or whatever else, the choice by its key and as it is called; another one's price says nothing of it. Left out by release 1.0: any size. */
  size: v.optional(v.nullable(v.object({ key: text, name: text })), null),
  store: v.nullable(v.object({ slug: text, name: text })),
  /** Highest price of a package. */
  maxCents: v.nullable(cents),
  /** Highest price per gram or per 100 mg of THC; deals counted in the other unit do not match. */
  maxUnit: v.nullable(v.object({ cents, unit: v.picklist(["g", "100mg"]) })),
});

/** A rule as phone and server tell it to each other. */
export const AlertRuleSchema = v.pipe(
  RuleFieldsSchema,
  v.check((rule) => rule.kind !== "price" || hasPrice(rule), "a price to wait for is missing"),
);
export type AlertRule = v.InferOutput<typeof RuleFieldsSchema>;

/** A rule before it has an id. */
export type RuleDraft = Omit<AlertRule, "id">;

/** A rule that every deal meets. */
export const ANY_DEAL: RuleDraft = {
  kind: "deal",
  regions: [],
  sections: [],
  strain: null,
  brand: null,
  product: null,
  size: null,
  store: null,
  maxCents: null,
  maxUnit: null,
};

/** As much of a deal as a rule looks at. */
export interface MatchableDeal extends SizedOffer {
  store: Pick<Store, "slug" | "formerSlugs" | "region">;
  product: Pick<Product, "category" | "code" | "brand" | "strainSlug" | "strainName">;
  price: Pick<DealPrice, "cents" | "section" | "unit">;
}

/** Whether a rule has a highest price, of whichever kind. */
export function hasPrice({ maxCents, maxUnit }: Pick<AlertRule, "maxCents" | "maxUnit">): boolean {
  return maxCents !== null || maxUnit !== null;
}

/** Whether a deal is what the rule asks for. */
export function matchesRule(rule: RuleDraft, deal: MatchableDeal): boolean {
  const { store, product, price } = deal;
  return (
    includesOrAny(rule.regions, store.region) &&
    includesOrAny(rule.sections, price.section) &&
    (rule.store === null || isCalled(store, rule.store.slug)) &&
    (rule.product === null || rule.product.code === product.code) &&
    (rule.size === null || isOfSize(deal, rule.size.key)) &&
    (rule.strain === null || rule.strain.slug === strainKey(product)) &&
    (rule.brand === null || slugify(rule.brand) === slugify(product.brand ?? "")) &&
    isWithin(rule, price)
  );
}

/**
 * Whether a price that meets the rule is one that its store has come down to: before, it asked more, or had none.
 *
 * @param before what the store asked until now; `null`: it was not there, or there was none left
 */
export function isReached(rule: RuleDraft, before: AskedPrice | null): boolean {
  return before === null || !isWithin(rule, before);
}

/** As much of a price as a rule looks at. */
export type AskedPrice = Pick<DealPrice, "cents" | "unit">;

function isWithin({ maxCents, maxUnit }: RuleDraft, price: AskedPrice): boolean {
  const { unit } = price;
  return (
    (maxCents === null || price.cents <= maxCents) &&
    (maxUnit === null || (maxUnit.unit === unit.unit && unit.cents <= maxUnit.cents))
  );
}

/** What a product's strain is compared by; `null` when its strain is unknown. */
export function strainKey(product: Pick<Product, "strainSlug" | "strainName">): string | null {
  const { strainSlug, strainName } = product;
  return strainSlug ?? (strainName === null ? null : slugify(strainName));
}

function includesOrAny<Value>(list: readonly Value[], value: Value | null): boolean {
  return list.length === 0 || (value !== null && list.includes(value));
}
