import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { withSnapshot } from "../../../server/operations/backup/readDatabase.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { storeAliases, stores } from "../../../server/db/schema/stores.ts";
import { backUp, restoredOnPglite, restoredOnPostgres } from "../../support/backup/places.ts";
import { putHardRows } from "../../support/backup/hardRows.ts";
import { allRows, constraintsOf, countersOf } from "../../support/backup/rowsOf.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { publicAnswers } from "../../support/data/publicAnswers.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { TABLES } from "../../support/database/everyColumn.ts";
import {
  describeOnEachEngine,
  describeOnFasterEngine,
  describeOnPglite,
  type TestDatabase,
} from "../../support/database/testDatabase.ts";

const serverUrl = inject("postgresUrl");

/** What comes of it on the other engine, where there are two. */
async function restored({ engine }: TestDatabase, file: string) {
  return engine === "postgres" || serverUrl === null
    ? await restoredOnPglite(file)
    : await restoredOnPostgres(file, serverUrl);
}

describeOnEachEngine("a backup", (database) => {
  it("brings every row of every table to the other engine, value by value", async () => {
    const { db } = database();
    await putHardRows(db);
    await db.execute(sql`select setval('imports_id_seq', 41), setval('offers_id_seq', 7)`);
    const rows = await allRows(db);
    expect(Object.keys(rows)).toEqual([...TABLES.keys()].sort());
    expect(Object.values(rows).filter(({ length }) => length !== 2)).toEqual([]);
    const copy = await restored(database(), await backUp(db));
    expect(await allRows(copy)).toEqual(rows);
    expect(await countersOf(copy)).toEqual(await countersOf(db));
    expect(await constraintsOf(copy)).toEqual(await constraintsOf(db));
  });

  it("is of one moment, whatever is written while it is made", async () => {
    const { db, engine } = database();
    const storeId = await rowsIn(db).store({ slug: "early" });
    const writes: Promise<unknown>[] = [];
    const seen: string[] = [];
    await withSnapshot(db, async ({ parts }) => {
      let table = "";
      for await (const part of parts) {
        if (writes.length === 0) {
          const writing = db.transaction(async (tx) => {
            await tx.insert(storeAliases).values({ alias: "late", storeId });
            await tx
              .insert(stores)
              .values({ slug: "late", name: "Late", createdAt: new Date(NOW) });
          });
          writes.push(writing);
          // On PGlite it has to wait until the backup is made.
          if (engine === "postgres") await writing;
        }
        if (part.kind === "table") ({ table } = part);
        if (part.kind === "rows" && part.lines.includes("late")) seen.push(table);
      }
    });
    await Promise.all(writes);
    expect(seen).toEqual([]);
    expect(await db.$count(stores)).toBe(2);
  });
});

describeOnFasterEngine("a backup made while menus come in", (database) => {
  it("answers every public address with the same bytes as the site did at its moment", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    /** What the site has answered after so many imports. */
    const answers: Record<string, string>[] = [];
    const importNext = async () => {
      const count = await db.$count(imports);
      await importing(db, menuOf(NOW - DAY_MS + count * MINUTE_MS, { Fog: 3_000 + count }));
      answers[count + 1] = await publicAnswers(db, NOW);
    };
    await importNext();
    const backup = { isMade: false };
    const backingUp = backUp(db).finally(() => (backup.isMade = true));
    // Menus come in from before the backup begins until after it has ended.
    do await importNext();
    while (!backup.isMade);
    const copy = await restored(database(), await backingUp);
    expect(await publicAnswers(copy, NOW)).toEqual(answers[await copy.$count(imports)]);
  });
});

describeOnPglite("a restored database", (database) => {
  it("answers every public address with the same bytes", async () => {
    const { db } = database();
    for (const file of ["stores.csv", "menu.csv", "menu.json"]) await importing(db, file);
    const answers = await publicAnswers(db, NOW);
    expect(Object.values(answers).some((answer) => answer.includes("priceCents"))).toBe(true);
    expect(await publicAnswers(await restored(database(), await backUp(db)), NOW)).toEqual(answers);
  });
});
