import * as v from "valibot";
import { MENUS, SALE_CONDITIONS } from "../offers/offers.ts";
import { PRICES_INCLUDE_TAX } from "../stores/stores.ts";
import { CategorySchema, type Category } from "../offers/categories.ts";
import type { Profile } from "./profiles.ts";
import type { Source } from "../text/source.ts";

/** Milligrams in an ounce, exactly as the ounce is defined. */
export const MG_PER_OUNCE = 28_349.523125;

/** Labels print hundredths of a gram: half of one, in milligrams, is no offense. */
const WEIGHT_TOLERANCE_MG = 5;

/** From this share of a limit on it is called near. */
const NEAR_FROM = 0.9;

/** Bounds that keep every sum exact; no package comes close. */
export const MAX_QUANTITY = 999;
export const MAX_PACKAGE_MG = 10_000_000;

/** What a visitor means to buy: `quantity` packages of one product. */
export const BasketItemSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** Packages of one product in one size, which the days' supply sums before it rounds. */
  productId: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  form: CategorySchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  /** Net weight of one package in milligrams. */
  netMg: v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_PACKAGE_MG))),
  /** THC in one package in milligrams; 0 is a statement, `null` is none. */
  thcMg: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PACKAGE_MG))),
  /** What one package cost before tax when it was put in, and where; not of what was written by hand. */
  price: v.optional(
    v.object({
      cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
      menu: v.picklist(MENUS),
      store: v.object({
        slug: v.string(),
        /** As visitors know it; what was put in before it was kept has none. */
        title: v.optional(v.string()),
        taxArea: v.nullable(v.string()),
        pricesIncludeTax: v.picklist(PRICES_INCLUDE_TAX),
      }),
      /** The sale with conditions that was on then: it is the visitor's or not. Moments in epoch milliseconds. */
      sale: v.fallback(
        v.optional(
          v.object({
            storeName: v.string(),
            cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
            conditions: v.picklist(SALE_CONDITIONS),
            text: v.nullable(v.string()),
            startsAt: v.nullable(v.number()),
            endsAt: v.nullable(v.number()),
          }),
        ),
        undefined,
      ),
    }),
  ),
});
export type BasketItem = v.InferOutput<typeof BasketItemSchema>;

/** How much one person may be sold on one day; the two amounts are limits of their own. */
export interface PurchaseRule {
  profile: Profile;
  /** First day of the rule, `2025-06-04`. */
  effectiveFrom: string;
  /** What is not certain about that day. */
  effectiveNote: string | null;
  plantOz: number;
  thcMg: number;
  /** Of all that is bought no more than so much in these forms, which counts towards the limits above as well. */
  sublimits?: readonly Sublimit[];
  source: Source;
}

/** A limit within the limit of a day, such as 5 g of concentrates. */
export interface Sublimit {
  /** In the middle of a sentence: "concentrates". */
  what: string;
  forms: readonly Category[];
  /** What counts: the net weight, or the THC in it; both in milligrams. */
  counts: "weight" | "thc";
  mg: number;
}

export type LimitState = "ok" | "near" | "over";

/** One amount against its limit, both in the same unit. */
export interface Measure {
  used: number;
  limit: number;
  /** What still fits, never below 0. */
  left: number;
  /** `used / limit` */
  share: number;
  state: LimitState;
}

/** Something that could not be counted, and what is missing for it. */
export interface Uncounted {
  item: BasketItem;
  missing: "weight" | "thc" | "rule";
}

/** A basket against a rule. While something is uncounted, every figure is a least one. */
export interface Assessment {
  /** Plant material in milligrams. */
  plant: Measure;
  /** THC of all other products in milligrams. */
  thc: Measure;
  /** Both shares of a limit added up, of 1: the stricter reading. */
  combined: Measure;
  /** The limits within, in the order of the rule. */
  sublimits: readonly { limit: Sublimit; measure: Measure }[];
  /** What holds: the worst of the limits, or the stricter reading. */
  state: LimitState;
  /** The share that decides it. */
  share: number;
  uncounted: readonly Uncounted[];
  /** What still fits: both amounts, or under the stricter reading one or the other. */
  room: { plantMg: number; thcMg: number };
}

/**
 * Which of the two limits a form counts towards: OAC 1301:18-8-08(A)(2)(c). That
 * "raw single-serving units" are pre-rolls without concentrate is our reading.
 */
export function countsTowards(form: Category): "plant" | "thc" {
  return form === "flower" || form === "preroll" ? "plant" : "thc";
}

