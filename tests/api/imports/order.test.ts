import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { importing, NOW, offerOf } from "../../support/data/importing.ts";
import { publicAnswers } from "../../support/data/publicAnswers.ts";
import { describeOnFasterEngine, emptyTables } from "../../support/database/testDatabase.ts";
import { atScale } from "../../support/scale.ts";

/** Sets of imports that are tried. */
const RUNS = atScale(3, 100);
const LONG_MS = 120_000 + RUNS * 20_000;

const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,subcategory,strain,menu,size_label,thc_pct_min,price_cents,sale_price_cents,sale_conditions,in_stock";

/** A row as few words as it takes to contradict others: who, when, for how much. */
const row = fc.record({
  store: fc.constantFrom("OH-T-1", "OH-T-2"),
  name: fc.constantFrom("Fog", "FOG", "Mist"),
  brand: fc.constantFrom("Oak Works", "OAK works"),
  category: fc.constantFrom("flower", "flower", "vape"),
  subcategory: fc.constantFrom("", "reserve"),
  strain: fc.constantFrom("", "Blue Dream", "Some Cross"),
  size: fc.constantFrom("2.83g", "2.83 g"),
  thc: fc.constantFrom("", "22", "24.5"),
  price: fc.constantFrom(3_000, 5_000).map(Number),
  sale: fc.constantFrom(",", "2000,none", "2500,loyalty", "2600,"),
  stock: fc.constantFrom("yes", "yes", "no"),
  minute: fc.constantFrom(0, 0, 5).map(Number),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const file = fc.record({
  daysAgo: fc.constantFrom(0, 1, 2, 3, 5, 31, 40),
  full: fc.boolean(),
  rows: fc.array(row, { minLength: 1, maxLength: 3 }),
});
type MenuFile = typeof file extends fc.Arbitrary<infer Value> ? Value : never;

function contentOf({ daysAgo, rows }: MenuFile): { text: string } {
  const lineOf = (each: Row) =>
    [
      each.store,
      new Date(NOW - daysAgo * DAY_MS - each.minute * 60_000).toISOString(),
      "store_file",
      each.name,
      each.brand,
      each.category,
      each.subcategory,
      each.strain,
      "rec",
      each.size,
      each.thc,
      each.price,
      each.sale,
      each.stock,
    ].join(",");
  return { text: [HEADER, ...rows.map(lineOf)].join("\n") };
}

/** Imports the files in an order; after each, `takenBack` says whether it is undone and imported again later. */
async function importAll(db: Db, files: readonly MenuFile[], takenBack: readonly boolean[]) {
  const again: MenuFile[] = [];
  const bring = async (each: MenuFile) =>
    (await importing(db, contentOf(each), { full: each.full })).importId ?? 0;
  for (const [at, each] of files.entries()) {
    const importId = await bring(each);
    if (takenBack[at] !== true) continue;
    await undoImport(db, importId, NOW);
    again.push(each);
  }
  for (const each of again) await bring(each);
}

describeOnFasterEngine("the order of imports", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  it(
    "cannot be told from any public answer, with undone ones among them",
    async () => {
      const scenario = fc.array(file, { minLength: 2, maxLength: 5 }).chain((files) => {
        const order = fc.shuffledSubarray(
          files.map((_, at) => at),
          { minLength: files.length },
        );
        return fc.record({
          files: fc.constant(files),
          order,
          takenBack: fc.array(fc.boolean(), { minLength: files.length, maxLength: files.length }),
        });
      });
      await fc.assert(
        fc.asyncProperty(scenario, async ({ files, order, takenBack }) => {
          const answersAfter = async (work: () => Promise<void>) => {
            await emptyTables(db());
            await importing(db(), "stores.csv");
            await work();
            return await publicAnswers(db());
          };
          const straight = await answersAfter(() => importAll(db(), files, []));
          const shuffled = await answersAfter(() =>
            importAll(
              db(),
              order.flatMap((at) => files[at] ?? []),
              takenBack,
            ),
          );
          expect(shuffled).toEqual(straight);
        }),
        { numRuns: RUNS },
      );
    },
    LONG_MS,
  );

  describe("of one offer's prices", () => {
    const day = (number: number, price: number) => ({
      text: [
        HEADER,
        `OH-T-1,${new Date(NOW - (5 - number) * DAY_MS).toISOString()},store_file,Fog,Oak Works,flower,,,rec,2.83g,,${String(price)},,,yes`,
      ].join("\n"),
    });

    it("does not let an older price reach past a confirmation of the newer one", async () => {
      for (const [number, price] of [
        [1, 5_000],
        [3, 5_000],
        [5, 5_000],
        [2, 3_000],
      ] as const) {
        await importing(db(), day(number, price));
      }
      // On the days before the fifth it stood at $50, $30, $50 and $50.
      expect(await offerOf(db(), "Fog")).toMatchObject({ median30DaysCents: 5_000 });
      const product = Object.entries(await publicAnswers(db())).find(([path]) =>
        path.startsWith("products/"),
      );
      expect(
        [...(product?.[1] ?? "").matchAll(/"cents":(\d+)/g)].map(([, cents]) => cents),
      ).toEqual(["5000", "3000", "5000"]);
    });
  });

  describe("a file that brings a history", () => {
    const lines = (rows: readonly Row[]) => contentOf({ daysAgo: 0, full: false, rows: [...rows] });
    /** What was seen when: of one offer at one moment nothing but one thing. */
    const seen = fc.uniqueArray(
      fc.record({
        row: row.map((each) => Object.assign(each, { category: "flower" as const })),
        minute: fc.constantFrom(0, 5, 1_440, 2_880, 10_080, 44_640, 57_600),
      }),
      {
        minLength: 2,
        maxLength: 8,
        selector: ({ row: { store, name }, minute }) =>
          [store, name.toLowerCase(), minute].join(" "),
      },
    );
    const tried = seen.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
      ),
    );

    it("keeps each moment of an offer, whichever row comes first", async () => {
      const today: Row = {
        store: "OH-T-1",
        name: "Fog",
        brand: "Oak Works",
        category: "flower",
        subcategory: "",
        strain: "",
        size: "2.83g",
        thc: "",
        price: 5_000,
        sale: ",",
        stock: "yes",
        minute: 0,
      };
      const earlier = { ...today, price: 3_000, minute: 2_880 };
      const result = await importing(db(), lines([today, earlier]));
      expect(result).toMatchObject({ accepted: 2, created: 1, changed: 0, warnings: [] });
      expect(await offerOf(db(), "Fog")).toMatchObject({
        priceCents: 5_000,
        observedAt: new Date(NOW),
        firstSeenAt: new Date(NOW - 2_880 * 60_000),
        median30DaysCents: 3_000,
      });
      expect(await importing(db(), lines([earlier, today]))).toMatchObject({ unchanged: 1 });
      const again = await importing(db(), lines([{ ...today, price: 3_000 }, today]));
      expect(again.warnings).toMatchObject([{ row: 3, field: "row" }]);
    });

    it(
      "ends in the same answers, however it is split and in whatever order its rows and files come",
      async () => {
        await fc.assert(
          fc.asyncProperty(tried, async ([all, shuffled, cuts]) => {
            const rowsOf = (some: typeof all) =>
              some.map(({ row: each, minute }) => ({ ...each, minute }));
            await importing(db(), lines(rowsOf(all)));
            const expected = await publicAnswers(db());
            await emptyTables(db());
            await importing(db(), "stores.csv");
            let part: typeof all = [];
            for (const [at, each] of shuffled.entries()) {
              part.push(each);
              if (cuts[at] !== true && at < shuffled.length - 1) continue;
              await importing(db(), lines(rowsOf(part)));
              part = [];
            }
            expect(await publicAnswers(db())).toEqual(expected);
            await emptyTables(db());
            await importing(db(), "stores.csv");
          }),
          { numRuns: RUNS * 2 },
        );
      },
      LONG_MS,
    );
  });
});
