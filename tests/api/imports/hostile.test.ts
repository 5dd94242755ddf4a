import { createHash } from "node:crypto";
import { asc, desc } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { offers, products } from "../../../server/db/schema/offers.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { ImportResultSchema } from "../../../server/import/result.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

/** Names that a file may hold, and what becomes of each: text as it is, or without what cannot be seen. */
const NAMES: readonly (readonly [given: string, kept: string])[] = [
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ["=cmd()|'/C calc'!A0", "=cmd()|'/C calc'!A0"],
  ["@SUM(1+1)*cmd", "@SUM(1+1)*cmd"],
  ["'; drop table offers; --", "'; drop table offers; --"],
  ["${7*7}{{7*7}}", "${7*7}{{7*7}}"],
  ["\\u0000 \\x00", "\\u0000 \\x00"],
  ["Fog 🌲🔥", "Fog 🌲🔥"],
  ["\u202eesreveR\u202c \u200bMist\u2066", "esreveR Mist"],
  ["Dew\u0000\u0007 Drop", "Dew Drop"],
  ["half \ud83d a sign", "half a sign"],
  ["مرحبا", "مرحبا"],
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
  ["x".repeat(200), "x".repeat(200)],
];

describeOnFasterEngine("hostile values", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  const keptNames = async () => {
    const rows = await db().select().from(products).orderBy(asc(products.id));
    return rows.map(({ name }) => name.replaceAll(/ +/g, " "));
  };
  const menu = (items: readonly unknown[]) => ({
    text: JSON.stringify({
      format: "menu-import",
      version: 1,
      source: { kind: "store_file", observedAt: new Date(NOW).toISOString() },
      store: { license: "OH-T-1" },
      items,
    }),
  });
  const item = (name: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
    name,
    category: "flower",
    variants: [{ sizeLabel: "3.5g", menu: "rec", priceCents: 3_500 }],
    ...more,
  });

  it("in JSON are text like any other, and the answers stay what they should be", async () => {
    const result = await importing(db(), menu(NAMES.map(([name]) => item(name, { strain: name }))));
    expect(result.rejected).toEqual([]);
    expect(await keptNames()).toEqual(NAMES.map(([, kept]) => kept));
    const { topFlower } = await getJson(
      siteOn(db(), { now: () => NOW }),
      "/api/statistics",
      StatisticsSchema,
    );
    expect(topFlower).toHaveLength(10);
  });

  it("in CSV are text like any other", async () => {
    // A text file holds no NUL and no half of a sign.
    const given = NAMES.filter(([name]) => !/[\0\ud83d]/.test(name) || name.includes("🌲"));
    const quoted = given.map(([name]) => [`"${name.replaceAll('"', '""')}"`, 3_500] as const);
    const result = await importing(db(), menuOf(NOW, Object.fromEntries(quoted)));
    expect(result.rejected).toEqual([]);
    expect(await keptNames()).toEqual(given.map(([, kept]) => kept));
  });

  it.each<[string, unknown, string]>([
    ["of 10,001 characters", "x".repeat(10_001), "is longer than 10000 characters"],
    ["of nothing but marks that reorder text", "\u202e\u200f\u2069", "is missing"],
    ["that is an object", { toString: "Fog" }, "is not a text or number"],
    ["that is a list", ["Fog"], "is not a text or number"],
  ])("a name %s is refused with its reason, and the others come in", async (_, name, reason) => {
    const result = await importing(db(), menu([item(name), item("Fog")]));
    expect(result).toMatchObject({ accepted: 1, rejected: [{ row: 1, field: "name", reason }] });
    expect(await keptNames()).toEqual(["Fog"]);
  });

  it("names of 10,000 characters are kept as they are, and found again", async () => {
    // Letters without a pattern: the database compresses others until they fit into an index.
    const letters = (seed: string) =>
      Array.from({ length: 157 }, (_, at) =>
        createHash("sha256")
          .update(`${seed} ${String(at)}`)
          .digest("hex"),
      )
        .join("")
        .slice(0, 10_000);
    const sale = { priceCents: 3_000, text: letters("sale"), conditions: "none" };
    const variants = [{ sizeLabel: "3.5g", menu: "rec", priceCents: 3_500, sale }];
    const long = item(letters("name"), { brand: letters("brand"), variants });
    const file = menu([long, item(letters("another"), { brand: letters("brand"), variants })]);
    expect(await importing(db(), file)).toMatchObject({ created: 2, rejected: [], warnings: [] });
    expect(await importing(db(), file)).toMatchObject({ created: 0, unchanged: 2 });
    const [product] = await db().select().from(products).orderBy(asc(products.id));
    expect(product).toMatchObject({ name: letters("name"), brand: letters("brand") });
    const [offer] = await db().select().from(offers).orderBy(asc(offers.id));
    expect(offer?.saleText).toBe(letters("sale"));
  });

  it("keys named like an object's own change neither the rows nor the program", async () => {
    const text = menu([item("Fog")]).text.replaceAll(
      '{"name"',
      '{"__proto__":{"brand":"Polluted","category":"vape"},"constructor":{"prototype":{}},"name"',
    );
    await importing(db(), { text });
    expect(await db().select().from(products)).toMatchObject([{ name: "Fog", brand: null }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const columns = menuOf(NOW, { Mist: 3_500 }).text.split("\n");
    const odd = [`${columns[0] ?? ""},__proto__,constructor`, `${columns[1] ?? ""},x,y`];
    expect(await importing(db(), { text: odd.join("\n") })).toMatchObject({ created: 1 });
  });

  it("values of other kinds are refused or unknown, never a price or a weight", async () => {
    const odd = [
      item("A", { variants: [{ sizeLabel: "3.5g", menu: "rec", priceCents: "1e999" }] }),
      item("B", { variants: [{ sizeLabel: "3.5g", menu: "rec", priceCents: true }] }),
      item("C", { variants: [{ sizeLabel: "3.5g", menu: "rec", priceCents: 35.5 }] }),
      item("D", { variants: "3.5g" }),
      item("E", { potency: { thcPct: "NaN" } }),
      item("F", {
        terpenes: [
          { slug: "__proto__", pct: "1e400" },
          { slug: "pinene", pct: { toString: 7 } },
          null,
          7,
        ],
      }),
      null,
      "Fog",
      [[[[]]]],
    ];
    const result = await importing(db(), menu(odd));
    expect(result).toMatchObject({ read: 9, accepted: 2 });
    expect(result.warnings).toMatchObject([{ row: 5, field: "thc_pct_min" }]);
    expect(await keptNames()).toEqual(["E", "F"]);
    const [unmeasured, offer] = await db().select().from(offers).orderBy(asc(offers.productId));
    expect(unmeasured).toMatchObject({ thcPctMin: null, priceCents: 3_500 });
    expect(offer?.terpenes).toEqual({ proto: null, pinene: null });
  });

  it("rows that are refused by the ten thousand are all reported, and not all kept", async () => {
    const items = [item("Fog"), ...Array<null>(12_000).fill(null)];
    const result = await importing(db(), menu(items));
    expect(result.rejected).toHaveLength(12_000);
    const [row] = await db().select().from(imports).orderBy(desc(imports.id)).limit(1);
    const kept = v.parse(ImportResultSchema, row?.summary);
    expect(kept).toMatchObject({ read: 12_001, accepted: 1 });
    expect(kept.rejected).toHaveLength(10_001);
    expect(kept.rejected.at(-1)?.reason).toBe("2000 more are in the report of the import itself");
  });

  it("lists nested without end are refused in one line, whatever they are nested in", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const refusal = "nests lists and objects deeper than 64";
    await expect(importing(db(), { text: deep })).rejects.toThrow(refusal);
    const text = menu([item("Fog", { potency: { thcPct: "DEEP" } })]).text;
    await expect(importing(db(), { text: text.replace('"DEEP"', deep) })).rejects.toThrow(refusal);
    // As deep as a file may be it is unknown, like any other potency that is none.
    const nested = { text: text.replace('"DEEP"', "[".repeat(55) + "]".repeat(55)) };
    expect((await importing(db(), nested)).warnings).toMatchObject([{ field: "thc_pct_min" }]);
  });

  describe("in a list of stores", () => {
    it("are text, and an address that is none of the web is refused", async () => {
      const text = [
        "slug,name,city,county,website",
        "evil-one,=cmd(),<b>Kent</b>,Portage,",
        "evil-two,Elm,Kent,Portage,javascript:alert(1)",
      ].join("\n");
      const result = await importing(db(), { text });
      expect(result.rejected).toMatchObject([{ row: 3, field: "website" }]);
      const all = await db().select().from(stores).orderBy(asc(stores.id));
      expect(all.at(-1)).toMatchObject({ name: "=cmd()", city: "<b>Kent</b>" });
    });
  });
});
