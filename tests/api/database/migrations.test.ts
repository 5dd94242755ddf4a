import { expect, inject, it } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";

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
