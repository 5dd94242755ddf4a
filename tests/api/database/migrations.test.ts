import { sql } from "drizzle-orm";
import { expect, inject, it, onTestFinished } from "vitest";
import { splitMigrations } from "../../../server/operations/backup/fillDatabase.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { readMigrations, migrate, newestMigration } from "../../../server/db/migrations.ts";
import { createEmptyPostgres, describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { gate } from "../../support/server/gate.ts";

const serverUrl = inject("postgresUrl");

it.skipIf(serverUrl === null)("several processes may open a new PostgreSQL at once", async () => {
  const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
  const place = { dataDir: "", databaseUrl: url };
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)));
  for (const { db, close } of opened) {
    expect(await db.query.stores.findMany()).toEqual([]);
    await close();
  }
  await drop();
});

it.skipIf(serverUrl === null)(
  "a migration gives way to a release that goes on using the table, and comes through later",
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    onTestFinished(drop);
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
    onTestFinished(close);
    const next = {
      sql: ["alter table stores add column fax text"],
      hash: "next",
      folderMillis: 9e12,
      bps: true,
    };
    const all = [...readMigrations(), next];
    const [begun, end] = [gate(), gate()];
    const reading = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from stores`);
      begun.open();
      await end.opened;
    });
    await begun.opened;
    await expect(migrate(db, all, 50)).rejects.toThrow();
    expect(await db.query.stores.findMany()).toEqual([]);
    end.open();
    await reading;
    await migrate(db, all, 50);
    // Who runs the release before finds a newer database, and leaves it as it is.
    await migrate(db);
    expect(await db.execute(sql`select fax from stores`)).toMatchObject({ rows: [] });
  },
);

describeOnEachEngine("a database from before the first release", (database) => {
  it("is refused with what to do, and stays as it is", async () => {
    const { db } = database();
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    await expect(migrate(db)).rejects.toThrow(
      "This database is from before release 1.0.0, which takes none of those over. Begin with an empty one and import the menus again.",
    );
    expect(await newestMigration(db)).toBe(1);
  });
});

it("a backup from before the first release is refused, too", () => {
  expect(() => splitMigrations(1)).toThrow("The backup is from before release 1.0.0");
  expect(() => splitMigrations(9e12)).toThrow("The backup is of a newer release");
});
