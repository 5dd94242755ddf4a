import type { Menu } from "#domain/offers/offers.ts";
import { slugify } from "#domain/text/slug.ts";
import { findStrain } from "../check/productOf.ts";
import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";
import { type Remark } from "../result.ts";
import { asObject, type JsonObject, categoryOf, textOf } from "./platformFields.ts";
import { readBloomTitle, respell } from "./bloomTitle.ts";

/**
 * Flat rows as a community project saves them from one chain's menus: one JSON
 * list per store and category, prices in dollars, `sale_price` beside `msrp`.
 */
export const bloom: MenuAdapter = {
  kind: "menu",
  name: "bloom",
  recognises: (file) =>
    file.kind === "json" && Array.isArray(file.value) && file.value.some(isBloomRow),
  read(file) {
    if (file.kind !== "json" || !Array.isArray(file.value)) {
      throw new UnusableFileError("is not a list of rows");
    }
    const rows: readonly unknown[] = file.value;
    const drafts = rowsOf(rows, (row, number) => [readRow(row, number)]);
    return { drafts, full: false, remarks: foreignLinks(rows) };
  },
};

function isBloomRow(value: unknown): boolean {
  const row = asObject(value);
  return row !== null && "msrp" in row && "product_url" in row && "location" in row;
}

function readRow(value: unknown, number: number): Draft<OfferColumn> {
  const row = asObject(value);
  if (row === null) return { row: number, columns: null };
  const url = readUrl(textOf(row["product_url"]));
  const printedName = textOf(row["name"]);
  const title = readBloomTitle({
    name: printedName,
    brand: textOf(row["brand"]),
    format: textOf(row["product_format"]),
    slug: url.slug,
  });
  const size = readUrlSize(url, slugify(title.name));
  const location = row["location"];
  return {
    row: number,
    columns: {
      store_location: { platform: textOf(row["source"]) || "bloom", location },
      observed_at: row["scraped_at"],
      source_kind: "operator",
      source_url: row["product_url"],
      external_id: row["product_id"],
      name: productName(title.name, title.format),
      brand: title.brand === null ? null : respell(title.brand),
      category: categoryOf(row["category"], textOf(row["product_format"])),
      subcategory: title.format === null ? null : withoutSize(title.format),
      strain: strainOf(title.name, row["category"]),
      marketed_type: row["strain_type"],
      menu: url.menu,
      size_label: size?.label,
      net_g: size?.grams,
      unit_count: url.pieces,
      thc_pct_min: row["thc_percent"],
      terpenes: row["terpenes"],
      ...prices(row),
    },
    kind: `${title.format ?? textOf(row["product_format"])} ${afterName(url.slug, slugify(title.name))}`,
    remarks: size?.remarks ?? [],
  };
}

/** Prices as cents. What is no number is passed on, to be refused with its reason. */
function prices(row: JsonObject): Partial<Record<OfferColumn, unknown>> {
  const cents = (value: unknown) =>
    typeof value === "number" && Number.isFinite(value) ? Math.round(value * 100) : value;
  const sale = cents(row["sale_price"]);
  // The chain shows its sale price to every visitor.
  const terms = typeof sale === "number" ? { sale_conditions: "none" } : {};
  return { price_cents: cents(row["msrp"]), sale_price_cents: sale, ...terms };
}

/**
 * Flower is sold under its strain's name, so there the name is the strain as printed.
 * Names of vapes may be flavours: only a known strain counts.
 */
function strainOf(name: string, category: unknown): string | null {
  if (category === "flower") return respell(name);
  return category === "vape" ? (findStrain(name)?.name ?? null) : null;
}

/** "Garlic Cookies" as smalls is another product than as whole buds, which go without saying. */
function productName(name: string, format: string | null): string {
  const kind = format === null ? "" : withoutSize(format);
  if (kind === "" || kind === "whole buds") return respell(name);
  const titled = kind.replace(/(^|\s)([a-z])/g, (_, space: string, letter: string) => {
    return space + letter.toUpperCase();
  });
  return `${respell(name)} ${titled.replace(/^Full Spec\b/, "Full Spectrum")}`;
}

