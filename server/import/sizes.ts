/**
 * Sizes as menus print them. Weights are integer milligrams; `mg` alone is a dose
 * of THC and never the weight of a package, so it gives no weight.
 */
export interface Size {
  /** Weight of what is in the package, in milligrams; `null` when the label does not say. */
  netMg: number | null;
  /** Labelled dose of the package, in milligrams; `null` when the label is no dose. */
  doseMg: number | null;
  /** Pieces in the package; `null` when the label does not say. */
  units: number | null;
}

const NOTHING: Size = { netMg: null, doseMg: null, units: null };

/** An ounce as Ohio's menus count it, in grams: shelf sizes are its round fractions (3.5 g, 7 g, 14 g). */
const GRAMS_OF_OUNCE = 28;

const COUNT = /^(\d{1,3})\s*(?:x|×)\s*/i;
const PACK = /\s*(?:[-–(,]\s*)?(\d{1,3})\s*-?\s*(?:pk|pack|ct|count|pcs?|pieces)\b\)?\s*/i;
const WEIGHT = /^(\d*\.?\d+)\s*(mg|g|gr|gram|grams|gc|oz|ounce|ounces)$/i;
const FRACTION = /^(\d)\s*\/\s*(\d{1,2})\s*(?:oz|ounce)?$/i;

/**
 * Reads a printed size: `2.83g`, `.5g`, `1/8oz`, `100mg`, `2 x 0.5g`, `1.5g - 3 pk`.
 * The weight of `2 x 0.5g` is the package's, that of `1.5g - 3 pk` already is.
 *
 * @returns `null` in every part that the label does not state, never a guess
 */
export function readSize(label: string): Size {
  let rest = label.trim();
  const each = COUNT.exec(rest);
  if (each) rest = rest.slice(each[0].length);
  const pack = PACK.exec(rest);
  if (pack) rest = rest.replace(PACK, " ").trim();
  const units = each?.[1] ?? pack?.[1];
  const amount = readAmount(rest);
  const times = each ? Number(each[1]) : 1;
  return {
    netMg: amount.netMg === null ? null : amount.netMg * times,
    doseMg: amount.doseMg === null ? null : amount.doseMg * times,
    units: units === undefined ? null : Number(units),
  };
}

function readAmount(text: string): Size {
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const ounces = Number(fraction[1]) / Number(fraction[2]);
    if (!Number.isFinite(ounces) || ounces <= 0) return NOTHING;
    return { ...NOTHING, netMg: Math.round(ounces * GRAMS_OF_OUNCE * 1_000) };
  }
  const weight = WEIGHT.exec(text);
  if (!weight) return NOTHING;
  const value = Number(weight[1]);
  if (value <= 0) return NOTHING;
  const unit = (weight[2] ?? "").toLowerCase();
  if (unit === "mg") return { ...NOTHING, doseMg: value };
  const grams = unit.startsWith("o") ? value * GRAMS_OF_OUNCE : value;
  return { ...NOTHING, netMg: Math.round(grams * 1_000) };
}

/** Prints a weight as menus do: `2830` → `2.83g`. */
export function weightLabel(netMg: number): string {
  return `${String(netMg / 1_000)}g`;
}

/**
 * The part of an offer's identity that stands for its size: the weight and the
 * pieces when known, else the label itself in one spelling.
 */
export function sizeKey(size: {
  netMg: number | null;
  unitCount: number | null;
  label: string;
}): string {
  const pieces =
    size.unitCount === null || size.unitCount === 1 ? "" : `x${String(size.unitCount)}`;
  if (size.netMg !== null) return `${String(size.netMg)}mg${pieces}`;
  return `${size.label.toLowerCase().replace(/\s+/g, "")}${pieces}`;
}
