import { CATEGORIES } from "#domain/offers/categories.ts";
import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";
import {
  asObject,
  type JsonObject,
  amountsOf,
  categoryOf,
  listOf,
  nameOf,
  percentages,
  textOf,
  typeOf,
  type Columns,
  cents,
  isOffered,
  numberOf,
  saleColumns,
} from "./platformFields.ts";
import { itemsOfV1, readV1 } from "./weedmapsV1.ts";
import { readSize, splitSize, weightLabel } from "../check/sizes.ts";

/**
 * A page of Weedmaps' menu, `data.menu_items`. An item has one price, or several as
 * `prices` by weight; each says itself whether it is a sale and what it was before.
 * `updated_at` is when the listing was last edited, not when its price was true.
 * Its older form is read as well.
 */
export const weedmaps: MenuAdapter = {
  kind: "menu",
  name: "weedmaps",
  recognises: (file) =>
    file.kind === "json" && (itemsOf(file.value) !== null || itemsOfV1(file) !== null),
  read(file) {
    const older = itemsOfV1(file);
    if (older !== null) return readV1(older);
    const items = file.kind === "json" ? itemsOf(file.value) : null;
    if (file.kind !== "json" || items === null) {
      throw new UnusableFileError('lacks the list "data.menu_items"');
    }
    const menu = menuOf(asObject(asObject(file.value)?.["data"])?.["listing"]);
    return { drafts: rowsOf(items, (item, row) => readItem(item, row, menu)), full: false };
  },
};

function itemsOf(value: unknown): readonly unknown[] | null {
  const items: unknown = asObject(asObject(value)?.["data"])?.["menu_items"];
  return Array.isArray(items) ? items : null;
}

const MENUS: Readonly<Record<string, string>> = { medical: "med", recreational: "rec" };

/** The customers of a listing; a licence for both, or none that is named, is both menus. */
function menuOf(listing: unknown): string {
  const type = textOf(asObject(listing)?.["license_type"]).toLowerCase();
  return Object.hasOwn(MENUS, type) ? (MENUS[type] ?? "both") : "both";
}

function readItem(value: unknown, row: number, menu: string): Draft<OfferColumn>[] {
  const item = asObject(value);
  if (item === null) return [{ row, columns: null }];
  const shared = { ...itemColumns(item), menu };
  const sizes = weedmapsPrices(item);
  // An item without any price is one row, to be refused by name.
  const rows = sizes.length > 0 ? sizes : [{ size_label: "each" }];
  return rows.map((size) => ({ row, columns: { ...shared, ...size } }));
}

function itemColumns(item: JsonObject): Columns {
  const leaf = nameOf(item["edge_category"]);
  const category = readCategory(item, leaf);
  const kind = leaf.toLowerCase() === textOf(category) ? "" : leaf;
  const endorsed = textOf(asObject(item["brand_endorsement"])?.["brand_name"]);
  return {
    source_kind: "operator",
    external_id: item["menu_item_id"] ?? item["id"],
    name: item["name"],
    brand: nameOf(item["brand"]) || endorsed,
    category,
    subcategory: kind,
    marketed_type: typeOf(item["genetics_tag"]) ?? typeOf(item["category"]),
    ...potencyColumns(item, category),
  };
}

/** Old menus file flower under its type. */
const FLOWER_TYPES: ReadonlySet<string> = new Set(["indica", "sativa", "hybrid"]);

/**
 * The first word on the way from the leaf of the platform's tree to its root that names a
 * category. Flower comes last: pre-rolls are a branch of it.
 */
function readCategory(item: JsonObject, leaf: string): unknown {
  const branch = [
    item["edge_category"],
    ...listOf(asObject(item["edge_category"])?.["ancestors"]),
    item["category"],
  ];
  const found = branch
    .map((name) => nameOf(name).replace(/^infused /i, ""))
    .map((name) => (FLOWER_TYPES.has(name.toLowerCase()) ? "flower" : categoryOf(name, leaf)))
    .filter((category) => CATEGORIES.some((known) => known === category));
  return found.find((category) => category !== "flower") ?? found[0] ?? nameOf(branch[0]);
}

function potencyColumns(item: JsonObject, category: unknown): Columns {
  const metrics = asObject(item["aggregate_metrics"]) ?? {};
  const unit = textOf(metrics["thc_unit"]).toLowerCase();
  const thc = amountsOf(metrics["thc"]);
  if (/^(mg|milligrams?)$/.test(unit)) return { thc_mg_total: thc[0] };
  // Without a unit it may be either, and is neither.
  const isPercent = /^(%|percent|percentage)$/.test(unit);
  return percentages(category, isPercent ? thc : [], { thc: null, thca: null });
}

/**
 * The sizes of a Weedmaps item with their prices: filed by weight under `prices`, one entry
 * or a list each; else those of its variants; else its only price.
 */
function weedmapsPrices(item: JsonObject): Columns[] {
  const name = textOf(item["name"]);
  const byWeight = Object.entries(asObject(item["prices"]) ?? {}).flatMap(([weight, prices]) =>
    (Array.isArray(prices) ? listOf(prices) : [prices]).flatMap((price) =>
      readPrice(price, weight, name),
    ),
  );
  if (byWeight.length > 0) return byWeight;
  const variants = [...listOf(item["variants"]), item["variant"]].flatMap((variant) =>
    readPrice(asObject(variant)?.["price"], "", name),
  );
  if (variants.length > 0) return variants;
  return readPrice(asObject(item["price"]) ?? { price: item["price"] }, "", name);
}

/** One price, or none when the size is not offered. On a sale the price is the lower one of two. */
function readPrice(value: unknown, weight: string, name: string): Columns[] {
  const price = asObject(value);
  if (price === null || !isOffered(price["price"])) return [];
  const size = readWeight(price, weight, name);
  const now = numberOf(price["price"]);
  const before = numberOf(price["original_price"]);
  if (price["on_sale"] !== true || before === null || now === null || before <= now) {
    return [{ ...size, price_cents: cents(price["price"]) }];
  }
  return [{ ...size, price_cents: cents(before), ...saleColumns(now, "") }];
}

/**
 * The size that a price is for: its own label, else its quantity and unit, else the weight it
 * is filed under. What is sold by the piece weighs what the end of its name says, if anything.
 */
function readWeight(price: JsonObject, weight: string, name: string): Columns {
  const label = textOf(price["label"]);
  const unit = textOf(price["unit"]) || textOf(price["units"]);
  const quantity = numberOf(price["quantity"]);
  const counted = quantity === null ? "" : `${String(quantity)} ${unit}`;
  const printed = [label, counted].find((text) => isSize(text));
  if (printed !== undefined) return { size_label: printed };
  const filed = readSize(weight).netMg;
  if (filed !== null) return { size_label: weightLabel(filed) };
  return { size_label: splitSize(name)?.label ?? (label || "each") };
}

function isSize(text: string): boolean {
  const { netMg, doseMg } = readSize(text);
  return netMg !== null || doseMg !== null;
}
