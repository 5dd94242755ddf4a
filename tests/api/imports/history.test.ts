import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { historyOf, importing, menuOf, NOW, offerOf } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("the import of menus", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  describe("over time", () => {
    it("keeps history as changes", async () => {
      const days: [number, number][] = [
        [-4, 3_000],
        [-3, 3_000],
        [-2, 2_500],
        [-1, 3_000],
      ];
      for (const [day, price] of days) {
        await importing(db(), menuOf(NOW + day * DAY_MS, { Fog: price }));
      }
      expect(await historyOf(db(), "Fog")).toEqual([
        [-4, 3_000],
        [-2, 2_500],
        [-1, 3_000],
      ]);
    });

    it("knows the median of the days before, weighted by days, and none on the first", async () => {
      await importing(db(), menuOf(NOW - 10 * DAY_MS, { Fog: 3_000 }));
      expect(await offerOf(db(), "Fog")).toMatchObject({ median30DaysCents: null });
      await importing(db(), menuOf(NOW - 3 * DAY_MS, { Fog: [3_000, 2_000] }));
      await importing(db(), menuOf(NOW, { Fog: 2_500 }));
      // Seven days at $30 against three at $20.
      expect(await offerOf(db(), "Fog")).toMatchObject({ median30DaysCents: 3_000 });
    });

    it("lays the median between two prices that stood equally long", async () => {
      await importing(db(), menuOf(NOW - 4 * DAY_MS, { Fog: 3_000 }));
      await importing(db(), menuOf(NOW - 2 * DAY_MS, { Fog: 2_000 }));
      await importing(db(), menuOf(NOW, { Fog: 2_100 }));
      expect(await offerOf(db(), "Fog")).toMatchObject({ median30DaysCents: 2_500 });
    });

    it("forgets for the median what is more than 30 days back", async () => {
      await importing(db(), menuOf(NOW - 200 * DAY_MS, { Fog: 9_000 }));
      await importing(db(), menuOf(NOW - 30 * DAY_MS, { Fog: 3_000 }));
      await importing(db(), menuOf(NOW, { Fog: 2_900 }));
      expect(await offerOf(db(), "Fog")).toMatchObject({ median30DaysCents: 3_000 });
    });

    it("lets an older file add to the history, never to the present", async () => {
      await importing(db(), menuOf(NOW - 3 * DAY_MS, { Fog: 3_000 }));
      await importing(db(), menuOf(NOW, { Fog: 3_000 }));
      const late = menuOf(NOW - DAY_MS, { Fog: 2_000 });
      expect(await importing(db(), late)).toMatchObject({ created: 0, changed: 1 });
      expect(await offerOf(db(), "Fog")).toMatchObject({
        priceCents: 3_000,
        observedAt: new Date(NOW),
      });
      expect(await historyOf(db(), "Fog")).toEqual([
        [-3, 3_000],
        [-1, 2_000],
        [0, 3_000],
      ]);
      expect(await importing(db(), late)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    });
  });

  describe("that is a full snapshot", () => {
    it("marks what it lacks as missing, once, and takes it back when it is there again", async () => {
      await importing(db(), menuOf(NOW - 2 * DAY_MS, { Fog: 3_000, Mist: 3_100 }));
      const full = { full: true };
      const lacking = menuOf(NOW - DAY_MS, { Fog: 3_000 });
      expect(await importing(db(), lacking, full)).toMatchObject({ missing: 1, unchanged: 1 });
      expect(await importing(db(), lacking, full)).toMatchObject({ missing: 0, changed: 0 });
      expect(await offerOf(db(), "Mist")).toMatchObject({ missingSince: new Date(NOW - DAY_MS) });
      await importing(db(), menuOf(NOW, { Mist: 3_100 }));
      expect(await offerOf(db(), "Mist")).toMatchObject({ missingSince: null });
    });

    it("may say so itself, and leaves other stores alone", async () => {
      await importing(db(), "menu.csv");
      await importing(db(), "bloom.json");
      expect(await importing(db(), "menu.json")).toMatchObject({ missing: 2, created: 1 });
    });
  });
});
