import { readSize } from "../check/sizes.ts";
import type { OfferColumn } from "../check/neutralRow.ts";
import type { Draft } from "./adapter.ts";
import {
  asObject,
  type JsonObject,
  amountsOf,
  categoryOf,
  cents,
  isDosed,
  isOffered,
  listOf,
  measured,
  nameOf,
  percentages,
  saleColumns,
  stockOf,
  textOf,
  typeOf,
  type Columns,
  productList,
} from "./platformFields.ts";
import { statedDose } from "./statedDose.ts";

/** A list of Joint's products, each with its sizes under `variants`; prices and potencies are texts. */
export const joint = productList("joint", isJointProduct, readProduct);

function isJointProduct(value: unknown): boolean {
  const product = asObject(value);
  return product !== null && "jointId" in product && "variants" in product;
}

function readProduct(value: unknown, row: number): Draft<OfferColumn>[] {
  const product = asObject(value);
  if (product === null) return [{ row, columns: null }];
  const shared = productColumns(product);
  const variants = listOf(product["variants"]).map(asObject);
  const offered = variants.filter((variant) => variant === null || isOffered(variant["price"]));
  if (offered.length === 0) {
    // A product without any price is one row, to be refused by name.
    return [{ row, columns: { ...shared, menu: "both", size_label: "each" } }];
  }
  return offered.map((variant) => {
    if (variant === null) return { row, columns: null };
    const size = sizeOf(textOf(variant["option"]), shared, textOf(product["name"]));
    const columns = { ...shared, ...size.columns, ...variantColumns(variant, product) };
    return { row, columns, contradicted: size.contradicted, remarks: size.remarks };
  });
}

function productColumns(product: JsonObject): Columns {
  const printedKind = textOf(product["subCategory"]).toLowerCase().replaceAll("_", " ");
  const kind = printedKind === "default" ? "" : printedKind;
  const category = categoryOf(product["category"], kind);
  const thc = potencyOf(product, "THC");
  return {
    source_kind: "operator",
    external_id: product["jointId"],
    name: product["name"],
    brand: product["brandName"],
    category,
    subcategory: kind,
    marketed_type: typeOf(textOf(product["strainType"]).replace(/^\w+_HYBRID$/, "hybrid")),
    ...percentages(category, thc, {
      thc: partOf(product, /^THC-D9\b/),
      thca: partOf(product, /^THCA\b/),
    }),
    cbd_pct: potencyOf(product, "CBD")[0] ?? null,
    terpenes: listOf(product["terpenes"]).map(terpene),
  };
}

/** The ends of a cannabinoid's range in percent; milligrams here are those of a gram, not of a package. */
function potencyOf(product: JsonObject, type: string): number[] {
  const found = listOf(product["potencies"])
    .map((entry) => asObject(entry) ?? {})
    .find((entry) => entry["type"] === type && entry["unit"] === "%");
  const ends = amountsOf([found?.["rangeLow"], found?.["rangeHigh"]]);
  return [...new Set(ends)];
}

function partOf(product: JsonObject, name: RegExp): number | null {
  const found = listOf(product["cannabinoids"])
    .map((entry) => asObject(entry) ?? {})
    .find((entry) => entry["unit"] === "%" && name.test(nameOf(entry)));
  return found === undefined ? null : measured(found["value"]);
}

function terpene(value: unknown): { slug: string; pct: number | null } {
  const entry = asObject(value) ?? {};
  return { slug: nameOf(entry), pct: entry["unit"] === "%" ? measured(entry["value"]) : null };
}

const MENUS: Readonly<Record<string, string>> = { RECREATIONAL: "rec", MEDICAL: "med" };

function variantColumns(variant: JsonObject, product: JsonObject): Columns {
  const types = [variant["menuType"], ...listOf(product["menuType"])].map(textOf);
  const special = asObject(listOf(variant["appliedSpecials"])[0]) ?? {};
  return {
    menu: MENUS[types.find((type) => Object.hasOwn(MENUS, type)) ?? ""] ?? "both",
    price_cents: cents(variant["price"]),
    ...saleColumns(variant["specialPrice"], textOf(special["specialName"])),
    in_stock: stockOf(variant["quantity"]),
  };
}

/** What is dosed is filed by its dose in grams: `.1g` of gummies are 100 mg of THC. */
function sizeOf(option: string, { category }: Columns, name: string) {
  if (isDosed(category)) return statedDose(name, readSize(option).netMg);
  const label = option.replace(/^\./, "0.") || "each";
  return { columns: { size_label: label }, contradicted: [], remarks: [] };
}
