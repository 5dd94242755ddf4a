import type { Sight } from "./recompute.ts";

/** Menus of the fixtures' stores as neutral CSV, made by rule, and what a plain reader sees in them. */

const COLUMNS = [
  "store_license",
  "observed_at",
  "source_kind",
  "name",
  "brand",
  "category",
  "strain",
  "menu",
  "size_label",
  "net_g",
  "thc_mg_total",
  "price_cents",
  "sale_price_cents",
  "sale_conditions",
  "in_stock",
] as const;
type Line = Record<(typeof COLUMNS)[number], string>;

/** Regions of the fixtures' stores. */
const REGION_OF: Readonly<Record<string, string>> = {
  "OH-T-1": "Northeast",
  "OH-T-2": "Northeast",
  "OH-T-3": "Northeast",
  "OH-T-4": "Southeast",
};
export const STORES = Object.keys(REGION_OF);

/** How many products a menu has of each category. */
const PRODUCTS = [
  ["flower", 40],
  ["vape", 33],
  ["edible", 32],
  ["extract", 12],
  ["preroll", 4],
  ["tincture", 4],
] as const;

const STRAINS = ["Blue Dream", "Wedding Cake", "Gelato", "OG Kush"];

/** A number from 0 to below `below` that looks like chance and is the same on every run. */
function chance(below: number, ...of: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of of.join(" ")) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

/** A store's menu at a moment. Some lines are for patients, out of stock, unlikely or of unknown weight. */
export function menuFile(store: string, at: number, more: Partial<Line> = {}): { text: string } {
  const lines = PRODUCTS.flatMap(([category, many]) =>
    Array.from({ length: many }, (_, number) => lineOf(store, at, category, number)),
  );
  // The same product and size on a second menu counts once.
  const twins = lines.slice(0, 3).map((line, number) =>
    Object.assign(structuredClone(line), {
      menu: line.menu === "rec" ? "both" : "rec",
      price_cents: String(Number(line.price_cents) + 100 * number),
    }),
  );
  const text = [...lines, ...twins].map((line) => {
    return COLUMNS.map((column) => more[column] ?? line[column]).join(",");
  });
  return { text: [COLUMNS.join(","), ...text].join("\n") };
}

function lineOf(store: string, at: number, category: string, number: number): Line {
  const rolled = (below: number, what: string) => chance(below, store, at, category, number, what);
  const fixed = (below: number, what: string) => chance(below, category, number, what);
  const grams =
    category === "flower" ? [2.83, 5.66][fixed(2, "size")] : [0.5, 0.84, 1][fixed(3, "size")];
  const isDosed = category === "edible" || category === "tincture";
  const cents = 2_000 + 10 * rolled(300, "price");
  const kind = rolled(12, "kind");
  return {
    store_license: store,
    observed_at: new Date(at).toISOString(),
    source_kind: "store_file",
    name: `${category} number ${String(number)}`,
    brand: "Oak Works",
    category,
    strain: STRAINS[fixed(STRAINS.length, "strain")] ?? "",
    menu: rolled(9, "menu") === 0 ? "med" : rolled(9, "menu") < 3 ? "both" : "rec",
    size_label: isDosed
      ? `${isDosed && fixed(2, "dose") === 0 ? "100" : "110"}mg`
      : `${String(grams)}g`,
    net_g: isDosed ? "" : String(grams),
    thc_mg_total: isDosed ? (fixed(2, "dose") === 0 ? "100" : "110") : "",
    price_cents: String(kind === 0 && category === "flower" ? 90_000 : cents),
    sale_price_cents: kind > 8 ? String(cents - 10 * rolled(90, "sale") - 10) : "",
    sale_conditions: kind > 9 ? "none" : kind > 8 ? "loyalty" : "",
    in_stock: ["no", "low", "unknown"][rolled(11, "stock")] ?? "yes",
  };
}

/** Lowest and highest unit prices in cents that are believed, as settled. */
const BELIEVED: Readonly<Record<string, readonly [number, number]>> = {
  flower: [100, 4_000],
  preroll: [100, 4_000],
  vape: [500, 15_000],
  extract: [300, 15_000],
  edible: [50, 6_000],
  tincture: [50, 6_000],
};

/** What a plain reader sees in such a file. */
export function readSights({ text }: { text: string }): Sight[] {
  const [header = "", ...lines] = text.split("\n");
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const numeric = (name: string) => (cell(name) === "" ? null : Number(cell(name)));
    const store = cell("store_license");
    const category = cell("category");
    const cents =
      cell("sale_conditions") === "none"
        ? Number(cell("sale_price_cents"))
        : Number(cell("price_cents"));
    const [grams, thcMg] = [numeric("net_g"), numeric("thc_mg_total")];
    const unit = grams === null ? (cents / (thcMg ?? NaN)) * 100 : cents / grams;
    const [least, most] = BELIEVED[category] ?? [0, Infinity];
    return {
      store,
      region: REGION_OF[store] ?? null,
      product: cell("name"),
      strain: cell("strain"),
      category,
      size: cell("size_label"),
      menu: cell("menu"),
      at: Date.parse(cell("observed_at")),
      cents,
      inStock: cell("in_stock") !== "no",
      isRanked: unit >= least && unit <= most,
      grams,
      thcMg,
    };
  });
}
