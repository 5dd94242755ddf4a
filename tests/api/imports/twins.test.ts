import { beforeEach, describe, expect, it } from "vitest";
import { AllMenusSchema, StoreMenuSchema, offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { offerNotes } from "#domain/offers/offerNotes.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { StoresSchema } from "#domain/stores/stores.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { TrendsSchema } from "#domain/trends/trends.ts";
import { CommandError } from "../../../server/db/command.ts";
import { sameStore, separateStore } from "../../../server/import/stores/sameStore.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { phonesOf, ruleOf } from "../../support/alerts/alerts.ts";
import { importing, NOW } from "../../support/data/importing.ts";
import { builtPage } from "../../support/pages/builtPage.ts";
import { readDocument } from "../../support/pages/readDocument.ts";
import { publicAnswers } from "../../support/data/publicAnswers.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

/** Three stores, of which the last by slug is in the state's list. */
const STORES = {
  text: [
    "license,slug,name,address,city,county",
    ",columbus,Tall Columbus,1 Main St,Columbus,Franklin",
    ",columbus-west,Tall West,2 Main St,Columbus,Franklin",
    "OH-W-9,worthington,Tall Worthington,3 Main St,Columbus,Franklin",
  ].join("\n"),
};
const HEADER =
  "store_slug,observed_at,source_kind,source_url,external_id,name,brand,category,strain,menu,size_label,thc_pct_min,price_cents,sale_price_cents,sale_conditions";

interface MenuOf {
  at?: number;
  /** Items whose price is another; below zero, cheaper. */
  dearer?: number;
  items?: number;
  first?: number;
  category?: string;
}

/** A menu of a store; the links are one store's, whoever lists them. */
function menuOf(store: string, more: MenuOf = {}): { text: string } {
  const { at = NOW - HOUR_MS, dearer = 0, items = 4, first = 0, category = "flower" } = more;
  const lines = Array.from({ length: items }, (_, place) => {
    const id = `${category}-${String(first + place)}`;
    const cents = 4_000 + place * 10 + (place < Math.abs(dearer) ? Math.sign(dearer) * 500 : 0);
    const link = `https://tall.example/columbus/${id}`;
    return `${store},${new Date(at).toISOString()},store_file,${link},${id},Item ${id},Oak Works,${category},Blue Dream,rec,3.5g,20,${String(cents)},${String(cents - 800)},none`;
  });
  return { text: [HEADER, ...lines].join("\n") };
}

describeOnFasterEngine("two stores with one menu", (database) => {
  const db = () => database().db;
  const site = () => siteOn(db(), { now: () => NOW });
  const context = () => ({ db: db(), now: () => NOW, progress: () => undefined });
  const counts = async () => {
    const { table } = await getJson(site(), "/api/deals", DealsSchema);
    const { topFlower, topDeals } = await getJson(site(), "/api/statistics", StatisticsSchema);
    const trends = await getJson(site(), "/api/trends", TrendsSchema);
    return {
      deals: offerCount(table),
      stores: topFlower[0]?.count,
      top: new Set(topDeals.flatMap(({ flower }) => flower ?? []).map(({ storeName }) => storeName))
        .size,
      seen: trends.offers.at(-1),
    };
  };
  const twins = async () => {
    const all = await getJson(site(), "/api/stores", StoresSchema);
    return all.flatMap(({ slug, twinOf }) => (twinOf === null ? [] : [[slug, twinOf]]));
  };
  const bring = (store: string, more: MenuOf = {}) => importing(db(), menuOf(store, more));

  beforeEach(async () => {
    await importing(db(), STORES);
  });

  it.each([
    ["columbus", "columbus-west"],
    ["columbus-west", "columbus"],
  ])("counts once, whether %s or %s came in first", async (first, second) => {
    await bring(first);
    const alone = await counts();
    const { warnings, dealsQueued } = await bring(second);
    expect(await counts()).toEqual(alone);
    expect(await twins()).toEqual([["columbus-west", "columbus"]]);
    expect(dealsQueued).toBe(second === "columbus" ? 4 : 0);
    const said = warnings.map(({ reason }) => reason).join("\n");
    expect(said).toContain("npm run admin -- store same columbus-west columbus");
    expect(said).toContain("npm run admin -- store separate columbus-west columbus");
  });

  it("counts as the store that is in the state's list, whatever its slug", async () => {
    await bring("worthington");
    await bring("columbus");
    expect(await twins()).toEqual([["columbus", "worthington"]]);
  });

  it("of two listed stores is not to be joined: the import names the commands that work for them", async () => {
    await importing(db(), {
      text: [
        "license,slug,name,address,city,county",
        "OH-W-8,columbus,Tall Columbus,1 Main St,Columbus,Franklin",
      ].join("\n"),
    });
    await bring("columbus");
    const { warnings } = await bring("worthington");
    const said = warnings.map(({ reason }) => reason).join("\n");
    expect(said).not.toContain("store same");
    expect(said).toContain("npm run admin -- store separate worthington columbus");
    expect(said).toContain("npm run import -- --undo ID");
    await separateStore.run(context(), { one: "worthington", other: "columbus" });
    expect(await twins()).toEqual([]);
  });

  it("is shown on both, with the reason", async () => {
    await bring("columbus");
    await bring("columbus-west");
    const { table } = await getJson(site(), "/api/menus", AllMenusSchema);
    const all = Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
    const notes = all.map((offer) => [
      offer.store.slug,
      offerNotes(inEpochMs(offer), NOW).some(({ text }) =>
        text.startsWith("May be another store’s menu"),
      ),
    ]);
    expect(new Set(notes.map((each) => each.join(" ")))).toEqual(
      new Set(["columbus false", "columbus-west true"]),
    );
  });

  it("rings once", async () => {
    const { site: phones, phoneWith, outbox } = alertedImports(db);
    await phoneWith(await phones(), [ruleOf()]);
    await bring("columbus");
    const before = await outbox();
    await bring("columbus-west");
    expect(await outbox()).toEqual(before);
  });

  it("stays one menu while only one of the two is of today", async () => {
    const yesterday = { at: NOW - DAY_MS };
    await bring("columbus", yesterday);
    await bring("columbus-west", { at: yesterday.at + 5 * 60_000 });
    expect(await bring("columbus-west", { dearer: 2 })).toMatchObject({ dealsQueued: 0 });
    expect(await twins()).toEqual([["columbus-west", "columbus"]]);
    await bring("columbus", { dearer: 2, at: NOW - HOUR_MS - 60_000 });
    expect(await twins()).toEqual([["columbus-west", "columbus"]]);
  });

  describe("is none, and both count,", () => {
    const both = { deals: 8, stores: 2, top: 2, seen: 8 };

    it("once a single row differs", async () => {
      await bring("columbus");
      await bring("columbus-west", { dearer: 1 });
      expect(await twins()).toEqual([]);
      expect(await counts()).toEqual(both);
    });

    it("where rows have no link or no id, which would prove it", async () => {
      await bring("columbus");
      const text = menuOf("columbus-west").text.replaceAll(/https:\S+?,/g, ",");
      await importing(db(), { text });
      expect(await twins()).toEqual([]);
    });

    it("where one has another category, too: the smaller is the one that adds nothing", async () => {
      await bring("columbus");
      await bring("columbus-west");
      await bring("columbus-west", { category: "vape" });
      expect(await twins()).toEqual([["columbus", "columbus-west"]]);
      await bring("columbus", { category: "vape", dearer: 1 });
      expect(await twins()).toEqual([]);
    });

    it("when the operator says so, until it is one again", async () => {
      await bring("columbus");
      await bring("columbus-west");
      await separateStore.run(context(), { one: "columbus-west", other: "columbus" });
      expect(await counts()).toEqual(both);
      expect((await bring("columbus-west")).warnings).toEqual([]);
    });
  });

  it("is joined when the operator says that it is one store", async () => {
    await bring("columbus-west");
    await bring("worthington");
    const alone = await counts();
    const both = { one: "columbus-west", other: "worthington" };
    expect(await sameStore.run(context(), both)).toEqual({
      kept: "worthington",
      merged: "columbus-west",
    });
    expect(await twins()).toEqual([]);
    expect(await counts()).toEqual(alone);
    expect(await bring("columbus-west")).toMatchObject({ store: "worthington", unchanged: 4 });
    await expect(sameStore.run(context(), both)).rejects.toThrow(CommandError);
  });

  describe("joined with another,", () => {
    const join = async () => {
      await bring("columbus-west", { at: NOW - DAY_MS });
      await bring("worthington", { at: NOW - DAY_MS });
      await sameStore.run(context(), { one: "columbus-west", other: "worthington" });
    };

    it("leads to the store that stayed, by its address and in the list of stores", async () => {
      await join();
      const menu = await getJson(site(), "/api/menus/columbus-west", StoreMenuSchema);
      expect(menu.store).toMatchObject({ slug: "worthington", formerSlugs: ["columbus-west"] });
      expect(offerCount(menu.table)).toBe(4);
      const stores = await getJson(site(), "/api/stores", StoresSchema);
      expect(stores.map(({ slug, formerSlugs }) => [slug, formerSlugs])).toEqual([
        ["columbus", []],
        ["worthington", ["columbus-west"]],
      ]);
      const page = siteOn(db(), { now: () => NOW, dist: builtPage() });
      const opened = await page.request("/dispensary-menus?store=columbus-west");
      expect(opened.status).toBe(200);
      expect(readDocument(await opened.text()).canonical).toMatch(/\?store=worthington$/);
    });

    it("still rings for whoever has an alert for it", async () => {
      const { phoneWith, outbox } = alertedImports(db);
      await join();
      const phones = phonesOf(site());
      const store = { slug: "columbus-west", name: "Tall West" };
      await phoneWith(phones, [ruleOf({ store })]);
      await bring("worthington", { dearer: -1 });
      expect(await outbox()).toHaveLength(1);
    });

    it("is not made anew by a list, and no new store takes its address", async () => {
      await join();
      const { rejected } = await importing(db(), STORES);
      expect(rejected).toMatchObject([
        { row: 3, field: "slug", reason: expect.stringContaining("joined with worthington") },
      ]);
      const name = [
        "license,slug,name,address,city,county",
        "OH-W-7,,Columbus,9 High St,West,Franklin",
      ];
      await importing(db(), { text: name.join("\n") });
      const stores = await getJson(site(), "/api/stores", StoresSchema);
      expect(stores.map(({ slug }) => slug)).not.toContain("columbus-west");
    });
  });

  it("is two again when the import of the one that counts is undone", async () => {
    await bring("columbus-west");
    const before = await publicAnswers(db());
    const { importId } = await bring("columbus");
    await undoImport(db(), importId ?? 0, NOW);
    expect(await publicAnswers(db())).toEqual(before);
  });
});

describeOnFasterEngine("a store that stands twice", (database) => {
  const db = () => database().db;
  const LIST = {
    text: [
      "objectid,license,dba,business,street,city,zip,county,lat,lon,phone",
      '8,OH-B-1,Bloom Gardens,"Bloom Gardens, LLC",1361 George Rd,Columbus,43228,Franklin,39.92,-83.11,',
      '157,OH-B-2,Bloom Gardens,"Bloom Gardens, LLC",1546 Lock Rd,Columbus,43207,Franklin,39.93,-82.96,',
    ].join("\n"),
  };
  const commands = (warnings: readonly { reason: string }[]) =>
    warnings.flatMap(({ reason }) => reason.match(/store link \S+ \S+ \([^)]+\)/g) ?? []);
  const expected = [
    "store link bloom:columbus-west bloom-gardens-columbus (1361 George Rd)",
    "store link bloom:columbus-west bloom-gardens-columbus-lock (1546 Lock Rd)",
  ];

  it("is suspected by the import of its menu, with the command for each of the list", async () => {
    await importing(db(), LIST);
    expect(commands((await importing(db(), "bloom.json")).warnings)).toEqual(expected);
    expect(commands((await importing(db(), "bloom.json")).warnings)).toEqual(expected);
  });

  it("is suspected by the import of the list, when that comes later", async () => {
    await importing(db(), "bloom.json");
    expect(commands((await importing(db(), LIST)).warnings)).toEqual(expected);
  });
});
