import * as v from "valibot";
import { slugify } from "#domain/text/slug.ts";

/**
 * Building blocks for the columns of an import: each takes anything that a file may
 * hold (text, numbers, `null`, anything hostile) and answers a clean value, or
 * `null` for an empty cell. Messages continue the sentence "The column …".
 */

/** Longest text of most columns, in characters. */
const LONGEST_TEXT = 200;

/** Longest name of a product, brand, strain or sale. No real one is as long, but the text is accepted. */
const LONGEST_NAME = 10_000;

const LONGEST_URL = 2_000;

const LONGEST_TABLE = 5_000;

/** Control characters, marks that reorder or hide the text around them on a screen, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A value that may be missing: absent, `null`, empty or blank text. Numbers become text. */
const cell = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === "number" ? String(value) : (value ?? ""))),
  v.string("is not a text or number"),
  v.transform((value) => value.trim()),
);

/**
 * An optional column: `null` when empty, else checked and converted by `read`. Most columns of
 * most rows are empty, so those go through two steps and not through all of them.
 */
function optional<Output>(read: v.GenericSchema<string, Output>) {
  const filled = v.pipe(
    cell,
    v.transform((value) => (value === "" ? null : value)),
    v.nullable(read),
  );
  return v.pipe(
    v.optional(v.unknown(), null),
    v.rawTransform<unknown, Output | null>(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === null || value === undefined || value === "") return null;
      const parsed = v.safeParse(filled, value);
      if (parsed.success) return parsed.output;
      const [issue] = parsed.issues;
      addIssue({ message: issue.message });
      return NEVER;
    }),
  );
}

/** Makes an optional column required. */
export function required<Output>(column: v.GenericSchema<unknown, Output | null>) {
  return v.pipe(
    column,
    v.check((value) => value !== null, "is missing"),
    v.transform(present),
  );
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("checked before");
  return value;
}

/** Text on one line, without characters that cannot be seen. */
function plainText(longest: number) {
  return v.pipe(
    v.string(),
    // Before cleaning, so that a huge cell costs nothing.
    v.maxLength(longest * 4, `is longer than ${String(longest)} characters`),
    v.transform((value) =>
      value.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "").trim(),
    ),
    v.maxLength(longest, `is longer than ${String(longest)} characters`),
  );
}

/** Clean text; what is left empty by cleaning counts as missing. */
export const text = v.pipe(
  optional(plainText(LONGEST_TEXT)),
  v.transform((value) => (value === "" ? null : value)),
);

/** The same for what a product, its brand, its strain or its sale is called. */
export const nameText = v.pipe(
  optional(plainText(LONGEST_NAME)),
  v.transform((value) => (value === "" ? null : value)),
);

/** The same for a text that holds a table, such as opening hours. */
export const longText = v.pipe(
  optional(plainText(LONGEST_TABLE)),
  v.transform((value) => (value === "" ? null : value)),
);

const decimal = v.pipe(
  v.string(),
  v.regex(/^[+-]?(\d{1,100}(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i, "is not a number"),
  v.transform(Number),
);

/** A number within bounds, both included. */
export function number(low: number, high: number, message: string) {
  return optional(v.pipe(decimal, v.minValue(low, message), v.maxValue(high, message)));
}

/** A whole number within bounds, both included; `tooLarge` when that deserves a message of its own. */
export function integer(low: number, high: number, message: string, tooLarge = message) {
  return optional(
    v.pipe(
      decimal,
      v.integer("is not a whole number"),
      v.minValue(low, message),
      v.maxValue(high, tooLarge),
    ),
  );
}

/** Whether the calendar has the day that a text begins with; `Date.parse` rolls 30 February over. */
function isCalendarDay(moment: string): boolean {
  const day = moment.slice(0, "2026-02-10".length);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

const NO_DATE = "is not a date of the calendar";

/** The moments that a database can hold; their offset may carry the first and last day out of it. */
const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");

const LAST_MOMENT = Date.parse("9999-12-31T23:59:59.999Z");

/** A moment with its offset, as epoch milliseconds. */
export const instant = optional(
  v.pipe(
    v.string(),
    v.regex(
      /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i,
      "is not a time with an offset, such as 2026-03-01T09:00:00-05:00",
    ),
    v.check(isCalendarDay, NO_DATE),
    v.transform((value) => Date.parse(value.replace(" ", "T"))),
    v.check((time) => time >= FIRST_MOMENT && time <= LAST_MOMENT, NO_DATE),
  ),
);

/** A calendar date, kept as text. */
export const date = optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d$/, "is not a date such as 2026-02-10"),
    v.check(isCalendarDay, NO_DATE),
  ),
);

