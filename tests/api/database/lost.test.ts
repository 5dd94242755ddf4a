import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, inject, it, onTestFinished, vi } from "vitest";
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

it.skipIf(serverUrl === null)(
  "transactions that cannot begin give their connections back",
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: url });
    const query = vi.spyOn(Client.prototype, "query").mockImplementation(() => {
      throw new Error("The connection is lost.");
    });
    // More of them than there are connections.
    for (let time = 0; time < 11; time += 1)
      await expect(db.transaction(() => Promise.resolve())).rejects.toThrow();
    query.mockRestore();
    expect(await queryRows(db, PidSchema, sql`select pg_backend_pid() as pid`)).toHaveLength(1);
    await close();
    await drop();
  },
);
