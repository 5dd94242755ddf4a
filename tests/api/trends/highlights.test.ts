import { beforeEach, describe, expect, it } from "vitest";
import { HighlightsSchema, HighlightYearsSchema } from "#domain/trends/highlights.ts";
import { TrendOffersSchema } from "#domain/trends/trends.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { loadSampleContests } from "../../../server/operations/sample/loadSampleContests.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { useSample } from "../../support/database/sampleDatabase.ts";
import { describeOnFasterEngine, type TestDatabase } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { menuFile, readSights, STORES } from "../../support/trends/menuFiles.ts";
import { plainHighlights } from "../../support/trends/plainHighlights.ts";

const AFTER = Date.parse("2027-01-01T05:00:00Z");

/** A site with stores, and what its highlights are asked by. */
function useStores(database: () => TestDatabase) {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });
  const read = async (year = 2026, now = NOW) =>
    await getJson(
      siteOn(db(), { now: () => now }),
      `/api/highlights/${String(year)}`,
      HighlightsSchema,
    );
  const bring = async (file: { text: string }) => (await importing(db(), file)).importId ?? 0;
  return { db, read, bring };
}

describeOnFasterEngine("yearly highlights", (database) => {
  const { read, bring } = useStores(database);

  it("agree with a plain script that reads the same files", async () => {
    const files = [0, 7, 14, 21, 28].flatMap((days) =>
      STORES.map((store, hour) => menuFile(store, NOW - days * DAY_MS - hour * HOUR_MS)),
    );
    for (const file of files) await bring(file);
    const { cards } = await read();
    const plain = plainHighlights(files.flatMap(readSights));
    const figures = Object.fromEntries(cards.map(({ kind, figure }) => [kind, figure]));
    expect(figures).toMatchObject(plain);
    for (const { links, method, n } of cards) {
      expect(links.length).toBeGreaterThan(0);
      expect(method).toMatch(/at least \d|^Stores whose menu was first seen|Less than \d/);
      expect(n).toBeGreaterThan(0);
    }
  });
});

