import { beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { TrendOffersSchema, TrendsSchema } from "#domain/trends/trends.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { useSample } from "../../support/database/sampleDatabase.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { menuFile } from "../../support/trends/menuFiles.ts";
import { readTrends } from "../../support/trends/readTrends.ts";

const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,strain,menu,size_label,price_cents,in_stock";

// That both engines reckon alike: agreement.test.ts.
describeOnFasterEngine("trends", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  const site = (now = NOW) => siteOn(db(), { now: () => now });
  /** Forty flowers at one price, seen at a moment. */
  const flowers = (at: number, cents: number, more = {}) =>
    menuOf(at, {
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, number) => [`F${String(number)}`, cents]),
      ),
      ...more,
    });
  const strainLine = (at: number, strain: string, stock = "yes", license = "OH-T-1") =>
    `${license},${new Date(at).toISOString()},store_file,${strain} Bud,Oak Works,flower,${strain},rec,3.5g,3000,${stock}`;
  const strains = (...lines: string[]) => ({ text: [HEADER, ...lines].join("\n") });

  it("have no week before the first import, and say how they are computed", async () => {
    const answer = await readTrends(db());
    expect(answer).toMatchObject({ weeks: [], offers: [], availability: [], observedAt: null });
    expect(answer.method).toContain("Monday to Sunday");
  });

  it("leave no week out: one without data has nulls and zeros", async () => {
    await importing(db(), flowers(NOW - 15 * DAY_MS, 3_500));
    const { weeks, offers, categories, availability } = await readTrends(db());
    expect(weeks).toEqual(["2026-W45", "2026-W46", "2026-W47"]);
    expect(offers).toEqual([40, 0, 0]);
    expect(categories.flower).toMatchObject({ median: [1_000, null, null], n: [40, 0, 0] });
    expect(availability).toEqual([]);
    expect(await readTrends(db(), undefined, NOW + 104 * 7 * DAY_MS)).toMatchObject({
      weeks: { length: 104 },
    });
  });

  it("take a price as it was at the end of a week, and count a sale for everybody only", async () => {
    await importing(db(), flowers(NOW - 3 * HOUR_MS, 3_500));
    await importing(db(), flowers(NOW - 2 * HOUR_MS, 7_000));
    await importing(db(), flowers(NOW - 4 * DAY_MS, 1_750));
    const { flower } = (await readTrends(db())).categories;
    expect(flower).toMatchObject({ median: [2_000], p25: [2_000], p75: [2_000], stores: [1] });
  });

  it.each([
    ["that ended on Saturday", "", "2026-11-14T23:59:00-05:00", 3_500],
    ["that ends on Sunday night", "", "2026-11-15T23:59:00-05:00", 2_800],
    ["that ends when the week does", "", "2026-11-16T00:00:00-05:00", 2_800],
    ["without an end", "", "", 2_800],
    ["that began on Saturday", "2026-11-14T09:00:00-05:00", "", 2_800],
    ["that began with the next week", "2026-11-16T00:00:00-05:00", "", 3_500],
  ])(
    "take of a sale %s what any visitor paid at the week's end",
    async (_, starts, ends, cents) => {
      const seen = "2026-11-12T15:00:00Z";
      const lines = Array.from(
        { length: 30 },
        (_each, at) =>
          `OH-T-1,${seen},store_file,F${String(at)},Oak Works,flower,rec,3.5g,3500,2800,none,${starts},${ends}`,
      );
      const header =
        "store_license,observed_at,source_kind,name,brand,category,menu,size_label,price_cents,sale_price_cents,sale_conditions,sale_starts,sale_ends";
      await importing(db(), { text: [header, ...lines].join("\n") });
      const { flower } = (await readTrends(db())).categories;
      expect(flower.median[0]).toBe(cents / 3.5);
      const { offers } = await getJson(site(), "/api/trends/2026-W46/flower", TrendOffersSchema);
      expect(offers[0]).toMatchObject({ cents });
    },
  );

  it("begin a week at midnight in Ohio, also in the night in which the clocks change", async () => {
    const moments = [
      "2026-11-01T05:59:00Z",
      "2026-11-01T06:01:00Z",
      "2026-11-02T04:59:59Z",
      "2026-11-02T05:00:00Z",
    ];
    for (const [number, moment] of moments.entries()) {
      await importing(db(), menuOf(Date.parse(moment), { [`N${String(number)}`]: 3_500 }));
    }
    const { weeks, offers } = await readTrends(db());
    expect(weeks.slice(0, 2)).toEqual(["2026-W44", "2026-W45"]);
    expect(offers.slice(0, 2)).toEqual([3, 1]);
  });

  it("have no median under 30 offers, and say how many there are", async () => {
    const few = Array.from({ length: 29 }, (_, number) => [`F${String(number)}`, 3_500] as const);
    await importing(db(), menuOf(NOW, Object.fromEntries(few)));
    const { flower } = (await readTrends(db())).categories;
    expect(flower).toMatchObject({ median: [null], p25: [null], p75: [null], n: [29] });
  });

  it("say which strains are new and gone, and where a strain was", async () => {
    const at = (days: number) => NOW - days * DAY_MS;
    const bring = (...lines: string[]) => importing(db(), strains(...lines));
    await bring(strainLine(at(40), "Gelato"), strainLine(at(40), "Blue Dream"));
    await bring(strainLine(at(33), "Gelato", "no"), strainLine(at(33), "Blue Dream"));
    for (const days of [26, 19]) await bring(strainLine(at(days), "Blue Dream"));
    await bring(strainLine(at(12), "OG Kush"), strainLine(at(12), "Blue Dream"));
    await bring(strainLine(at(12), "Blue Dream", "yes", "OH-T-4"));
    const answer = await readTrends(db());
    const weekOf = (list: string[][], strain: string) =>
      answer.weeks.filter((_, week) => list[week]?.includes(strain));
    expect(weekOf(answer.newStrains, "gelato")).toEqual(["2026-W41"]);
    expect(weekOf(answer.newStrains, "og-kush")).toEqual(["2026-W45"]);
    // 28 days after the 11th of October is the 8th of November.
    expect(weekOf(answer.goneStrains, "gelato")).toEqual(["2026-W45"]);
    expect(answer.goneStrains.flat()).toEqual(["gelato"]);
    expect(answer.availability[0]).toEqual({
      strain: "blue-dream",
      stores: [1, 1, 1, 1, 2, null, null],
    });
    const region = await readTrends(db(), "Southeast");
    expect(region.availability).toEqual([
      { strain: "blue-dream", stores: [null, null, null, null, 1, null, null] },
    ]);
    expect(region.newStrains).toEqual(answer.newStrains);
  });

  it("call no strain new or gone over weeks in which no menu was read", async () => {
    const at = (days: number) => NOW - days * DAY_MS;
    const bring = (...lines: string[]) => importing(db(), strains(...lines));
    await bring(strainLine(at(54), "Gelato"), strainLine(at(54), "Blue Dream"));
    // Nobody looked for three weeks: Gelato may have gone yesterday, and OG Kush may have come long ago.
    await bring(strainLine(at(26), "OG Kush"), strainLine(at(26), "Blue Dream"));
    await bring(strainLine(at(19), "Runtz"), strainLine(at(19), "Blue Dream"));
    const answer = await readTrends(db());
    expect(answer.goneStrains.flat()).toEqual([]);
    expect(answer.newStrains.slice(1).flat()).toEqual(["runtz"]);
  });

  it("call no strain gone that came back", async () => {
    const at = (days: number) => NOW - days * DAY_MS;
    for (const days of [47, 40, 33, 26, 19, 12, 5]) {
      const gelato = days === 47 || days === 5 ? [strainLine(at(days), "Gelato")] : [];
      await importing(db(), strains(...gelato, strainLine(at(days), "Blue Dream")));
    }
    expect((await readTrends(db())).goneStrains.flat()).toEqual([]);
  });

  it("know no other region, and no other week and category", async () => {
    await importing(db(), flowers(NOW, 3_500));
    const status = async (path: string) => (await site().request(`/api/trends${path}`)).status;
    expect(await status("?region=Atlantis")).toBe(404);
    expect(await status("?region=northeast")).toBe(200);
    expect(await status("/2026-W47/flower")).toBe(200);
    expect(await status("/2026-W54/flower")).toBe(404);
    expect(await status("/2026-W47/preroll")).toBe(404);
    expect(await status("/2026-W47/flower?region=Atlantis")).toBe(404);
  });

  it("lead to the offers behind a median, cheapest first", async () => {
    await importing(db(), menuFile("OH-T-1", NOW - HOUR_MS));
    await importing(db(), menuFile("OH-T-4", NOW - 2 * HOUR_MS));
    const answer = await readTrends(db());
    for (const region of ["", "?region=Southeast"]) {
      const path = `/api/trends/2026-W47/vape${region}`;
      const { offers } = await getJson(site(), path, TrendOffersSchema);
      const { vape } = (region === "" ? answer : await readTrends(db(), "Southeast")).categories;
      expect(offers).toHaveLength(vape.n[0] ?? -1);
      const units = offers.map(({ unitCents }) => unitCents);
      expect(units).toEqual(units.toSorted((a, b) => a - b));
      expect(new Set(offers.map(({ store }) => store)).size).toBe(vape.stores[0]);
    }
  });

  it("tell sizes and brands of the offers behind a median apart, as menus print them", async () => {
    const line = (brand: string, size: string, cents: number) =>
      `OH-T-1,${new Date(NOW).toISOString()},store_file,Fog,${brand},flower,,rec,${size},${String(cents)},yes`;
    const lines = [
      line("Oak Works", "2.83g", 2_500),
      line("Oak Works", "1/2 oz", 13_000),
      line("River Farm", "2.83g", 3_000),
    ];
    await importing(db(), strains(...lines));
    const { offers } = await getJson(site(), "/api/trends/2026-W47/flower", TrendOffersSchema);
    expect(offers[0]).toMatchObject({ storeName: "Oak Street", city: "Akron" });
    expect(offers.map(({ name, brand, size }) => [name, brand, size])).toEqual([
      ["Fog", "Oak Works", "2.83g"],
      ["Fog", "Oak Works", "1/2 oz"],
      ["Fog", "River Farm", "2.83g"],
    ]);
  });

  it("are tagged, stay the same for a day, and change with the data", async () => {
    await importing(db(), flowers(NOW, 3_500));
    const app = site();
    const first = await app.request("/api/trends");
    const tag = first.headers.get("etag") ?? "";
    const again = await app.request("/api/trends", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    const elsewhere = await site(NOW + 2 * HOUR_MS).request("/api/trends");
    expect(elsewhere.headers.get("etag")).toBe(tag);
    const imported = await importing(db(), flowers(NOW - DAY_MS, 4_200, { More: 3_500 }));
    const changed = await app.request("/api/trends");
    expect(changed.headers.get("etag")).not.toBe(tag);
    await undoImport(db(), imported.importId ?? 0, NOW);
    expect((await app.request("/api/trends")).headers.get("etag")).toBe(tag);
  });

  it("have a new week when the next one begins", async () => {
    await importing(db(), flowers(NOW, 3_500));
    let now = Date.parse("2026-11-23T04:59:59Z");
    const app = siteOn(db(), { now: () => now });
    const weeks = async () => (await getJson(app, "/api/trends", TrendsSchema)).weeks;
    expect(await weeks()).toEqual(["2026-W47"]);
    now += 1_000;
    expect(await weeks()).toEqual(["2026-W47", "2026-W48"]);
  });

  it("are described", async () => {
    const described = await getJson(
      site(),
      "/api/openapi.json",
      v.object({ paths: v.record(v.string(), v.unknown()) }),
    );
    expect(Object.keys(described.paths)).toContain("/trends");
    expect(Object.keys(described.paths)).toContain("/trends/{week}/{category}");
  });
});

describe("the sample's trends", () => {
  const sample = useSample();

  it("end with the first real store, and come back without it", async () => {
    const db = sample();
    const made = await readTrends(db);
    const listed = await importing(db, "stores.csv");
    expect(await readTrends(db)).toMatchObject({ weeks: [], sample: false, observedAt: null });
    const menu = await importing(db, menuOf(NOW, { Fog: 3_500 }));
    expect(await readTrends(db)).toMatchObject({ offers: [1], sample: false });
    await undoImport(db, menu.importId ?? 0, NOW);
    await undoImport(db, listed.importId ?? 0, NOW);
    expect(await readTrends(db)).toEqual(made);
  }, 120_000);
});
