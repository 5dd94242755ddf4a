import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { NO_LINKS } from "#domain/site/siteConfig.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { queueEventAlerts } from "../../../server/alerts/queue/queueEventAlerts.ts";
import { welcome } from "../../../server/cli/reservationLines.ts";
import type { Db } from "../../../server/db/database.ts";
import { identityAccounts } from "../../../server/db/schema/accounts.ts";
import { reservationMails, reservations } from "../../../server/db/schema/reservations.ts";
import {
  checkReservation,
  listReservations,
} from "../../../server/community/reservations/commands.ts";
import { startHoldWorker, freeEndedHolds } from "../../../server/community/reservations/holds.ts";
import { sendDueMails } from "../../../server/community/reservations/mails.ts";
import { reserve as reserveNow } from "../../../server/community/reservations/reserve.ts";
import { setSeats } from "../../../server/community/reservations/changeEvent.ts";
import {
  eventIn,
  laterToken,
  reservingPhone,
  signedIn,
} from "../../support/community/reservations.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine, describeOnPglite } from "../../support/database/testDatabase.ts";
import { hostedApp } from "../../support/identity/hostedApp.ts";
import { standingClock } from "../../support/server/clock.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";

const AN_HOUR_ON = new Date(NOW + HOUR_MS).toISOString();