/** An address of the web, fit to be linked to. */
export const webAddress = optional(
  v.pipe(
    v.string(),
    v.maxLength(LONGEST_URL, "is too long"),
    v.check(isWebAddress, "is not a web address"),
    v.transform((value) => new URL(value).href),
  ),
);

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** One of a list of words, in any case. */
export function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  return optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.toLowerCase()),
      v.picklist(words, `is none of ${words.join(", ")}`),
    ),
  );
}

/** Yes or no in the ways that lists write it. */
export const yesOrNo = v.pipe(
  word(["true", "false", "yes", "no", "1", "0", "y", "n"]),
  v.transform((value) => (value === null ? null : ["true", "yes", "1", "y"].includes(value))),
);

/** Lower-case words joined by hyphens: the name of a store in addresses. */
export const slug = optional(
  v.pipe(
    v.string(),
    v.maxLength(LONGEST_TEXT, "is too long"),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a slug of lower-case words and hyphens"),
  ),
);

/** Short and chemical names that menus print, and the terpene's own. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  caryo: "caryophyllene",
  "beta-caryophyllene": "caryophyllene",
  "b-caryophyllene": "caryophyllene",
  "beta-myrcene": "myrcene",
  "b-myrcene": "myrcene",
  "d-limonene": "limonene",
  "alpha-humulene": "humulene",
};

/** Most terpenes that one product is believed to name. */
const MOST = 30;

/** Percent by weight by terpene slug; `null` where only the name is printed. */
type Terpenes = Record<string, number | null>;

/** Whether a cell may name terpenes at all: empty, text or a list. */
export function isTerpeneList(value: unknown): boolean {
  return value === null || typeof value === "string" || Array.isArray(value);
}

/**
 * Reads terpenes as `myrcene:0.82;limonene:0.41` (percent by weight), as a list of
 * names, or as a list of `{slug, pct}`. What cannot be read is left out.
 *
 * @returns `null` when nothing is left
 */
export function readTerpenes(value: unknown): Terpenes | null {
  const entries = typeof value === "string" ? value.split(";") : value;
  if (!Array.isArray(entries)) return null;
  const found = new Map<string, number | null>();
  for (const entry of (entries as readonly unknown[]).slice(0, MOST)) {
    const [name, share] = parts(entry);
    const terpene = typeof name === "string" ? slugify(name.slice(0, 60)) : "";
    if (terpene === "") continue;
    const own = Object.hasOwn(SHORT_NAMES, terpene) ? SHORT_NAMES[terpene] : undefined;
    found.set(own ?? terpene, percent(share));
  }
  // Slugs come from the file: entries of a Map cannot reach a prototype, and neither can `fromEntries`.
  return found.size === 0 ? null : Object.fromEntries(found);
}

function parts(entry: unknown): readonly unknown[] {
  if (typeof entry === "string") return entry.split(":");
  if (typeof entry !== "object" || entry === null) return [];
  return ["slug" in entry ? entry.slug : undefined, "pct" in entry ? entry.pct : undefined];
}

function percent(share: unknown): number | null {
  // Of anything else JavaScript would make a number, or throw: an object may have a `toString` that is none.
  if ((typeof share !== "string" && typeof share !== "number") || share === "") return null;
  const value = Number(share);
  return value >= 0 && value <= 100 ? value : null;
}
