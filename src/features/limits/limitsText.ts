import { CUSTOMARY } from "#state/units.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import {
  countsTowards,
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

/** What still fits, or by how much it is too much, in a sentence. */
export function roomText(result: Assessment, combined: boolean): string {
  const { plant, thc, combined: both, state, room, uncounted, sublimits } = result;
  if (state === "over") {
    const excess = combined
      ? [
          `${Math.max(0.1, roundHalfUp((both.share - 1) * 1_000) / 10).toFixed(1)}% of a day’s limit`,
        ]
      : [
          plant.state === "over"
            ? `${gramsText(plant.used - plant.limit)} of plant material`
            : null,
          thc.state === "over" ? thcText(thc.used - thc.limit) : null,
        ].filter((part) => part !== null);
    for (const { limit, measure } of sublimits)
      if (measure.state === "over")
        excess.push(`${sublimitText(limit, measure.used - limit.mg)} of ${limit.what}`);
    return `Too much by ${excess.join(" and ")}.`;
  }
  const fits = [
    plantRoomText(room),
    room.thcMg >= 1 ? `${downText(room.thcMg)} of other products` : null,
  ];
  const said = fits.filter((part) => part !== null);
  if (said.length === 0) return "Nothing more fits today.";
  const most = uncounted.length > 0 ? "at most " : "";
  const less = uncounted.length > 0 ? ", less what is not counted" : "";
  const within = sublimits.map(
    ({ limit, measure }) =>
      `, of it at most ${sublimitText(limit, Math.floor(measure.left / 10) * 10)} of ${limit.what}`,
  );
  return `You can still add ${most}${said.join(combined ? " or " : " and ")}${within.join("")}${less}.`;
}

/** What counts towards a limit within: a weight, or THC. */
export const sublimitText = ({ counts }: Pick<Sublimit, "counts">, mg: number): string =>
  counts === "weight" ? gramsText(mg) : thcText(mg);

function plantRoomText({ plantMg, tenths }: Assessment["room"]): string | null {
  const { one, many } = CUSTOMARY;
  if (tenths > 0) return `${tenths === 1 ? `1 ${one}` : `${String(tenths)} ${many}`} of flower`;
  return plantMg >= 10 ? `${leftText(plantMg)} of flower (less than a ${one})` : null;
}

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