describeOnEachEngine("seats of an account whose e-mail nobody has confirmed", (database) => {
  /** Four seats, accounts without a confirmed e-mail, and a site that can or cannot send mail. */
  async function site(hasMailServer = true) {
    const { db } = database();
    const { now, pass } = standingClock();
    await eventIn(db, { startsAt: new Date(NOW + 4 * HOUR_MS) });
    await signedIn(db, ["ana", "bob", "cy", "dee"]);
    const app = siteOn(db, {
      now,
      siteConfig: {
        identity: hasMailServer ? { kind: "embedded", hasMailServer } : { kind: "embedded" },
        authSyncUrl: null,
        links: NO_LINKS,
        alerts: null,
      },
    });
    const phone = async (uid: string) => reservingPhone(app, await laterToken(uid, now()));
    return {
      db,
      now,
      pass,
      phone,
      reserve: async (uid: string, seats: number) =>
        await (await phone(uid)).reserve({ seats, name: uid, waitlist: true }),
      mine: async (uid: string) => (await (await phone(uid)).mine())[0],
      door: async (code = "") =>
        welcome(
          await checkReservation.run(
            { db, now, progress: () => undefined },
            { said: code, event: null },
          ),
          now(),
        ),
    };
  }
  const confirm = async (db: Db, uid: string) => {
    await db
      .update(identityAccounts)
      .set({ emailVerified: true })
      .where(eq(identityAccounts.uid, uid));
  };
  /** Who has which seats, in the order in which they came. */
  const parties = async (db: Db) => {
    const rows = await db.select().from(reservations).orderBy(asc(reservations.arrival));
    return rows.map(({ uid, status, cancelledBy, heldUntil }) => [
      uid,
      cancelledBy ?? status,
      heldUntil === null ? null : heldUntil.getTime() - NOW,
    ]);
  };

  it("are held for an hour without a ticket, and are as taken as others", async () => {
    const { reserve, mine } = await site();
    const { status, reservation } = await reserve("ana", 3);
    expect([status, reservation?.status]).toEqual([201, "confirmed"]);
    expect(reservation).toMatchObject({ heldUntil: AN_HOUR_ON, ticket: null });
    expect(await mine("ana")).toMatchObject({ heldUntil: AN_HOUR_ON, ticket: null });
    expect((await reserve("bob", 2)).reservation).toMatchObject({
      status: "waiting",
      heldUntil: null,
    });
  });

  it("stand for good once it is confirmed, also when the site hears of that after the hour", async () => {
    const { db, pass, reserve, mine } = await site();
    await reserve("ana", 2);
    await reserve("bob", 2);
    await confirm(db, "ana");
    expect(await mine("ana")).toMatchObject({ status: "confirmed", heldUntil: null });
    expect((await mine("ana"))?.ticket).toMatch(/^T1\./);
    await confirm(db, "bob");
    pass(2 * HOUR_MS);
    await reserve("cy", 1);
    expect(await parties(db)).toEqual([
      ["ana", "confirmed", null],
      ["bob", "confirmed", null],
      ["cy", "waiting", null],
    ]);
  });

  it("go after the hour to those who wait, in order and to whole parties, who have an hour from then on", async () => {
    const { db, now, pass, reserve, mine } = await site();
    await reserve("ana", 3);
    await reserve("bob", 2);
    await reserve("cy", 3);
    await reserve("dee", 1);
    await confirm(db, "bob");
    pass(HOUR_MS - 1);
    await mine("ana");
    expect((await parties(db))[0]).toEqual(["ana", "confirmed", HOUR_MS]);
    pass(1);
    expect(await mine("ana")).toMatchObject({
      status: "cancelled",
      heldUntil: AN_HOUR_ON,
      about: { cancelledBy: null },
    });
    // Cy's three do not fit, and nobody overtakes.
    expect(await parties(db)).toEqual([
      ["ana", "hold", HOUR_MS],
      ["bob", "confirmed", null],
      ["cy", "waiting", null],
      ["dee", "waiting", null],
    ]);
    await setSeats(db, "swap", { seats: 6 }, now(), queueEventAlerts);
    expect((await parties(db)).slice(2)).toEqual([
      ["cy", "confirmed", 2 * HOUR_MS],
      ["dee", "confirmed", 2 * HOUR_MS],
    ]);
  });

  it("are free for whoever reserves, gives back or counts seats after that", async () => {
    const { db, now, pass, phone, reserve } = await site();
    const held = await reserve("ana", 4);
    pass(HOUR_MS);
    const code = held.reservation?.code ?? "";
    expect((await (await phone("ana")).cancel(code)).status).toBe(404);
    expect(await parties(db)).toEqual([["ana", "hold", HOUR_MS]]);
    // Fewer seats than were held can be set, and the account may try again.
    const { taken } = await setSeats(db, "swap", { seats: 3 }, now(), queueEventAlerts);
    expect(taken).toBe(0);
    expect((await reserve("ana", 3)).reservation).toMatchObject({ status: "confirmed" });
    pass(HOUR_MS);
    expect((await reserve("bob", 3)).reservation).toMatchObject({ status: "confirmed" });
  });

  it("are freed when their hour ends, and until then nothing is looked for", async () => {
    const { db, now, pass, reserve } = await site();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      // All at once, and first: what is restored later on is the clock of this test, for all files after it.
      vi.restoreAllMocks();
      vi.useRealTimers();
    });
    // Connections to the database have timers of their own, and so may have what other files left.
    const rests: number[] = [];
    const { setTimeout: later } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation((run, ms = 0) => {
      const [, , ...callers] = new Error("where").stack?.split("\n") ?? [];
      const caller = callers.find((line) => !/node_modules\/(?:@?vitest|tinyspy)/.test(line));
      if (caller?.includes("/reservations/holds.ts")) rests.push(ms);
      return later(run, ms);
    });
    const onFreed = vi.fn();
    const log = silentLog();
    const deps = { db, now, queueAlerts: queueEventAlerts, onFreed, log, isAlone: true };
    const worker = startHoldWorker(deps);
    onTestFinished(() => worker.close());
    await reserve("ana", 4);
    await confirm(db, "bob");
    await reserve("bob", 4);
    rests.length = 0;
    worker.wake();
    await vi.waitFor(() => {
      expect(rests).toEqual([HOUR_MS]);
    });
    pass(HOUR_MS);
    rests.length = 0;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await vi.waitFor(() => {
      expect(onFreed).toHaveBeenCalledTimes(1);
    });
    await worker.close();
    expect(await parties(db)).toEqual([
      ["ana", "hold", HOUR_MS],
      ["bob", "confirmed", null],
    ]);
    expect(rests).toEqual([]);
    expect(log.errors).toEqual([]);
  });

  it("are never given twice when their hour ends in a rush", async () => {
    const { db, now, pass, reserve } = await site();
    await setSeats(db, "swap", { seats: 7 }, now(), queueEventAlerts);
    await reserve("ana", 3);
    await reserve("bob", 4);
    await reserve("cy", 2);
    pass(HOUR_MS);
    const people = Array.from({ length: 20 }, (_, each) => `p${String(each)}`);
    const asking = people.map((uid) =>
      reserveNow(db, {
        uid,
        request: { id: randomUUID(), event: "swap", seats: 2, name: uid, waitlist: true },
        now: now(),
        mayWrite: () => Promise.resolve(true),
        isUnproven: true,
        queueAlerts: queueEventAlerts,
      }),
    );
    await Promise.all([
      ...asking,
      ...[1, 2, 3].map(() => freeEndedHolds(db, now(), queueEventAlerts)),
    ]);
    const rows = await db.select().from(reservations).orderBy(asc(reservations.arrival));
    const confirmed = rows.filter(({ status }) => status === "confirmed");
    // Cy waited first, then two of those who came: one seat is too few for the next.
    expect(confirmed.map(({ arrival, seats }) => [arrival, seats])).toEqual([
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
    expect(rows.filter(({ cancelledBy }) => cancelledBy === "hold")).toHaveLength(2);
  });

  it("let nobody in at the door before it is confirmed", async () => {
    const { db, reserve, door } = await site();
    const { reservation } = await reserve("ana", 3);
    await expect(door(reservation?.code)).rejects.toMatchObject({
      message: expect.stringMatching(/^ana, 3 seats: only held until .+ not confirmed\.$/),
      exitCode: 2,
    });
    const list = await listReservations.run(
      { db, now: () => NOW, progress: () => undefined },
      { event: "swap" },
    );
    expect(list.parties).toMatchObject([{ name: "ana", heldUntil: AN_HOUR_ON }]);
    await confirm(db, "ana");
    expect(await door(reservation?.code)).toMatch(/^ana, 3 seats, checked in/);
  });

  it("are named in the mail to whoever moves up as what they are", async () => {
    const { db, now, pass, reserve } = await site();
    await reserve("ana", 4);
    await reserve("bob", 2);
    pass(HOUR_MS);
    await reserve("cy", 1);
    const sendMail = vi.fn(() => Promise.resolve());
    const deps = { db, sendMail, siteOrigin: () => "https://site.test", now, log: silentLog() };
    expect(await sendDueMails(deps, () => false)).toBe(1);
    expect(await db.select().from(reservationMails)).toHaveLength(1);
    expect(sendMail).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        to: "bob@example.org",
        text: expect.stringContaining("held for you until"),
      }),
    );
  });

  it("are the account's own where the site cannot send mail, and those that were made before this rule stay so", async () => {
    const { db, pass, reserve, mine } = await site(false);
    expect((await reserve("ana", 2)).reservation).toMatchObject({ heldUntil: null });
    await reserve("bob", 2);
    await reserve("cy", 2);
    pass(30 * MINUTE_MS);
    expect((await mine("ana"))?.ticket).toMatch(/^T1\./);
    pass(2 * HOUR_MS);
    await mine("bob");
    expect(await parties(db)).toEqual([
      ["ana", "confirmed", null],
      ["bob", "confirmed", null],
      ["cy", "waiting", null],
    ]);
  });
});

describeOnPglite("seats of a hosted account whose e-mail is not confirmed", (database) => {
  it("are held until a token says that it is", async () => {
    const { db } = database();
    const { app, provider, token } = await hostedApp(db);
    await eventIn(db);
    if (provider.state.user !== null) provider.state.user.emailVerified = false;
    const phone = reservingPhone(app, await token());
    expect((await phone.reserve()).reservation).toMatchObject({ heldUntil: AN_HOUR_ON });
    expect(await phone.mine()).toMatchObject([{ heldUntil: AN_HOUR_ON, ticket: null }]);
    const proven = reservingPhone(app, await token({ email_verified: true }));
    expect(await proven.mine()).toMatchObject([{ heldUntil: null, status: "confirmed" }]);
  });
});