describeOnFasterEngine("yearly highlights", (database) => {
  const { db, read, bring } = useStores(database);
  const cardOf = async (kind: string, now = NOW) =>
    (await read(2026, now)).cards.find((card) => card.kind === kind);
  const fog = (daysAgo: number, cents: number) => menuOf(NOW - daysAgo * DAY_MS, { Fog: cents });

  it("are of years with data, and of no other", async () => {
    const years = () => getJson(siteOn(db()), "/api/highlights", HighlightYearsSchema);
    const status = async (year: string) =>
      (await siteOn(db()).request(`/api/highlights/${year}`)).status;
    expect(await years()).toEqual([]);
    expect(await status("2026")).toBe(404);
    await bring(fog(0, 3_500));
    await bring(menuOf(Date.parse("2025-12-31T23:30:00-05:00"), { Fog: 3_500 }));
    expect(await years()).toEqual([2026, 2025]);
    expect([await status("2026"), await status("2025")]).toEqual([200, 200]);
    expect([await status("2024"), await status("20260"), await status("x")]).toEqual([
      404, 404, 404,
    ]);
  });

  it("leave out what is under its threshold", async () => {
    await bring(fog(1, 3_500));
    await bring(fog(0, 3_000));
    expect((await read()).cards).toEqual([]);
  });

  it("say since when the data are, and that a year is over when it is over in Ohio", async () => {
    await bring(fog(2, 3_500));
    const since = new Date(NOW - 2 * DAY_MS).toISOString();
    expect(await read()).toMatchObject({ complete: false, since, revised: false });
    expect(await read(2026, AFTER - 1)).toMatchObject({ complete: false });
    expect(await read(2026, AFTER)).toMatchObject({ complete: true });
    await bring(menuOf(Date.parse("2025-11-20T12:00:00Z"), { Fog: 3_500 }));
    expect(await read()).toMatchObject({ since: null });
  });

  it("tell the widest spread from five stores on", async () => {
    const at = (store: string, cents: number) => {
      const { text } = menuOf(NOW, { Fog: cents });
      return { text: text.replaceAll("OH-T-1", store) };
    };
    for (const [index, store] of STORES.entries()) await bring(at(store, 3_000 + 100 * index));
    expect(await cardOf("widest-spread")).toBeUndefined();
    const fifth = menuOf(NOW, { Fog: 4_500 }).text.replace("store_license", "store_slug");
    await importing(db(), {
      text: "license,dba,city,county\nOH-T-9,Ninth,Columbus,Franklin",
    });
    await bring({ text: fifth.replaceAll("OH-T-1", "ninth-columbus") });
    expect(await cardOf("widest-spread")).toMatchObject({
      figure: 1_500,
      unit: "cents",
      n: 5,
      sentence: expect.stringContaining(
        ": $30.00 at Oak Street, Akron, $45.00 at Ninth, Columbus, in the week of Nov 16–22.",
      ),
    });
  });

  it("lead to the offers of the week in which a figure is found, first of all", async () => {
    const week = NOW - 8 * DAY_MS;
    for (const [hour, store] of STORES.entries()) {
      await bring(menuFile(store, week - hour * HOUR_MS));
      await bring(menuFile(store, NOW - hour * HOUR_MS));
    }
    const least = async (kind: string) => {
      const card = await cardOf(kind);
      const { searchParams } = new URL(card?.links[0] ?? "/", "https://site.invalid");
      const [at, category] = [searchParams.get("week") ?? "", searchParams.get("category") ?? ""];
      const path = `/api/trends/${at}/${category}`;
      const { offers } = await getJson(siteOn(db()), path, TrendOffersSchema);
      expect(offers[0]?.unitCents, kind).toBe(card?.figure);
      return card?.links.slice(1, 2);
    };
    expect(await least("cheapest-gram")).toEqual([expect.stringMatching(/^\/product\//)]);
    expect(await least("cheapest-100mg")).toEqual([expect.stringMatching(/^\/product\//)]);
  });

  it("tell no shake as the cheapest gram of flower, and call a store's page by the store's name", async () => {
    const header =
      "store_license,observed_at,source_kind,name,brand,category,menu,size_label,net_g,price_cents";
    const lines = Array.from({ length: 31 }, (_, number) =>
      [
        "OH-T-1",
        new Date(NOW).toISOString(),
        "store_file",
        number === 0 ? "House (Shake)" : `Kush ${String(number)}`,
        "Oak Works,flower,rec,3.5g,3.5",
        String(number === 0 ? 700 : 3_500 + 10 * number),
      ].join(","),
    );
    await bring({ text: [header, ...lines].join("\n") });
    const card = await cardOf("cheapest-gram");
    expect(card).toMatchObject({ figure: 1_003, n: 30 });
    expect(card?.method).toContain("flower that says it is shake");
    const store = card?.links.find((path) => path.startsWith("/dispensary-maps"));
    const product = card?.links.find((path) => path.startsWith("/product/"));
    expect(card?.names).toEqual({
      [store ?? ""]: expect.stringMatching(/\w/),
      [product ?? ""]: "Kush 1",
    });
  });

  it("lead from the widest spread to both of its prices, if all of it is in that list", async () => {
    await importing(db(), { text: "license,dba,city,county\nOH-T-9,Ninth,Columbus,Franklin" });
    const header =
      "store_license,observed_at,source_kind,name,brand,category,menu,size_label,net_g,price_cents";
    const spread = async (category: string, name: string, least: number, grams = "1") => {
      const lines = [...STORES, "OH-T-9"].map((store, index) => {
        const cents = String(least + least * index);
        return `${store},${new Date(NOW).toISOString()},store_file,${name},Oak Works,${category},rec,${grams}g,${grams},${cents}`;
      });
      await bring({ text: [header, ...lines].join("\n") });
      return (await cardOf("widest-spread"))?.links ?? [];
    };
    const [path = "", product] = await spread("extract", "Dabs", 1_000);
    expect(path).toBe("/trends?week=2026-W47&category=extract");
    expect(product).toMatch(/^\/product\//);
    const { offers } = await getJson(
      siteOn(db()),
      "/api/trends/2026-W47/extract",
      TrendOffersSchema,
    );
    expect(offers.map(({ cents }) => cents)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    // Without a dose nothing is ranked, however far apart.
    expect(await spread("edible", "Some edible", 1_500)).toEqual([path, product]);
    // In none of the four categories.
    const links = await spread("preroll", "Some pre-roll", 2_000, "7");
    expect(links).toEqual([expect.stringMatching(/^\/product\//)]);
    expect(links).not.toContain(product);
  });

  it("tell a fall below the offer's own median when it was seen twice, and share a card", async () => {
    for (const days of [60, 40, 20]) await bring(fog(days, 5_000));
    await bring(fog(3, 3_000));
    expect(await cardOf("biggest-fall")).toBeUndefined();
    await bring(fog(2, 3_000));
    expect(await cardOf("biggest-fall")).toMatchObject({
      figure: 40,
      unit: "percent",
      from: new Date(NOW - 3 * DAY_MS).toISOString(),
      sentence: expect.stringMatching(/ for \$30\.00 on Nov 1\d, usually \$50\.00, at /),
    });
    for (const days of [60, 2.5, 1]) {
      const { text } = fog(days, days === 60 ? 4_000 : 2_400);
      await bring({ text: text.replaceAll("OH-T-1", "OH-T-4") });
    }
    const shared = await cardOf("biggest-fall");
    expect(shared).toMatchObject({ figure: 40 });
    expect(shared?.sentence).toContain(" and ");
    expect(shared?.links).toHaveLength(3);
  });

  it("tell the price that stood in the most weeks, from eight on", async () => {
    const weekly = Array.from({ length: 8 }, (_, week) => week * 7);
    for (const days of weekly.slice(0, 7)) await bring(fog(days, 3_500));
    expect(await cardOf("steadiest-price")).toBeUndefined();
    await bring(fog(49, 3_500));
    expect(await cardOf("steadiest-price")).toMatchObject({ figure: 8, unit: "count", n: 8 });
    await bring(fog(50, 3_600));
    await bring(fog(1, 3_600));
    expect(await cardOf("steadiest-price")).toMatchObject({ figure: 8 });
    await bring(fog(0.5, 3_600));
    await bring(fog(-0.001, 3_600));
    expect(await cardOf("steadiest-price")).toBeUndefined();
  });

  describe("from a misread price", () => {
    const misread = (days: number) => fog(days, 100);

    it("tell no fall, though the offer is read rightly today", async () => {
      for (const days of [60, 40]) await bring(fog(days, 4_000));
      for (const days of [6, 5]) await bring(misread(days));
      await bring(fog(1, 4_000));
      expect(await cardOf("biggest-fall")).toBeUndefined();
    });

    it("tell the fall of one that is misread today: what was ranked then counts", async () => {
      for (const [days, cents] of [
        [60, 5_000],
        [6, 4_000],
        [5, 4_000],
      ] as const)
        await bring(fog(days, cents));
      await bring(misread(1));
      expect(await cardOf("biggest-fall")).toMatchObject({ figure: 20, n: 1 });
    });

    it("tell no steadiest price of an offer that was seen at it in between", async () => {
      for (let week = 0; week < 9; week += 1) await bring(fog(week * 7, 3_500));
      expect(await cardOf("steadiest-price")).toMatchObject({ figure: 9 });
      await bring(misread(23));
      expect(await cardOf("steadiest-price")).toBeUndefined();
    });
  });

  it("count of falls those that their method tells of, and no others", async () => {
    // Known for 30 days before: those of the 20th, 19th and 3rd day, of which the last is not seen again.
    for (const [days, cents] of [
      [70, 5_000],
      [60, 4_900],
      [59, 4_900],
      [20, 4_000],
      [19, 4_000],
      [18, 4_000],
      [10, 5_000],
      [3, 4_500],
      [1, 4_600],
    ] as const)
      await bring(fog(days, cents));
    expect(await cardOf("biggest-fall")).toMatchObject({ figure: 18.4, n: 2 });
  });

  it("tell no fall of which too few days are known", async () => {
    for (const [days, cents] of [
      [20, 5_000],
      [2, 3_000],
      [1, 3_000],
    ] as const) {
      await bring(fog(days, cents));
    }
    expect(await cardOf("biggest-fall")).toBeUndefined();
  });

  it("tell new stores and strains, but none that came with the first data", async () => {
    await bring(menuFile("OH-T-1", NOW - 40 * DAY_MS));
    await bring(menuFile("OH-T-2", NOW - 30 * DAY_MS));
    await bring(menuFile("OH-T-4", NOW));
    expect(await cardOf("new-stores")).toMatchObject({
      title: expect.stringMatching(/^New on this site since \w{3} \d+$/),
      sentence: expect.stringMatching(/: a store first read here since \w{3} \d+\.$/),
      figure: 1,
      n: 1,
      unit: "count",
    });
    expect(await cardOf("most-new-strains")).toBeUndefined();
    const header =
      "store_license,observed_at,source_kind,name,brand,category,strain,menu,size_label,price_cents";
    const line = (strain: string) =>
      `OH-T-1,${new Date(NOW).toISOString()},store_file,${strain} Bud,Oak Works,flower,${strain},rec,3.5g,3000`;
    const strains = ["Northern Lights", "White Widow", "Sour Diesel"];
    await bring({ text: [header, ...strains.map(line)].join("\n") });
    // As in trends: nobody read a menu in the week before, so they may have come long ago.
    expect(await cardOf("most-new-strains")).toBeUndefined();
    await bring(menuFile("OH-T-2", NOW - 7 * DAY_MS));
    expect(await cardOf("most-new-strains")).toMatchObject({
      figure: 3,
      sentence: expect.stringContaining("November: 3 strains"),
    });
  });

  it("tell the terpene that was the strongest of the most products, from labels with figures", async () => {
    const header =
      "store_license,observed_at,source_kind,name,brand,category,menu,size_label,price_cents,terpenes";
    const lines = Array.from({ length: 31 }, (_, number) =>
      [
        "OH-T-1",
        new Date(NOW).toISOString(),
        `store_file,T${String(number)},Oak Works,flower,rec,3.5g,3000`,
        number < 20 ? "myrcene:0.9;limonene:0.4" : "limonene:0.8;myrcene:0.1",
      ].join(","),
    );
    await bring({ text: [header, ...lines.slice(0, 29)].join("\n") });
    expect(await cardOf("top-terpenes")).toBeUndefined();
    await bring({ text: [header, ...lines].join("\n") });
    expect(await cardOf("top-terpenes")).toMatchObject({ n: 31, unit: "name" });
    expect((await cardOf("top-terpenes"))?.links[0]).toBe("/terpenes/myrcene");
  });

  it("stay as they were when a year is over, say so when its imports change, and take it back with them", async () => {
    await bring(menuFile("OH-T-1", NOW));
    const first = await read(2026, AFTER + DAY_MS);
    expect(first).toMatchObject({ complete: true, revised: false });
    // The next year's data are none of this one.
    await importing(db(), menuOf(AFTER + DAY_MS, { Fog: 3_500 }), { now: AFTER + 2 * DAY_MS });
    expect(await read(2026, AFTER + 30 * DAY_MS)).toEqual(first);
    const late = await bring(menuFile("OH-T-2", NOW - 3 * DAY_MS));
    expect(await read(2026, AFTER + 30 * DAY_MS)).toMatchObject({ complete: true, revised: true });
    await undoImport(db(), late, NOW);
    expect(await read(2026, AFTER + 60 * DAY_MS)).toEqual(first);
  });
});

describe("the sample's highlights", () => {
  const sample = useSample();

  it("have a card of each kind, of the complete year the contest's champion, and are never revised", async () => {
    const db = sample();
    // Contests go by the database's clock, and this year's is to be running.
    await loadSampleContests(db, Date.now());
    const read = (year: number) =>
      getJson(siteOn(db), `/api/highlights/${String(year)}`, HighlightsSchema);
    const [past, running] = [await read(2025), await read(2026)];
    expect(running).toMatchObject({ complete: false, sample: true, since: null });
    expect(running.cards.map(({ kind }) => kind)).toEqual([
      "most-available-strain",
      "widest-spread",
      "biggest-fall",
      "cheapest-gram",
      "cheapest-100mg",
      "steadiest-price",
      "new-stores",
      "top-terpenes",
      "most-new-strains",
    ]);
    for (const { sentence, method } of running.cards) {
      expect(`${sentence} ${method}`).not.toContain(" %");
    }
    expect(past).toMatchObject({ complete: true, revised: false });
    expect(past.since).not.toBeNull();
    expect(past.cards.map(({ kind }) => kind)).toContain("contest-champion");
  }, 120_000);
});