/**
 * The rule for a profile on a day (`2026-11-21`): the newest that has begun; on a
 * clock before all of them the first.
 *
 * @throws RangeError when there is no rule for the profile at all
 */
export function ruleInForce(
  rules: readonly PurchaseRule[],
  profile: Profile,
  day: string,
): PurchaseRule {
  const newestFirst = rules
    .filter((rule) => rule.profile === profile)
    .sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom));
  const found = newestFirst.find(({ effectiveFrom }) => effectiveFrom <= day) ?? newestFirst.at(-1);
  if (found === undefined) throw new RangeError(`no rule for ${profile}`);
  return found;
}

/** Below 90 % ok, up to 100 % near, above over; `tolerance` in the unit of the amounts. */
export function measure(used: number, limit: number, tolerance = 0): Measure {
  const state = used > limit + tolerance ? "over" : used >= limit * NEAR_FROM ? "near" : "ok";
  return { used, limit, left: Math.max(0, limit - used), share: used / limit, state };
}

/** A weight in milligrams against its limit, with the tolerance of what labels print. */
export function measureWeight(usedMg: number, limitMg: number): Measure {
  return measure(usedMg, limitMg, WEIGHT_TOLERANCE_MG);
}

/** What packages contain together, in milligrams; summed in whole micrograms, so that no order of adding changes it. */
export function sumMg(amounts: readonly { mg: number; quantity: number }[]): number {
  return (
    amounts.reduce((sum, { mg, quantity }) => sum + Math.round(mg * 1_000) * quantity, 0) / 1e3
  );
}

/**
 * What a basket comes to under a rule.
 *
 * @param combined whether to apply the stricter reading, one limit for both amounts
 */
export function assess(
  items: readonly BasketItem[],
  rule: Pick<PurchaseRule, "plantOz" | "thcMg" | "sublimits">,
  combined: boolean,
): Assessment {
  const plantLimitMg = rule.plantOz * MG_PER_OUNCE;
  const uncounted: Uncounted[] = [];
  const amounts: Record<"plant" | "thc", { mg: number; quantity: number }[]> = {
    plant: [],
    thc: [],
  };
  for (const item of items) {
    const bucket = countsTowards(item.form);
    const mg = bucket === "plant" ? item.netMg : item.thcMg;
    if (mg === null) uncounted.push({ item, missing: bucket === "plant" ? "weight" : "thc" });
    else amounts[bucket].push({ mg, quantity: item.quantity });
  }
  const plant = measureWeight(sumMg(amounts.plant), plantLimitMg);
  const thc = measure(sumMg(amounts.thc), rule.thcMg);
  const sublimits = (rule.sublimits ?? []).map((limit) => {
    const counted = items.filter(({ form }) => limit.forms.includes(form));
    const [amount, missing] =
      limit.counts === "weight" ? (["netMg", "weight"] as const) : (["thcMg", "thc"] as const);
    for (const item of counted.filter((each) => each[amount] === null))
      if (!uncounted.some((each) => each.item === item)) uncounted.push({ item, missing });
    const used = sumMg(counted.map((item) => ({ mg: item[amount] ?? 0, quantity: item.quantity })));
    return {
      limit,
      measure: limit.counts === "weight" ? measureWeight(used, limit.mg) : measure(used, limit.mg),
    };
  });
  const both = measure(plant.share + thc.share, 1, WEIGHT_TOLERANCE_MG / plantLimitMg);
  const plantMg = combined ? both.left * plantLimitMg : plant.left;
  return {
    plant,
    thc,
    combined: both,
    sublimits,
    state: sublimits.reduce(
      (worst, each) => worse(worst, each.measure.state),
      combined ? both.state : worse(plant.state, thc.state),
    ),
    share: Math.max(
      combined ? both.share : Math.max(plant.share, thc.share),
      ...sublimits.map((each) => each.measure.share),
    ),
    uncounted,
    room: {
      plantMg,
      thcMg: combined ? both.left * rule.thcMg : thc.left,
    },
  };
}

/**
 * How many packages of a weight fit into what is left, both in milligrams. Nobody is invited into the tolerance, which is for
 * weights that are rounded: of 283.49 g 80 eighths are less, and 81 are 283.50 g.
 */
export const packagesThatFit = (leftMg: number, mg: number): number => Math.floor(leftMg / mg);

const STATES: readonly LimitState[] = ["ok", "near", "over"];

/** The worse of two states. */
function worse(one: LimitState, other: LimitState): LimitState {
  return STATES.indexOf(one) > STATES.indexOf(other) ? one : other;
}
