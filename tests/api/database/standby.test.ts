import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as v from "valibot";
import { StoresSchema } from "#domain/stores/stores.ts";
import { announce } from "../../../server/community/announcements.ts";
import { openDatabase, type Database, type Db } from "../../../server/db/database.ts";
import { bumpDataVersion, watchDataVersion } from "../../../server/db/dataVersion.ts";
import { readStandby, type StandbyReads } from "../../../server/db/publicReads.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { startStandby } from "../../support/database/standby.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

const serverUrl = inject("postgresUrl");
const created = serverUrl === null ? null : await createEmptyPostgres(serverUrl);
const standby = serverUrl === null ? null : await startStandby(serverUrl);
if (standby === null)
  process.stdout.write("\nNo standby could be made: reading from one was not tried.\n");

describe.skipIf(standby === null)("with a standby for what all visitors read", () => {
  let primary: Database;
  let reads: StandbyReads;
  beforeAll(async () => {
    const databaseUrl = created?.url ?? "";
    primary = await openDatabase({ dataDir: "", databaseUrl });
    await standby?.resume();
    reads = readStandby(primary.db, standby?.urlOf(databaseUrl) ?? "");
  });
  afterAll(async () => {
    await reads.close();
    await primary.close();
    await standby?.stop();
    await created?.drop();
  });

  const anyState = () => Promise.resolve(true);
  const isStandby = async (db: Db) => {
    const [row] = await queryRows(
      db,
      v.object({ standby: v.boolean() }),
      sql`select pg_is_in_recovery() as standby`,
    );
    return row?.standby;
  };
  const addStore = async (slug: string) => {
    await rowsIn(primary.db).store({ slug });
    await bumpDataVersion(primary.db);
  };
  const site = () => {
    const { db } = primary;
    return siteOn(db, { reads: reads.read, dataVersion: watchDataVersion(db) });
  };
  const slugs = async () =>
    (await getJson(site(), "/api/stores", StoresSchema)).map(({ slug }) => slug);

  it("answers come from it, and writes from where they are made", async () => {
    await addStore("first");
    await standby?.resume();
    expect(await reads.read(anyState, isStandby)).toBe(true);
    expect(await slugs()).toEqual(["first"]);
    const context = { db: primary.db, now: Date.now, progress: () => undefined };
    expect(await announce.run(context, { text: "Hello" })).toMatchObject({ id: 1 });
  });

  it("no answer is older than what has been seen here, however far it lags", async () => {
    await standby?.pause();
    await addStore("second");
    expect(await slugs()).toEqual(["first", "second"]);
    // It is well; it only does not have that yet.
    expect(await reads.read(anyState, isStandby)).toBe(true);
    expect(await reads.read(anyState, (db) => db.query.stores.findMany())).toHaveLength(1);
    await standby?.resume();
    expect(await reads.read(anyState, (db) => db.query.stores.findMany())).toHaveLength(2);
  });

  it("the primary answers while it is away", async () => {
    await standby?.stop();
    await addStore("third");
    expect(await slugs()).toHaveLength(3);
    expect(await reads.read(anyState, isStandby)).toBe(false);
  });
});
