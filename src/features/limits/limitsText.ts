import { CUSTOMARY, USUAL_SIZES } from "#state/units.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import {
  countsTowards,
  MG_PER_OUNCE,
  packagesThatFit,
  type Assessment,
  type BasketItem,
  type LimitState,
  type Measure,
  type Sublimit,
  type Uncounted,
} from "#domain/limits/limits.ts";
import type { Profile } from "#domain/limits/profiles.ts";
import { roundHalfUp } from "#domain/offers/money.ts";

export const PROFILE_TITLES: Readonly<Record<Profile, string>> = {
  adult: "Adult-use",
  patient: "Patient",
  caregiver: "Caregiver",
};

export const STATE_TEXTS: Readonly<Record<LimitState, string>> = {
  ok: "Within the limit",
  near: "Close to the limit",
  over: "Over the limit",
};

const MISSING: Readonly<Record<Uncounted["missing"], string>> = {
  weight: "no weight on file",
  thc: "no THC on file",
  rule: "the rule names no amount for it",
};

/** Milligrams of weight as `2.83 g`. */
export function gramsText(mg: number): string {
  return `${(roundHalfUp(mg / 10) / 100).toLocaleString("en-US")} g`;
}

/** Milligrams of THC as `14,750 mg THC`. */
export function thcText(mg: number): string {
  return `${(roundHalfUp(mg * 10) / 10).toLocaleString("en-US")} mg THC`;
}

/** A share of a limit as `99.8%`. Rounding never carries it into another state. */
export function shareText({ share, state }: Pick<Measure, "share" | "state">): string {
  const tenths = roundHalfUp(share * 1_000);
  const shown =
    state === "ok"
      ? Math.min(tenths, 899)
      : state === "near"
        ? Math.min(tenths, 1_000)
        : Math.max(tenths, 1_001);
  return `${(shown / 10).toFixed(1)}%`;
}

/** The verdict in one line; `atLeast` while something could not be counted. */
export function verdictText(result: Pick<Measure, "share" | "state">, atLeast: boolean): string {
  const share = shareText(result);
  if (result.state === "ok" && atLeast)
    return `Within the limit as far as counted: at least ${share}`;
  return `${STATE_TEXTS[result.state]}: ${atLeast ? "at least " : ""}${share}`;
}

/** How much of a limit is left, or how much is too much, as a screen shows it large. */
export interface LeftFigure {
  /** "2.5 oz" */
  value: string;
  /** "of flower left" */
  words: string;
  /** The same in the sizes of the shelves, or what it is for. */
  note: string;
  isOver: boolean;
}

/**
 * What is left of a day: of plant material and of the THC of all else.
 *
 * @param combined under the stricter reading, where it is one or the other
 */
export function leftFigures(result: Assessment, combined: boolean): [LeftFigure, LeftFigure] {
  const { plant, thc, room, uncounted } = result;
  const lacks = (bucket: "plant" | "thc") =>
    uncounted.some(({ item }) => countsTowards(item.form) === bucket);
  const or = (other: string) => (combined ? `, if ${other}` : "");
  return [
    plant.state === "over"
      ? {
          value: gramsText(plant.used - plant.limit),
          words: "of flower too much",
          note: `${gramsText(plant.used)} of ${gramsText(plant.limit)}.`,
          isOver: true,
        }
      : {
          value: amountText(room.plantMg),
          words: `of flower left${or("nothing else")}`,
          note: sizesText(room.plantMg, lacks("plant")),
          isOver: false,
        },
    thc.state === "over"
      ? {
          value: mgOf(thc.used - thc.limit),
          words: "THC too much",
          note: `${mgOf(thc.used)} of ${mgOf(thc.limit)}.`,
          isOver: true,
        }
      : {
          value: mgOf(Math.floor(room.thcMg)),
          words: `THC left${or("no flower")}`,
          note: `For vapes, edibles, extracts and all else.${lacks("thc") ? " Less what is not counted." : ""}`,
          isOver: false,
        },
  ];
}

