import { weightLabel } from "../check/sizes.ts";
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
  numberOf,
  percentages,
  saleColumns,
  stockOf,
  textOf,
  typeOf,
  type Columns,
  productList,
} from "./platformFields.ts";
import { statedDose } from "./statedDose.ts";

/**
 * A list of Dispense's products. Each repeats itself under `variants` with its sizes. The name of its
 * category is the store's own decoration; the compliance type says what it is.
 */
export const dispense = productList("dispense", isDispenseProduct, readProduct);

function isDispenseProduct(value: unknown): boolean {
  const product = asObject(value);
  return product !== null && "cannabisComplianceType" in product && "priceWithDiscounts" in product;
}

function readProduct(value: unknown, row: number): Draft<OfferColumn>[] {
  const product = asObject(value);
  if (product === null) return [{ row, columns: null }];
  const own = listOf(product["variants"]);
  const sizes = (own.length > 0 ? own : [product]).map(asObject);
  const offered = sizes.filter((size) => size === null || isListed(size));
  if (offered.length === 0) {
    if (sizes.some((size) => size !== null && isHidden(size))) return [];
    // A product without any price is one row, to be refused by name.
    return [{ row, columns: { ...productColumns(product), size_label: "each" } }];
  }
  return offered.map((size) =>
    size === null ? { row, columns: null } : readSize(row, product, size),
  );
}

function readSize(row: number, product: JsonObject, size: JsonObject): Draft<OfferColumn> {
  const shared = productColumns({ ...product, ...size });
  const { columns, contradicted, remarks } = sizeOf(size, shared);
  const all = { ...shared, ...columns, ...priceColumns(size) };
  return { row, columns: all, contradicted, remarks };
}

const isHidden = (size: JsonObject) => size["enable"] === false || size["deleted"] === true;
const isListed = (size: JsonObject) => !isHidden(size) && isOffered(size["price"]);

function productColumns(product: JsonObject): Columns {
  const kind = textOf(product["subType"]);
  const category = categoryOf(product["cannabisComplianceType"], kind);
  const labs = asObject(product["labs"]) ?? {};
  const percent = (name: string) =>
    labs[`${name}ContentUnit`] === "%" ? measured(labs[name]) : null;
  const range = labs["thcContentUnit"] === "%" ? amountsOf([labs["thc"], labs["thcMax"]]) : [];
  return {
    source_kind: "operator",
    source_url: product["productUrl"],
    external_id: product["id"],
    name: product["name"],
    brand: nameOf(product["brand"]),
    category,
    subcategory: kind,
    strain: strainOf(textOf(product["cannabisStrain"])),
    marketed_type: typeOf(textOf(product["cannabisType"]).replace(/^\w+_/, "")),
    menu: "both",
    ...percentages(category, [...new Set(range)], { thc: percent("thc"), thca: percent("thcA") }),
    cbd_pct: percent("cbd"),
    terpenes: product["terpenes"],
  };
}

/** The field has a type, or a type and "Hybrid", when the strain is not named. */
function strainOf(printed: string): string | null {
  return /^(no strain|(indica|sativa)?\s*(indica|sativa|hybrid)|cbd)?$/i.test(printed)
    ? null
    : printed;
}

/** A reduced price is for every visitor, unless the discount says when or how it must be bought. */
function priceColumns(size: JsonObject): Columns {
  const discounts = listOf(size["discounts"]).map((entry) => asObject(entry) ?? {});
  const isConditional = discounts.some((discount) =>
    ["weights", "orderPickUpTypes", "days", "startAndEndMinutesByTimezone"].some(
      (name) => listOf(discount[name]).length > 0,
    ),
  );
  const sale = saleColumns(size["priceWithDiscounts"], "");
  const isReduced = (numberOf(size["priceWithDiscounts"]) ?? 0) < (numberOf(size["price"]) ?? 0);
  const stock = stockOf(size["quantity"]);
  return {
    price_cents: cents(size["price"]),
    ...(isReduced ? sale : {}),
    ...(isReduced && isConditional ? { sale_conditions: "other" } : {}),
    in_stock: stock === "yes" && size["isBelowQuantityThreshold"] === true ? "low" : stock,
  };
}

const GRAMS: Readonly<Record<string, number>> = {
  GRAMS: 1,
  MILLIGRAMS: 0.001,
  OUNCES: 28.349523125,
};

/** The weight with its unit in words; of what is dosed, milligrams are its dose. */
function sizeOf(size: JsonObject, { category, name }: Columns) {
  const weight = measured(size["weight"]);
  const unit = textOf(size["weightUnit"]);
  if (isDosed(category)) return statedDose(textOf(name), unit === "MILLIGRAMS" ? weight : null);
  const perUnit = Object.hasOwn(GRAMS, unit) ? (GRAMS[unit] ?? null) : null;
  const grams =
    measured(size["weightInGrams"]) ??
    (weight !== null && perUnit !== null ? weight * perUnit : null);
  const label = grams === null ? "each" : weightLabel(Math.round(grams * 1_000));
  const columns: Columns = { size_label: textOf(size["weightFormatted"]) || label, net_g: grams };
  return { columns, contradicted: [], remarks: [] };
}
