import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#domain/time/spans.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { importing, menuOf, NOW, offerOf } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,strain,menu,size_label,thc_pct_min,price_cents";
const row = (name: string, strain: string, thc: string) =>
  `OH-T-1,${new Date(NOW).toISOString()},store_file,${name},Oak Works,flower,${strain},rec,3.5g,${thc},3000`;
const fileOf = (...rows: string[]) => ({ text: [HEADER, ...rows].join("\n") });

describeOnFasterEngine("a corrected file about the same moment", (database) => {
  const db = () => database().db;
  const remarks = (warnings: readonly { row: number | null; field: string; reason: string }[]) =>
    warnings.map(({ row: line, field, reason }) => `${String(line)} ${field} ${reason}`);

  beforeEach(async () => {
    await importing(db(), "stores.csv");
  });

  it("says which of its rows were not taken, why, and how the file comes in whole", async () => {
    const first = await importing(db(), menuOf(NOW, { Fog: 3_000, Mist: 3_100, Dew: 3_200 }));
    const corrected = menuOf(NOW, { Fog: 2_400, Mist: 3_100, Dew: 3_600 });
    const second = await importing(db(), corrected);
    expect(second).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
    const [one, two] = [String(first.importId), String(second.importId)];
    const why = `is not taken: import ${one} (made-up) says $30.00 of the same moment, this row $24.00, and of two prices at one moment the dearer counts`;
    const undoAll = `npm run import -- --undo ${two}, then npm run import -- --undo ${one}`;
    expect(remarks(second.warnings)).toEqual([
      `2 price_cents ${why}`,
      `null observed_at is a moment of which another import says otherwise, so 1 row was not taken; if this file is right: ${undoAll}, then import again what is right of them`,
    ]);
    await undoImport(db(), second.importId ?? 0, NOW);
    await undoImport(db(), first.importId ?? 0, NOW);
    expect((await importing(db(), corrected)).warnings).toEqual([]);
    expect(await offerOf(db(), "Fog")).toMatchObject({ priceCents: 2_400 });
  });

  it("says so in a dry run, too, and names only imports that are there", async () => {
    const first = await importing(db(), menuOf(NOW, { Fog: 3_000 }));
    const later = await importing(db(), menuOf(NOW + 1, { Fog: 3_300 }));
    const tried = await importing(db(), menuOf(NOW, { Fog: 2_400 }), { dryRun: true });
    const [one, two] = [String(first.importId), String(later.importId)];
    expect(remarks(tried.warnings).at(-1)).toMatch(
      new RegExp(
        `if this file is right: npm run import -- --undo ${two}, then npm run import -- --undo ${one}, then import this file, and again what is right of them$`,
      ),
    );
  });

  it("names another way in where the first import can no longer be undone", async () => {
    await importing(db(), menuOf(NOW, { Fog: 3_000 }));
    await db()
      .update(imports)
      .set({ settledAt: new Date(NOW) });
    const { warnings } = await importing(db(), menuOf(NOW, { Fog: 2_400 }));
    expect(remarks(warnings).at(-1)).toMatch(
      /: import it with a later moment \(--observed-at TIME\)/,
    );
    const again = await importing(db(), menuOf(NOW, { Fog: 2_400 }), { observedAt: NOW + 1_000 });
    expect(again).toMatchObject({ changed: 1, warnings: [] });
  });

  it("names what else was not taken of rows with the same price", async () => {
    await importing(db(), fileOf(row("Fog", "Blue Dream", "20"), row("Mist", "Blue Dream", "20")));
    const given = { Fog: "21", Mist: "22" };
    const { warnings } = await importing(
      db(),
      fileOf(row("Fog", "Blue Dream", given.Fog), row("Mist", "Blue Dream", given.Mist)),
    );
    const said = remarks(warnings);
    for (const [line, name] of [
      [2, "Fog"],
      [3, "Mist"],
    ] as const) {
      const isTaken = (await offerOf(db(), name)).thcPctMin === Number(given[name]);
      expect(said.some((each) => each.startsWith(`${String(line)} thc_pct_min is not taken`))).toBe(
        !isTaken,
      );
    }
  });

  it("names a product's words that were not taken", async () => {
    const strains = ["Blue Dream", "Gelato", "Sour Diesel", "Trainwreck"];
    const notes: string[] = [];
    for (const strain of strains) {
      const { warnings } = await importing(db(), fileOf(row("Fog", strain, "20")));
      notes.push(...remarks(warnings).filter((each) => each.startsWith("2 strain is not taken")));
    }
    // Of four words of one moment one counts, and whichever it is: the others lost when they came in, or later.
    expect(notes.length).toBeGreaterThan(0);
  });

  it("says nothing of a file about another moment, nor of the same file again", async () => {
    const file = menuOf(NOW, { Fog: 3_000, Mist: 3_100 });
    await importing(db(), menuOf(NOW - DAY_MS, { Fog: 2_000 }));
    await importing(db(), file);
    expect((await importing(db(), file)).warnings).toEqual([]);
    expect((await importing(db(), menuOf(NOW - DAY_MS, { Mist: 2_000 }))).warnings).toEqual([]);
  });
});
