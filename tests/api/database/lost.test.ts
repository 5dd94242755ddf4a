import { sql } from "drizzle-orm";
import { expect, inject, it, onTestFinished } from "vitest";
import * as v from "valibot";
import { openDatabase } from "../../../server/db/database.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";

const PidSchema = v.object({ pid: v.number() });

const serverUrl = inject("postgresUrl");

it.skipIf(serverUrl === null)(
  "a connection to PostgreSQL that breaks within a transaction ends that, and not the process",
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
    onTestFinished(async () => {
      await close();
      await drop();
    });
    const broken = db.transaction(async (tx) => {
      const [own] = await queryRows(tx, PidSchema, sql`select pg_backend_pid() as pid`);
      // By another connection, as when the whole server ends.
      await db.execute(sql`select pg_terminate_backend(${own?.pid}, 5000)`);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await queryRows(db, PidSchema, sql`select pg_backend_pid() as pid`)).toHaveLength(1);
  },
);
