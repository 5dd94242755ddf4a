import { readSize, splitSize, weightLabel } from "../check/sizes.ts";
import { asObject, type JsonObject } from "./jsonObject.ts";
import {
  cents,
  isOffered,
  listOf,
  numberOf,
  saleColumns,
  textOf,
  type Columns,
} from "./platformFields.ts";

/**
 * The sizes of a Weedmaps item with their prices: filed by weight under `prices`, one entry
 * or a list each; else those of its variants; else its only price.
 */
export function weedmapsPrices(item: JsonObject): Columns[] {
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
