import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, it } from "vitest";
import { announcements } from "../../../server/db/schema/announcements.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import { TABLES } from "../../support/database/everyColumn.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const row = { text: "Hello", createdAt: new Date(Date.UTC(2026, 10, 20)) };

describeOnEachEngine("the database", (database) => {
  it("keeps what a transaction wrote", async () => {
    await database().db.transaction(async (tx) => {
      await tx.insert(announcements).values(row);
    });
    expect(await database().db.select().from(announcements)).toMatchObject([row]);
  });

  it("keeps nothing of a transaction that failed", async () => {
    const failed = database().db.transaction(async (tx) => {
      await tx.insert(announcements).values(row);
      throw new Error("half-way");
    });
    await expect(failed).rejects.toThrow("half-way");
    expect(await database().db.select().from(announcements)).toEqual([]);
  });

  it("has the tables that the code knows, and no others", async () => {
    const found = await queryRows(
      database().db,
      v.object({ name: v.string() }),
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual([...TABLES.keys()].toSorted());
  });
});
