import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openDatabase, type Database } from "../../../server/db/database.ts";
import { contestVotes } from "../../../server/db/schema/contests.ts";
import { feedback } from "../../../server/db/schema/feedback.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { wishes } from "../../../server/db/schema/wishlist.ts";
import { backUp } from "../../support/backup/places.ts";
import { contestIn, entrantAt, votersIn, votingPhone } from "../../support/community/contests.ts";
import { message, writer } from "../../support/community/feedback.ts";
import { eventIn, reservingPhone } from "../../support/community/reservations.ts";
import { wish, wishingPhone } from "../../support/community/wishlist.ts";
import { importing } from "../../support/data/importing.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { protocolOf } from "../../support/identity/protocol.ts";
import { startPgBouncer } from "../../support/database/pgBouncer.ts";
import { siteOn } from "../../support/server/requests.ts";

const serverUrl = inject("postgresUrl");
const behind = serverUrl === null ? null : await createEmptyPostgres(serverUrl);
const bouncer = behind === null ? null : await startPgBouncer(behind.url);
if (bouncer === null) process.stdout.write("\nPgBouncer is unavailable: it was not tried.\n");

const opened: Database[] = [];
afterAll(async () => {
  for (const { close } of opened) await close();
  await bouncer?.stop();
  await behind?.drop();
});

describe.skipIf(bouncer === null)("through PgBouncer in transaction mode", () => {
  const place = { dataDir: "", databaseUrl: bouncer?.url ?? "" };
  const sites = () => opened.map(({ db }) => siteOn(db, { now: Date.now }));

  it("processes that start at once on an empty database have one migrate it", async () => {
    opened.push(...(await Promise.all([1, 2, 3].map(() => openDatabase(place)))));
    for (const { db } of opened) expect(await db.query.stores.findMany()).toEqual([]);
  });

  it("all that visitors write at once is there once, while menus are imported and a backup is made", async () => {
    const [first] = opened;
    if (first === undefined) throw new Error("There is no database.");
    const { db } = first;
    await importing(db, "stores.csv");
    await contestIn(db);
    const eventId = await eventIn(db, { seats: 20 }, Date.now());
    const names = Array.from({ length: 12 }, (_, index) => `v${String(index)}`);
    const tokens = await votersIn(db, names, { now: Date.now() });
    const apps = sites();

    const visits = tokens.map(async (token, index) => {
      const app = apps[index % apps.length];
      if (app === undefined) throw new Error("There is no site.");
      const name = names[index] ?? "";
      await wishingPhone(app, token, Date.now).send(wish({ note: name }));
      expect(await votingPhone(app, token).vote("r1-d1-1", entrantAt(0, 1))).toBe(204);
      const request = { id: crypto.randomUUID(), seats: 2, name, waitlist: true };
      expect((await reservingPhone(app, token).reserve(request)).status).toBe(201);
      expect((await writer(app, `203.0.113.${String(index)}`).send(message())).status).toBe(201);
      const { signUp, signIn } = protocolOf(app, `198.51.100.${String(index)}`);
      await signUp(`${name}@site.test`);
      await signIn(`${name}@site.test`);
    });
    const works = opened.map(({ db: each }) => importing(each, "menu.csv"));
    await Promise.all([...visits, ...works, backUp(db)]);

    expect(await db.$count(wishes)).toBe(12);
    expect(await db.$count(contestVotes)).toBe(12);
    expect(await db.$count(reservations, sql`event_id = ${eventId} and status = 'confirmed'`)).toBe(
      10,
    );
    expect(await db.$count(feedback)).toBe(12);
    expect(await db.$count(imports)).toBe(4);
  });

  it("leaves nothing behind on a connection that the next one would find", async () => {
    for (const { db } of opened) {
      const settings = await db.execute(
        sql`select name from pg_settings where source = 'session' and name not in ('client_encoding', 'application_name', 'DateStyle', 'TimeZone', 'standard_conforming_strings', 'transaction_isolation', 'transaction_read_only', 'transaction_deferrable')`,
      );
      expect(settings).toMatchObject({ rows: [] });
    }
    const held = await opened[0]?.db.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(held).toMatchObject({ rows: [] });
  });
});
