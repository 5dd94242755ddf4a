import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import { identityAccounts } from "../../../server/db/schema/accounts.ts";
import { contests } from "../../../server/db/schema/contests.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { reservationMails, reservations } from "../../../server/db/schema/reservations.ts";
import { judge } from "../../../server/operations/status/judge.ts";
import { readDatabaseFacts } from "../../../server/operations/status/factsCommand.ts";
import { schemaOfProgram } from "../../../server/operations/status/readSchema.ts";
import { senderOn } from "../../support/alerts/sending.ts";
import { insertEvent, insertParty } from "../../support/community/eventRows.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { machineOf, STATUS_NOW as NOW } from "../../support/status/facts.ts";

const at = (msAgo: number) => new Date(NOW - msAgo);

/** What is found in a database by a well machine whose clock is the database's. */
async function findingsOf(db: Db): Promise<string[]> {
  const facts = await readDatabaseFacts(db, () => NOW);
  const machine = machineOf({ schema: await schemaOfProgram() });
  const clock = { database: NOW, asked: NOW };
  // What the program ships with is older than this clock.
  const content = facts.content && { ...facts.content, taxesAsOf: "2030-01-02" };
  const database = { kind: "answered", facts: { ...facts, clock, content } } as const;
  const found = judge({ machine, database });
  return found.map(({ about, says }) => `${about}: ${says}`);
}

/** A site that is looked after: one real store, seen an hour ago. */
async function aStore(db: Db, seenMsAgo = HOUR_MS): Promise<number> {
  const rows = rowsIn(db);
  const storeId = await rows.store({ slug: "kent", name: "Kent", county: "Portage" });
  const observedAt = at(seenMsAgo);
  const offerId = await rows.offer({ storeId, observedAt, firstSeenAt: observedAt });
  await db.execute(sql`
    insert into store_weeks
    select ${storeId}, date_trunc('week', observed_at at time zone 'America/New_York')::date,
      '{}', '{}', '{}', '{}', '{}', '{}', '{}' from offers where id = ${offerId}
  `);
  return offerId;
}

