import { CUSTOMARY, USUAL_SIZES } from "#state/units.ts";
import {
  countsTowards,
  MG_PER_OUNCE,
  packagesThatFit,
  type Assessment,
  type BasketItem,
  type LimitState,
  type Measure,
  type Sublimit,
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

/** Milligrams of weight as `2.83 g`. */
export const gramsText = (mg: number): string =>
  `${(roundHalfUp(mg / 10) / 100).toLocaleString("en-US")} g`;

/** Milligrams of THC as `14,750 mg THC`. */
export const thcText = (mg: number): string =>
  `${(roundHalfUp(mg * 10) / 10).toLocaleString("en-US")} mg THC`;

/** What is left of a limit as `12.1%`, or `60%`, rounded down, or once it is passed what is too much; never rounded into another state. */
export function restShare({ share, state }: Pick<Measure, "share" | "state">): string {
  const left = 1_000 - Math.ceil(share * 1_000 - 1e-6);
  const tenths =
    state === "ok"
      ? Math.max(left, 101)
      : state === "near"
        ? Math.max(left, 0)
        : Math.max(roundHalfUp((share - 1) * 1_000), 1);
  return `${String(tenths / 10)}%`;
}

/** "12.1% left", "3.8% too much"; `isPart` while something could not be counted. */
function restWords(result: Pick<Measure, "share" | "state">, isPart: boolean): string {
  const [bound, words] =
    result.state === "over" ? (["at least", "too much"] as const) : (["at most", "left"] as const);
  return `${isPart ? `${bound} ` : ""}${restShare(result)} ${words}`;
}

/** The verdict in one line; `isPart` while something could not be counted. */
export function verdictText(
  result: Pick<Measure, "share" | "state"> & Partial<Assessment>,
  isPart: boolean,
): string {
  const counted = result.state === "ok" && isPart ? " as far as counted" : "";
  const nothing = isPart ? null : nothingMoreText(result);
  return `${STATE_TEXTS[result.state]}${counted}: ${nothing ?? restWords(result, isPart)}`;
}

/** The verdict on what is about to be bought, in what one may still buy of it: "Within the daily limit. You could still buy 4 eighths." */
export function dayText(result: Assessment): string {
  const { state, room, uncounted } = result;
  const isPart = uncounted.length > 0;
  const limit = STATE_TEXTS[state].replace("limit", "daily limit");
  const nothing = isPart ? null : nothingMoreText(result);
  if (nothing || state === "over") return `${limit}: ${nothing ?? restWords(result, isPart)}`;
  if (isFlowerAlone(result) && !isPart) {
    const [most] = fittingSizes(room.plantMg);
    return `${limit}. You could still buy ${most ? sizeCount(most) : leftText(room.plantMg)}.`;
  }
  // A whole percent, rounded down: nobody shops by tenths of one.
  const percent = Math.floor(Number.parseFloat(restShare(result)));
  return `${limit}${isPart ? " as far as counted" : ""}. ${percent < 1 ? "Almost nothing" : `About ${String(percent)}%`} is left of it.`;
}

/** Of flower alone, where less is left than the smallest package has: "70.75 of 70.87 g, nothing more fits today". */
function nothingMoreText(result: Partial<Assessment>): string | null {
  const { plant, room } = result;
  if (!plant || !room || !isFlowerAlone(result)) return null;
  if (plant.state === "over" || room.plantMg >= SMALLEST_MG) return null;
  return `${gramsText(plant.used).replace(/ g$/, "")} of ${gramsText(plant.limit)}, nothing more fits today`;
}

/** Of what counts towards another limit a size says nothing. */
const isFlowerAlone = ({ plant, thc, sublimits }: Partial<Assessment>) =>
  plant !== undefined && plant.used > 0 && thc?.used === 0 && sublimits?.length === 0;

/** How much of a limit is left, or how much is too much, as a screen shows it large: "2.5 oz", "of flower left". */
export interface LeftFigure {
  value: string;
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
          note: `For vapes, edibles, extracts and everything else.${lacks("thc") ? " Less what is not counted." : ""}`,
          isOver: false,
        },
  ];
}

/** What one may buy on a day of which nothing is bought yet: "2.5 oz", "15,000 mg". */
export interface Allowance {
  plant: string;
  /** The same in the sizes of the shelves: "20 eighths, or 25 tenths (70.87 g)" */
  inSizes: string;
  /** How many of the larger of those sizes it is for each ounce, the last of which may be a part: 8, 8, 4. */
  ounces: readonly number[];
  thc: string;
  /** The same as packages that people know: "150 packs of 100 mg". */
  packs: string;
}