/** "live resin cart 1.5g - 3 pk" → "live resin cart 3-pack". */
function withoutSize(format: string): string {
  return format.replace(/ [\d.]+g\b/, "").replace(/ - (\d+) pk$/, " $1-pack");
}

interface UrlParts {
  /** Part of the path that names the store, such as `akron`. */
  store: string;
  menu: Exclude<Menu, "both"> | undefined;
  /** The shelf size the platform files the item under, such as `eighth_ounce`. */
  bucket: string;
  /** "brand-name-size-type". */
  slug: string;
  pieces: number | null;
}

const URL_PARTS =
  /\/([a-z0-9-]+?)-dispensary\/([a-z]+)-menu\/product\/[^/+]+\+?([a-z_]*)\/([a-z0-9-]+)$/;

function readUrl(url: string): UrlParts {
  const [, store = "", menu = "", bucket = "", slug = ""] = URL_PARTS.exec(url) ?? [];
  const pieces = /-(\d{1,2})pk(?:-|$)/.exec(slug)?.[1];
  return {
    store,
    menu: menu === "recreational" ? "rec" : menu === "medical" ? "med" : undefined,
    bucket,
    slug,
    pieces: pieces === undefined ? null : Number(pieces),
  };
}

/** Grams of the shelf sizes. `two_gram` is missing: what is filed there weighs 2.83 g as often as not. */
const BUCKET_GRAMS: Readonly<Record<string, number>> = {
  half_gram: 0.5,
  gram: 1,
  eighth_ounce: 3.5,
  quarter_ounce: 7,
  half_ounce: 14,
  ounce: 28,
};

interface UrlSize {
  label: string;
  grams: number;
  remarks: readonly Omit<Remark, "row">[];
}

/**
 * The weight, from the slug after the product's name ("…-2-83g-indica"), because the
 * platform's shelf sizes and the weight columns made from them are coarse (5.66 g is
 * filed under an eighth of an ounce). The name is skipped, so that the 2 of
 * "lemon-kush-2-7g" does not make it 2.7 g.
 */
function readUrlSize(url: UrlParts, nameSlug: string): UrlSize | null {
  const rest = afterName(url.slug, nameSlug);
  const printed = /(?:^|-)(\d{1,3}(?:-\d{1,2})?)g(?:-|$)/.exec(rest)?.[1];
  if (printed !== undefined) {
    return { ...sized(Number(printed.replace("-", ".")), url.pieces), remarks: [] };
  }
  const shelf = Object.hasOwn(BUCKET_GRAMS, url.bucket) ? BUCKET_GRAMS[url.bucket] : undefined;
  if (shelf === undefined) return null;
  const reason = `is not in the product's address; taken from its shelf size, ${url.bucket}`;
  return { ...sized(shelf, url.pieces), remarks: [{ field: "net_g", reason }] };
}

/** What an address says after the product's name, "…-2-83g-indica": no strain is taken for a kind or a weight. */
function afterName(slug: string, nameSlug: string): string {
  const at = slug.indexOf(nameSlug);
  return at === -1 ? slug : slug.slice(at + nameSlug.length);
}

function sized(grams: number, pieces: number | null): { label: string; grams: number } {
  const pack = pieces === null ? "" : ` (${String(pieces)} pk)`;
  return { label: `${String(grams)}g${pack}`, grams };
}

/** Two locations whose links lead to one menu are probably one store: said once, not repaired. */
function foreignLinks(rows: readonly unknown[]): Omit<Remark, "row">[] {
  const counts = new Map<string, number>();
  for (const value of rows) {
    const row = asObject(value) ?? {};
    const location = textOf(row["location"]);
    const { store } = readUrl(textOf(row["product_url"]));
    if (store === "" || isSamePlace(location, store)) continue;
    const pair = `is ${location.slice(0, 60)}, but the links lead to the menu of ${store}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].map(([pair, count]) => ({
    field: "store_location",
    reason: `${pair} (${String(count)} ${count === 1 ? "row" : "rows"})`,
  }));
}

function isSamePlace(location: string, store: string): boolean {
  const words = (text: string) => text.split(/[-_ ]/).sort().join("");
  const squeezed = (text: string) => text.replaceAll(/[-_ ]/g, "");
  return words(location) === words(store) || squeezed(location) === squeezed(store);
}
