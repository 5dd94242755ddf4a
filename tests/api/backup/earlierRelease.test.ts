import { expect, inject, it } from "vitest";
import { openBackup } from "../../../server/backup/file/readBackup.ts";
import { readMigrations } from "../../../server/db/migrationFiles.ts";
import { newestMigration } from "../../../server/db/migrationSteps.ts";
import { EARLIER, restoredOnPglite, restoredOnPostgres } from "../../support/backup/places.ts";
import { allRows } from "../../support/backup/rowsOf.ts";
import { TABLES } from "../../support/database/everyColumn.ts";

const serverUrl = inject("postgresUrl");

it("a backup of an earlier release is restored into this one's tables", async () => {
  const { migration } = await openBackup(EARLIER);
  const newest = readMigrations().at(-1)?.folderMillis ?? 0;
  expect(migration).toBeLessThan(newest);
  const db =
    serverUrl === null
      ? await restoredOnPglite(EARLIER)
      : await restoredOnPostgres(EARLIER, serverUrl);
  expect(await newestMigration(db)).toBe(newest);
  const rows = await allRows(db);
  expect(Object.keys(rows)).toEqual([...TABLES.keys()].sort());
  const filled = Object.entries(rows).filter(([, { length }]) => length === 2);
  expect(filled.map(([table]) => table)).toEqual(expect.arrayContaining(["imports", "wishes"]));
  expect(rows["import_tokens"]).toEqual([]);
});
