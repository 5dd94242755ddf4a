import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { linkStore } from "../../../server/import/stores/storeCommands.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { fixture, importing, NOW } from "../../support/data/importing.ts";
import { useSample } from "../../support/database/sampleDatabase.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { menuFile, readSights, STORES } from "../../support/trends/menuFiles.ts";
import { expectSame, readTrends } from "../../support/trends/readTrends.ts";
import { sightsOfSample } from "../../support/trends/sampleSights.ts";

const LONG_MS = 120_000;

describeOnFasterEngine("trends and a plain script that reads the same files", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  const bring = async (file: { text: string }) => (await importing(db(), file)).importId ?? 0;
  /** Four stores in three weeks, the second without the last two stores. */
  const files = [0, 8, 15].flatMap((days, week) =>
    STORES.slice(0, week === 1 ? 2 : 4).map((store, hour) =>
      menuFile(store, NOW - days * DAY_MS - hour * HOUR_MS),
    ),
  );
  const sights = files.flatMap(readSights);

  it(
    "agree to the cent, for the state and its regions",
    async () => {
      for (const file of files) await bring(file);
      const state = await readTrends(db());
      expect(state.weeks).toEqual(["2026-W45", "2026-W46", "2026-W47"]);
      expectSame(state, sights);
      const { flower, extract } = state.categories;
      expect(flower.median.every((cents) => cents !== null && cents > 0)).toBe(true);
      expect(flower.likeForLike[0]).toBeNull();
      expect(flower.likeForLike[2]).not.toBeNull();
      expect(extract.median[1]).toBeNull();
      expect(extract.n[1]).toBeGreaterThan(0);
      for (const region of ["Northeast", "Southeast", "Central"]) {
        const ofRegion = sights.filter((sight) => sight.region === region);
        expectSame(await readTrends(db(), region), ofRegion);
      }
    },
    LONG_MS,
  );

  it(
    "agree after a day came twice, an older one after a newer, and one was taken back",
    async () => {
      const [today, , , , lastWeek, , before] = files;
      if (today === undefined || lastWeek === undefined || before === undefined)
        throw new Error("There are fewer files.");
      const all = () => readTrends(db());
      await bring(today);
      await bring(today);
      expectSame(await all(), readSights(today));
      await bring(before);
      expectSame(await all(), [today, before].flatMap(readSights));
      const between = await bring(lastWeek);
      expectSame(await all(), [today, before, lastWeek].flatMap(readSights));
      const earlier = menuFile("OH-T-1", NOW - 2 * DAY_MS);
      const undone = await bring(earlier);
      expectSame(await all(), [today, before, lastWeek, earlier].flatMap(readSights));
      await undoImport(db(), undone, NOW);
      expectSame(await all(), [today, before, lastWeek].flatMap(readSights));
      await undoImport(db(), between, NOW);
      expectSame(await all(), [today, before].flatMap(readSights));
    },
    LONG_MS,
  );

  it(
    "agree when one store came ten times a day: it weighs as much as one that came once",
    async () => {
      const often = Array.from({ length: 10 }, (_, hour) =>
        menuFile("OH-T-1", NOW - DAY_MS - hour * HOUR_MS),
      );
      const once = menuFile("OH-T-4", NOW - DAY_MS);
      for (const file of [...often, once]) await bring(file);
      const answer = await readTrends(db());
      expectSame(answer, [...often, once].flatMap(readSights));
      const alone = await readTrends(db(), "Southeast");
      expect(answer.offers[0]).toBeLessThan(3 * (alone.offers[0] ?? 0));
    },
    LONG_MS,
  );

  it(
    "agree after two stores have become one",
    async () => {
      await db()
        .insert(stores)
        .values({ slug: "pop-up", name: "Pop-up", region: "Central", createdAt: new Date(NOW) });
      const atPopUp = (at: number) => {
        const { text } = menuFile("OH-T-1", at);
        return { text: text.replace("store_license", "store_slug").replaceAll("OH-T-1", "pop-up") };
      };
      const own = [menuFile("OH-T-1", NOW - DAY_MS), menuFile("OH-T-1", NOW - 8 * DAY_MS)];
      const others = [NOW - 2 * DAY_MS, NOW, NOW - 15 * DAY_MS].map(atPopUp);
      for (const file of [...own, ...others]) await bring(file);
      const read = others.flatMap((file) =>
        readSights({ text: file.text.replace("store_slug", "store_license") }),
      );
      expectSame(await readTrends(db()), [...own.flatMap(readSights), ...read]);
      const context = { db: db(), now: () => NOW, progress: () => undefined };
      await linkStore.run(context, { alias: "pop-up", slug: await slugOf("OH-T-1") });
      const joined = [
        ...own.flatMap(readSights),
        ...read.map((sight) => Object.assign(sight, { store: "OH-T-1", region: "Northeast" })),
      ];
      expectSame(await readTrends(db()), joined);
      expectSame(await readTrends(db(), "Northeast"), joined);
      expect((await readTrends(db(), "Central")).offers).toEqual([0, 0, 0]);
    },
    LONG_MS,
  );

  it(
    "agree after a store has another region",
    async () => {
      await bring(menuFile("OH-T-1", NOW));
      await readTrends(db(), "Northeast");
      const moved = readFileSync(fixture("stores.csv"), "utf8").replace(
        "Akron,44305,Summit,41.0878,-81.4923",
        "Columbus,43215,Franklin,39.96,-83.0",
      );
      await bring({ text: moved });
      const seen = readSights(menuFile("OH-T-1", NOW));
      expectSame(await readTrends(db(), "Central"), seen);
      expectSame(await readTrends(db(), "Northeast"), []);
    },
    LONG_MS,
  );

  const slugOf = async (license: string) => {
    const [store] = await db().select().from(stores).where(eq(stores.license, license));
    return store?.slug ?? "";
  };
});

describe("trends of the sample", () => {
  const sample = useSample();

  it(
    "agree with a plain script that reads the same history, and show something",
    async () => {
      const db = sample();
      const answer = await readTrends(db);
      expect(answer.sample).toBe(true);
      expect(answer.weeks.length).toBeGreaterThan(51);
      const sights = await sightsOfSample(db);
      const last = { ...answer, weeks: answer.weeks.slice(0, 6) };
      expectSame(last, sights);
      for (const category of Object.values(answer.categories)) {
        expect(category.median.filter((cents) => cents === null)).toEqual([]);
      }
      expect(answer.availability).toHaveLength(20);
      const central = await readTrends(db, "Central");
      expect(central.categories.flower.n.at(-1)).toBeGreaterThan(100);
    },
    LONG_MS,
  );
});