export function allowanceOf({ room }: Assessment): Allowance {
  const fits = fittingSizes(room.plantMg);
  const [largest] = fits;
  const perOunce = largest === undefined ? 1 : Math.floor(MG_PER_OUNCE / largest.mg);
  const ounces: number[] = [];
  for (let left = largest?.count ?? 0; left > 0; left -= perOunce)
    ounces.push(Math.min(left, perOunce));
  return {
    plant: amountText(room.plantMg),
    inSizes: `${fits.map(sizeCount).join(", or ")} (${leftText(room.plantMg)})`,
    ounces,
    thc: mgOf(Math.floor(room.thcMg)),
    packs: `${Math.floor(room.thcMg / PACK_MG).toLocaleString("en-US")} packs of ${String(PACK_MG)} mg`,
  };
}

/** What a pack of edibles has most often, in milligrams of THC. */
const PACK_MG = 100;

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

/** What to leave so that the rest is within a day's limit; `null`: more than a few packages. @param isPart something could not be counted */
export function leaveText(left: readonly BasketItem[] | null, isPart: boolean): string {
  if (left === null) return "You’d have to leave out more than 3 packages. Plan for two days.";
  const counted = isPart ? " as far as counted" : "";
  const names = left.map(
    (each) => (each.quantity === 1 ? "" : `${String(each.quantity)} of `) + each.name,
  );
  return `Leave for another day: ${names.join(" and ")}. The rest is within the limit${counted}.`;
}

/** What counts towards a limit within: a weight, or THC. */
export const sublimitText = ({ counts }: Pick<Sublimit, "counts">, mg: number): string =>
  counts === "weight" ? gramsText(mg) : thcText(mg);

/** What is called small at a counter, in milligrams, and has a name there: a tenth, an eighth. */
const SMALL_MG = 3_500;
/** Less than this no package has. */
const SMALLEST_MG = Math.min(...USUAL_SIZES.map(({ mg }) => mg));
const SMALL_SIZES = USUAL_SIZES.flatMap(({ mg, name }) =>
  name === undefined || mg > SMALL_MG ? [] : [{ mg, name }],
);

interface FittingSize {
  mg: number;
  name: string;
  count: number;
}

/** The small sizes of which at least one fits, and how many do; the largest first, as a board of sizes begins. */
const fittingSizes = (plantMg: number): readonly FittingSize[] =>
  SMALL_SIZES.map(({ mg, name }) => ({ mg, name, count: packagesThatFit(plantMg, mg) }))
    .filter(({ count }) => count > 0)
    .toReversed();

const sizeCount = ({ name, count }: FittingSize) =>
  `${String(count)} ${name}${count === 1 ? "" : "s"}`;

/** How many packages of the usual sizes fit into what is left. */
function sizesText(plantMg: number, isLess: boolean): string {
  const fits = fittingSizes(plantMg).map(sizeCount);
  const less = isLess ? ", less what is not counted" : "";
  if (fits.length === 0)
    return plantMg < SMALLEST_MG
      ? `Nothing more fits today${less}.`
      : `Less than a ${CUSTOMARY.one}${less}.`;
  const grams = plantMg < MG_PER_OUNCE ? "" : ` (${leftText(plantMg)})`;
  return `You can still add ${isLess ? "at most " : ""}${fits.join(" or ")}${grams}${less}.`;
}

/** From an ounce on in ounces, below it in grams; rounded down. */
const amountText = (mg: number): string =>
  mg < MG_PER_OUNCE
    ? leftText(mg)
    : `${String(Math.floor((mg / MG_PER_OUNCE) * 100 + 1e-6) / 100)} oz`;

const mgOf = (mg: number) => thcText(mg).replace(/ THC$/, "");

/** What is left is rounded down: a figure that invites one to go too far would be worse than none. */
const leftText = (mg: number) => gramsText(Math.floor(mg / 10) * 10);

/** "8.61 g of 70.87 g left", "2.71 g more than 70.87 g". @param said what the limit is called as well, such as " (2.5 oz)" */
export function restText(amount: Measure, unit: "g" | "thc" | "days", said = ""): string {
  const { used, limit, left, state } = amount;
  const { whole, short, down } = UNITS[unit];
  return state === "over"
    ? `${short(used - limit)} more than ${whole(limit)}${said}`
    : `${down(left)} of ${whole(limit)}${said} left`;
}

export const daysText = (days: number) => (days === 1 ? "1 day" : `${String(days)} days`);

/** How an amount, one before another of its unit, and what is left of it are said. */
const UNITS = {
  g: { whole: gramsText, short: gramsText, down: leftText },
  thc: { whole: thcText, short: mgOf, down: (mg: number) => mgOf(Math.floor(mg)) },
  days: { whole: daysText, short: String, down: String },
} as const;

/** The share that is left or too much of one amount, where there is one to speak of, and its state, in one line. */
export function measureText(amount: Measure, isPart: boolean): string {
  const { state } = amount;
  if (state === "near" && Number.parseFloat(restShare(amount)) < 1) return STATE_TEXTS[state];
  const words = restWords(amount, isPart);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${STATE_TEXTS[state]}`;
}
