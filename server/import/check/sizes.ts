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

/** An ounce as menus count it, in grams: shelf sizes are its round fractions (3.5 g, 7 g, 14 g). */
const GRAMS_OF_OUNCE = 28;

const COUNT = /^(\d{1,3})\s*(?:x|×)\s*/i;
const PACK = /\s*(?:[-–|(,]\s*)?(\d{1,3})\s*-?\s*(?:pk|pack|ct|count|pcs?|pieces)\b\)?\s*/i;
const EACH = /\s*\b(?:ea|each)\b\.?$/i;
const WEIGHT =
  /^(\d{1,3}(?:,\d{3})+|\d*\.?\d+)\s*(mg|g|gr|gram|grams|gc|oz|ounce|ounces)(?:\s+thc)?$/i;
const FRACTION = /^(\d)\s*\/\s*(\d{1,2})(?:th)?\s*(oz|ounce|g|gram)?$/i;
const WORDS = /^(?:an?\s+)?(half|quarter|eighth)?[\s_-]*(gram|ounce|oz)?$/i;

const SHARES: Readonly<Record<string, number>> = { half: 1 / 2, quarter: 1 / 4, eighth: 1 / 8 };

/**
 * Reads a printed size: `2.83g`, `.5g`, `1/8oz`, `eighth ounce`, `100mg`, `2 x 0.5g`,
 * `1.5g - 3 pk`, `0.5g ea | 5-Pack`. The weight of `2 x 0.5g` and of `0.5g ea` is that of a
 * piece, to be multiplied; that of `1.5g - 3 pk` already is the package's.
 *
 * @returns `null` in every part that the label does not state, never a guess
 */
export function readSize(label: string): Size {
  let rest = label.trim();
  const times = COUNT.exec(rest)?.[1];
  rest = rest.replace(COUNT, "");
  const pack = PACK.exec(rest)?.[1];
  rest = rest.replace(PACK, " ").trim();
  const isPiece = EACH.test(rest) && /\d/.test(rest);
  if (isPiece) rest = rest.replace(EACH, "");
  const units = times ?? pack;
  const amount = readAmount(rest);
  const pieces = times !== undefined || isPiece ? Number(units ?? 1) : 1;
  return {
    netMg: amount.netMg === null ? null : amount.netMg * pieces,
    doseMg: amount.doseMg === null ? null : amount.doseMg * pieces,
    units: units === undefined ? null : Number(units),
  };
}

/** `Blue Dream 2.83g` ends with a size, `Blue Dream #4` does not. */
const LAST_SIZE = /^(.*?\S)[\s\-–|,([]+(\d*\.?\d+\s*(?:mg|g|oz)|\d\/\d\s*oz)\s*[)\]]?$/i;

/** Characters at the end of a name among which its size is looked for. */
const SEARCHED = 200;

/** Takes the size off the end of a printed name; `null` when there is none. */
export function splitSize(name: string): { name: string; label: string; size: Size } | null {
  // Of a very long name the end will do; the search takes the square of the length.
  const end = name.slice(-SEARCHED);
  const [, rest, label] = LAST_SIZE.exec(end) ?? [];
  return rest === undefined || label === undefined
    ? null
    : { name: name.slice(0, -end.length) + rest, label, size: readSize(label) };
}

function readAmount(text: string): Size {
  const [, above, below, ofWhat = "oz"] = FRACTION.exec(text) ?? [];
  if (above !== undefined) return weighing(Number(above) / Number(below), ofWhat);
  const [, share, ofUnit] = WORDS.exec(text) ?? [];
  // "eighth" alone is of an ounce; "half" alone may be anything.
  if (share !== undefined || ofUnit !== undefined) {
    const unit = ofUnit ?? (share?.toLowerCase() === "half" ? null : "ounce");
    const part = share === undefined ? 1 : (SHARES[share.toLowerCase()] ?? 0);
    return unit === null ? NOTHING : weighing(part, unit);
  }
  const [, value = "", unit = ""] = WEIGHT.exec(text) ?? [];
  return weighing(Number(value.replaceAll(",", "")), unit);
}

/** An amount in milligrams of dose, grams or ounces; nothing when it is no amount. */
function weighing(value: number, unit: string): Size {
  if (!Number.isFinite(value) || value <= 0) return NOTHING;
  if (unit.toLowerCase() === "mg") return { ...NOTHING, doseMg: value };
  const grams = /^o/i.test(unit) ? value * GRAMS_OF_OUNCE : value;
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