describeOnEachEngine("the status of a database", (database) => {
  it("knows as of which day the table of taxes is", async () => {
    const { content } = await readDatabaseFacts(database().db, () => NOW);
    expect(content?.taxesAsOf).toBe("2026-11-25");
  });

  it("is well where a store is looked after", async () => {
    await aStore(database().db);
    expect(await findingsOf(database().db)).toEqual([]);
  });

  it("knows which stores have a menu and no taxes: without a county, unless their prices include them", async () => {
    const rows = rowsIn(database().db);
    const observedAt = at(HOUR_MS);
    for (const [slug, more] of [
      ["nowhere", { city: null }],
      ["included", { city: null, pricesIncludeTax: "yes" }],
      ["known", { county: "Portage" }],
    ] as const)
      await rows.offer({ storeId: await rows.store({ slug, ...more }), observedAt });
    const { content } = await readDatabaseFacts(database().db, () => NOW);
    const untaxed = content?.stores.filter(({ isUntaxed }) => isUntaxed);
    expect(untaxed?.map(({ slug }) => slug)).toEqual(["nowhere"]);
  });

  it("names a store whose data are old, and prices from the future", async () => {
    await aStore(database().db, 80 * HOUR_MS);
    expect(await findingsOf(database().db)).toEqual([
      expect.stringMatching(/^old-data: 1 of 1 store has .*\(kent since 2030-01-12 04:00 UTC/),
    ]);
    await database().db.execute(sql`update offers set observed_at = ${at(-HOUR_MS).toISOString()}`);
    expect(await findingsOf(database().db)).toContainEqual(
      expect.stringMatching(/^clock: Prices of 1 store are from the future/),
    );
  });

  it("names the sample for what it is, however old", async () => {
    const { db } = database();
    const rows = rowsIn(db);
    await rows.store({ sample: true });
    await db.execute(sql`update imports set sample = true`);
    expect(await findingsOf(db)).toEqual([
      expect.stringMatching(/^sample: Nothing has ever been imported/),
    ]);
  });

  it("names dead outboxes, claims that nobody gives back, and a push service that takes nothing", async () => {
    const { db } = database();
    const offerId = await aStore(db);
    const { phone, queue, inbox } = await senderOn(db);
    const alert = async (more: Parameters<typeof queue>[2]) =>
      await queue(await phone(), [offerId], { createdAt: at(2 * HOUR_MS), ...more });
    await alert({ dueAt: at(2 * HOUR_MS) });
    await alert({ dueAt: at(HOUR_MS), attempts: 1, claimedUntil: at(30 * MINUTE_MS) });
    await alert({ dueAt: at(-HOUR_MS), attempts: 3 });
    await alert({ dueAt: at(HOUR_MS), state: "failed", settledAt: at(MINUTE_MS), attempts: 1 });
    await alert({ dueAt: at(HOUR_MS), state: "failed", settledAt: at(MINUTE_MS), attempts: 1 });
    await alert({ dueAt: at(9 * HOUR_MS), state: "failed", settledAt: at(8 * HOUR_MS) });
    const found = await findingsOf(db);
    expect(found).toEqual([
      expect.stringMatching(/^alerts: 1 alert should have gone out, the oldest since .*\(2 h\)/),
      expect.stringMatching(/^alert-claims: A server that has ended had taken 1 alert/),
      expect.stringMatching(
        /^push-service: .* took 0 alerts in the last hour, refused 2 .* for 1,/,
      ),
    ]);
    expect(found[2]).toContain(`The push service ${new URL(inbox.origin).host} `);
  });

  it("names two stores with one menu until the operator has decided", async () => {
    const { db } = database();
    await aStore(db);
    const rows = rowsIn(db);
    const [kent2, lima, akron] = [
      await rows.store({ slug: "kent-2" }),
      await rows.store({ slug: "lima", license: "OH-1" }),
      await rows.store({ slug: "akron", license: "OH-2" }),
    ];
    await db.execute(sql`
      insert into store_twins values (${kent2}, (select id from stores where slug = 'kent')),
        (${lima}, ${akron})`);
    const found = await findingsOf(db);
    expect(found).toEqual([
      expect.stringMatching(
        /^twins: kent-2 .* store same kent-2 kent .* store separate kent-2 kent /,
      ),
      expect.stringMatching(/^twins: lima .* store separate lima akron /),
    ]);
    expect(found[1]).not.toContain("store same");
    await db.execute(sql`delete from store_twins`);
    expect(await findingsOf(db)).toEqual([]);
  });

  it("names mails that wait", async () => {
    const { db } = database();
    await aStore(db);
    await insertParty(db, await insertEvent(db), 1, 2);
    const [party] = await db.select().from(reservations);
    const mail = { reservationId: party?.id ?? "", kind: "promoted" as const };
    await db.insert(reservationMails).values([
      { id: randomUUID(), ...mail, createdAt: at(HOUR_MS), dueAt: at(HOUR_MS) },
      { id: randomUUID(), ...mail, createdAt: at(HOUR_MS), dueAt: at(0), settledAt: at(0) },
    ]);
    expect(await findingsOf(db)).toEqual([
      expect.stringMatching(/^mails: 1 mail should have gone out, the oldest since .*\(1 h\)/),
    ]);
    await db.update(reservationMails).set({ dueAt: at(-HOUR_MS), attempts: 3 });
    expect(await findingsOf(db)).toEqual([
      expect.stringMatching(/^mails: The mail server has not taken 1 mail,/),
    ]);
  });

  it("names what the servers should have done", async () => {
    const { db } = database();
    const offerId = await aStore(db);
    const { phone, queue } = await senderOn(db);
    await queue(await phone(), [offerId], { state: "sent", settledAt: at(9 * DAY_MS) });
    await db.insert(contests).values({
      year: 2030,
      title: "Contest",
      opensAt: at(5 * DAY_MS),
      roundMs: DAY_MS,
      divisions: ["a", "b", "c", "d"],
      createdAt: at(9 * DAY_MS),
    });
    await db.execute(sql`delete from store_weeks`);
    expect(await findingsOf(db)).toEqual([
      expect.stringMatching(/^contest: .* of 2030 has closed since .*\(4 days\)/),
      expect.stringMatching(/^pruning: .*\(2 days\)/),
      expect.stringMatching(/^weeks: The trends lack the last week of 1 store:/),
    ]);
  });

  it("names a newest import that took little, until it is taken back", async () => {
    const { db } = database();
    await aStore(db);
    await db.insert(imports).values({
      format: "csv",
      fileName: "bad.csv",
      sha256: "1",
      summary: { read: 4, rejected: [{}, {}, {}] },
      importedAt: at(MINUTE_MS),
    });
    expect(await findingsOf(db)).toEqual([
      expect.stringMatching(/^import: The newest import, \d+ of bad.csv .* took 1 of 4 rows/),
    ]);
    await db.execute(sql`update imports set undone_at = now() where file_name = 'bad.csv'`);
    expect(await findingsOf(db)).toEqual([]);
  });

  it("counts the accounts for which a missing key has signed", async () => {
    const { db } = database();
    const then = at(HOUR_MS);
    const times = { passwordChangedAt: then, createdAt: then, lastSignInAt: then };
    await db
      .insert(identityAccounts)
      .values({ uid: "u", email: "a@example.org", passwordHash: "", ...times });
    const { content } = await readDatabaseFacts(db, () => NOW);
    expect(content?.accounts).toBe(1);
  });

  it("looks into tables of its own release only", async () => {
    const { db } = database();
    const ours = await schemaOfProgram();
    const set = (moment: number) =>
      db.execute(sql`
        update drizzle.__drizzle_migrations set created_at = ${moment}
        where id = (select max(id) from drizzle.__drizzle_migrations)
      `);
    try {
      await set(ours + 1);
      expect(await readDatabaseFacts(db, () => NOW)).toMatchObject({
        schema: ours + 1,
        content: null,
      });
    } finally {
      await set(ours);
    }
  });
});