/** By how much it is too much, where no figure of its own says so: of a limit within, or of both together. */
export function overText(
  { combined: both, sublimits }: Assessment,
  combined: boolean,
): string | null {
  const excess = sublimits
    .filter(({ measure }) => measure.state === "over")
    .map(
      ({ limit, measure }) => `${sublimitText(limit, measure.used - limit.mg)} of ${limit.what}`,
    );
  if (combined && both.state === "over") {
    const percent = Math.max(0.1, roundHalfUp((both.share - 1) * 1_000) / 10);
    excess.unshift(`${percent.toFixed(1)}% of a day’s limit`);
  }
  return excess.length === 0 ? null : `Too much by ${excess.join(" and ")}.`;
}

/** What counts towards a limit within: a weight, or THC. */
export const sublimitText = ({ counts }: Pick<Sublimit, "counts">, mg: number): string =>
  counts === "weight" ? gramsText(mg) : thcText(mg);

/** What is called small at a counter, in milligrams, and has a name there: a tenth, an eighth. */
const SMALL_MG = 3_500;
const SMALL_SIZES = USUAL_SIZES.flatMap(({ mg, name }) =>
  name === undefined || mg > SMALL_MG ? [] : [{ mg, name }],
);

/** How many packages of the usual sizes fit into what is left. */
function sizesText(plantMg: number, isLess: boolean): string {
  const fits = SMALL_SIZES.map(({ mg, name }) => ({ name, count: packagesThatFit(plantMg, mg) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${String(count)} ${name}${count === 1 ? "" : "s"}`);
  const less = isLess ? ", less what is not counted" : "";
  if (fits.length === 0)
    return plantMg < 10 ? `No more fits today${less}.` : `Less than a ${CUSTOMARY.one}${less}.`;
  const grams = plantMg < MG_PER_OUNCE ? "" : ` (${leftText(plantMg)})`;
  return `You can still add ${isLess ? "at most " : ""}${fits.join(" or ")}${grams}${less}.`;
}

/** From an ounce on in ounces, below it in grams; rounded down. */
function amountText(mg: number): string {
  if (mg < MG_PER_OUNCE) return leftText(mg);
  return `${String(Math.floor((mg / MG_PER_OUNCE) * 100 + 1e-6) / 100)} oz`;
}

const mgOf = (mg: number) => thcText(mg).replace(/ THC$/, "");

/** What is left is rounded down: a figure that invites one to go too far would be worse than none. */
const leftText = (mg: number) => gramsText(Math.floor(mg / 10) * 10);
const downText = (mg: number) => thcText(Math.floor(mg));

/** The share, the state and what is left or too much of one amount, in one line. */
export function measureText(amount: Measure, unit: "g" | "thc", atLeast: boolean): string {
  const excess = amount.used - amount.limit;
  const rest =
    amount.state === "over"
      ? `${unit === "g" ? gramsText(excess) : thcText(excess)} too much`
      : `${unit === "g" ? leftText(amount.left) : downText(amount.left)} left`;
  return `${atLeast ? "At least " : ""}${shareText(amount)} · ${STATE_TEXTS[amount.state]} · ${rest}`;
}

/** What an item is and what of it counts: `2.83 g · 22% THC`. */
export function itemFacts({ form, netMg, thcMg }: BasketItem): string {
  const weight = netMg === null ? null : gramsText(netMg);
  const thc = thcMg === null ? null : thcText(thcMg);
  const facts = countsTowards(form) === "plant" ? [weight, thc] : [thc, weight];
  return facts.filter((fact) => fact !== null).join(" · ") || "no amount on file";
}

export const missingText = ({ missing }: Uncounted) => `not counted: ${MISSING[missing]}`;

/** The basket to be shared: what is in it, and not who is buying or against which limit. */
export function sharedText(basket: readonly BasketItem[], { plant, thc }: Assessment): string {
  const lines = basket.map(
    ({ quantity, name, form }) => `${String(quantity)} × ${name} (${CATEGORY_TITLES[form]})`,
  );
  return [
    ...lines,
    `Plant material: ${gramsText(plant.used)}`,
    `Other products: ${thcText(thc.used)}`,
    "Not legal advice.",
  ].join("\n");
}
