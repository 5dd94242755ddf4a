import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DAY_MS } from "#domain/time/spans.ts";

const STORES = 100;
const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,menu,size_label,net_g,thc_pct_min,thc_mg_total,price_cents,sale_price_cents,sale_conditions,external_id,source_url,in_stock";
const CATEGORIES = ["flower", "vape", "edible", "extract"] as const;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Writes a list of stores. @returns the file */
export function writeStores(folder: string): string {
  const lines = numbers(STORES).map(
    (id) => `OH-B-${String(id)},Store ${String(id)},Columbus,Franklin`,
  );
  return write(folder, "stores.csv", ["license,name,city,county", ...lines]);
}

/**
 * Writes a menu of so many rows, spread over the stores, as it was on a day. From day to day one
 * price in ten is another, and one in six is on sale.
 */
export function writeMenu(folder: string, name: string, rows: number, daysAgo: number): string {
  const time = new Date(Date.now() - (daysAgo + 0.1) * DAY_MS).toISOString();
  const lines = numbers(rows).map((id) => {
    const product = Math.floor(id / STORES);
    const category = CATEGORIES[product % CATEGORIES.length] ?? "flower";
    const isEdible = category === "edible";
    const price = 2_000 + ((id * 37) % 40) * 100 - ((id + daysAgo) % 10 === 0 ? 500 : 0);
    const sale = (id + daysAgo) % 6 === 0 ? [Math.round(price * 0.8), "none"] : ["", ""];
    return [
      `OH-B-${String(id % STORES)}`,
      time,
      "store_file",
      `Product ${String(product)}`,
      `Brand ${String(product % 60)}`,
      category,
      "rec",
      isEdible ? "100mg" : "1g",
      isEdible ? "" : 1,
      isEdible ? "" : 22.5,
      isEdible ? 100 : "",
      price,
      ...sale,
      id,
      `https://store.example/${String(id)}`,
      "yes",
    ].join(",");
  });
  return write(folder, name, [HEADER, ...lines]);
}

function write(folder: string, name: string, lines: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, lines.join("\n"));
  return file;
}
