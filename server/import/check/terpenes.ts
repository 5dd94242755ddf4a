import { slugify } from "#domain/text/slug.ts";

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
export type Terpenes = Record<string, number | null>;

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
