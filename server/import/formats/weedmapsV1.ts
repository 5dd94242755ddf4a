import { splitSize, weightLabel } from "../check/sizes.ts";
import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft, MenuAdapter, FileText } from "./adapter.ts";
import { rowsOf, UnusableFileError } from "../../csv.ts";
import {
  asObject,
  type JsonObject,
  amountsOf,
  categoryOf,
  cents,
  isOffered,
  listOf,
  measured,
  nameOf,
  numberOf,
  percentages,
  stockOf,
  textOf,
  typeOf,
  type Columns,
} from "./platformFields.ts";

/** Weedmaps' older answer: `{meta, data: [{id, attributes}]}`, a page or a list of pages. Read by `weedmaps`. */
export function itemsOfV1(file: FileText): readonly unknown[] | null {
  if (file.kind !== "json") return null;
  const pages: readonly unknown[] = Array.isArray(file.value) ? file.value : [file.value];
  const items = pages.map((page) => {
    const { meta, data } = asObject(page) ?? {};
    return asObject(meta) !== null && Array.isArray(data) ? (data as readonly unknown[]) : null;
  });
  const isMenu = (data: readonly unknown[] | null) =>
    data !== null && data.every((item) => "attributes" in (asObject(item) ?? {}));
  return pages.length > 0 && items.every(isMenu) ? items.flatMap((data) => data ?? []) : null;
}

/** @throws UnusableFileError when the menu is empty */
export function readV1(items: readonly unknown[]): ReturnType<MenuAdapter["read"]> {
  if (items.length === 0) throw new UnusableFileError("is an empty menu");
  const numbered = items.map((item, at) => ({ item: asObject(item), row: at + 1 }));
  const gear = numbered.filter(({ item }) => isGear(attributesOf(item)));
  const sold = numbered.filter((one) => !gear.includes(one));
  const leftOut = `Gear is left out: ${String(gear.length)} ${gear.length === 1 ? "item" : "items"}`;
  return {
    drafts: rowsOf(sold, ({ item, row }) => readItem(item, row)),
    full: false,
    remarks: gear.length === 0 ? [] : [{ field: "category", reason: leftOut }],
  };
}

const attributesOf = (item: JsonObject | null) => asObject(item?.["attributes"]) ?? {};

function isGear(attributes: JsonObject): boolean {
  const slug = textOf(asObject(attributes["parent_category"])?.["slug"]);
  return [slug, textOf(attributes["category_name"])].some((name) => /^gear$/i.test(name));
}

const MENUS: Readonly<Record<string, string>> = { medical: "med", recreational: "rec" };

function readItem(item: JsonObject | null, row: number): Draft<OfferColumn>[] {
  if (item === null) return [{ row, columns: null }];
  const attributes = attributesOf(item);
  const kind = nameOf(attributes["sub_category"]) || textOf(attributes["category_name"]);
  const parent = textOf(asObject(attributes["parent_category"])?.["slug"]);
  const category = categoryOf(parent || attributes["category_name"], kind);
  const license = textOf(attributes["license_type"]);
  const shared: Columns = {
    source_kind: "operator",
    external_id: attributes["external_id"] ?? item["id"],
    name: attributes["name"],
    brand: attributes["brand_name"],
    category,
    subcategory: kind.toLowerCase() === parent ? "" : kind,
    marketed_type: typeOf(attributes["genetics"]),
    menu: Object.hasOwn(MENUS, license) ? MENUS[license] : "both",
    in_stock: stockOf(attributes["inventory_quantity"]),
    ...potency(attributes, category),
  };
  const sizes = sizesOf(attributes);
  // An item without any price is one row, to be refused by name.
  const rows = sizes.length > 0 ? sizes : [{ size_label: "each" }];
  return rows.map((size) => ({ row, columns: { ...shared, ...size } }));
}

/** Milligrams of the sizes that have a price of their own. An eighth is what the item says it is. */
const WEIGHTS: Readonly<Record<string, number>> = {
  price_half_gram: 500,
  price_gram: 1_000,
  price_two_grams: 2_000,
  price_eighth: 3_500,
  price_quarter: 7_000,
  price_half_ounce: 14_000,
  price_ounce: 28_000,
};

interface PricedSize {
  price: unknown;
  size_label: string;
  net_g?: number;
}

/** One row for each size with a price; a price of 0 says that the size is not offered. */
function sizesOf(attributes: JsonObject): Columns[] {
  const prices = asObject(attributes["prices"]) ?? {};
  const eighth = numberOf(textOf(attributes["grams_per_eighth"]).replace(/\s*grams?$/i, ""));
  const byWeight: PricedSize[] = Object.entries(WEIGHTS).map(([name, usual]) => {
    const milligrams = name === "price_eighth" && eighth !== null ? eighth * 1_000 : usual;
    return { price: prices[name], size_label: weightLabel(Math.round(milligrams)) };
  });
  const others: PricedSize[] = Object.entries(asObject(prices["prices_other"]) ?? {}).map(
    ([label, price]) => ({
      price,
      size_label: label.replaceAll("_", " "),
    }),
  );
  const each: PricedSize = { price: prices["price_unit"], ...pieceSize(attributes) };
  return [each, ...byWeight, ...others]
    .filter(({ price }) => isOffered(price))
    .map(({ price, size_label, net_g }) => ({ size_label, net_g, price_cents: cents(price) }));
}

/** What is sold by the piece weighs what the platform counts for the law, else what its name says at an end. */
function pieceSize(attributes: JsonObject): Omit<PricedSize, "price"> {
  const net = measured(attributes["compliance_net_mg"]);
  if (net !== null) return { size_label: weightLabel(net), net_g: net / 1_000 };
  const name = textOf(attributes["name"]);
  const [first] = /^\d*\.?\d+\s*(?:mg|g)\b/i.exec(name) ?? [];
  return { size_label: first ?? splitSize(name)?.label ?? "each" };
}

function potency(attributes: JsonObject, category: unknown): Columns {
  const found = listOf(attributes["measurements"])
    .map((entry) => asObject(entry) ?? {})
    .find((entry) => entry["name"] === "THC");
  const thc = amountsOf(found?.["value"] ?? asObject(attributes["cannabinoids"])?.["thc"]);
  if (textOf(found?.["unit"]) === "mg") return { thc_mg_total: thc[0] };
  // Without a unit it may be either, and is neither.
  return percentages(category, found?.["unit"] === "%" ? thc : [], { thc: null, thca: null });
}
