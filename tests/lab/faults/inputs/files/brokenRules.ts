import * as fc from "fast-check";
import { nastyText } from "../nasty.ts";
import type { HostileFile } from "./changedFiles.ts";

/** Values that each field of a menu must not have; a row with one of them is no row. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  name: ["", null, {}, ["Fog"], "\u202e\u200f", "x".repeat(10_001)],
  category: ["", null, "weapons", {}, ["flower"], 7, "__proto__"],
  priceCents: [0, -1, null, "1e999", true, 35.5, {}, [], "", 10_000_001, "free", -0],
  sizeLabel: [null, "", {}],
  thc: [100.5, 1e9, "101"],
  observedAt: [
    "yesterday",
    "2026-13-40T00:00:00Z",
    "1970-01-01T00:00:00Z",
    "2099-01-01T00:00:00Z",
    {},
  ],
};

const GOOD: Readonly<Record<string, unknown>> = {
  name: "Fog",
  category: "flower",
  priceCents: 3_500,
  sizeLabel: "3.5g",
  thc: 22,
  observedAt: "2026-11-20T10:00:00-05:00",
};

/** A price that is a text, and no number of cents: nobody knows of which currency. */
const wrongText = nastyText.filter((text) => text.trim() !== "" && !/^\s*\d/.test(text));

const wrong = fc.oneof(
  ...Object.entries(WRONG).map(([field, values]) =>
    fc.tuple(fc.constant(field), fc.constantFrom(...values)),
  ),
  fc.tuple(fc.constantFrom("category", "priceCents", "observedAt"), wrongText),
);

function neutralJson(row: Readonly<Record<string, unknown>>): string {
  const { name, category, priceCents, sizeLabel, thc, observedAt } = row;
  return JSON.stringify({
    format: "menu-import",
    version: 1,
    source: { kind: "store_file", observedAt },
    store: { license: "OH-T-1" },
    items: [
      {
        name,
        category,
        potency: { thcPct: { min: thc, max: thc } },
        variants: [{ sizeLabel, menu: "rec", priceCents }],
      },
    ],
  });
}

const cell = (value: unknown) => {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return `"${text.replaceAll('"', '""')}"`;
};

function neutralCsv(row: Readonly<Record<string, unknown>>): string {
  const { name, category, priceCents, sizeLabel, thc, observedAt } = row;
  const cells = [
    "OH-T-1",
    observedAt,
    "store_file",
    name,
    category,
    "rec",
    sizeLabel,
    thc,
    priceCents,
  ];
  return `store_license,observed_at,source_kind,name,category,menu,size_label,thc_pct_min,price_cents\n${cells.map(cell).join(",")}\n`;
}

/** What CSV can say: it has no kinds of values. */
const isInCsv = (field: string, value: unknown) =>
  typeof value !== "object" && !(field === "name" && value === 7);

/** Menus of one row in which one field breaks its rule: nothing of them may come in. */
export const brokenRules: fc.Arbitrary<HostileFile> = fc
  .tuple(wrong, fc.boolean())
  .map(([[field, value], asCsv]) => {
    const row = { ...GOOD, [field]: value };
    const text = asCsv && isInCsv(field, value) ? neutralCsv(row) : neutralJson(row);
    return {
      kind: `${field} ${JSON.stringify(value)?.slice(0, 60) ?? ""}`,
      content: Buffer.from(text),
    };
  });
