import { once } from "node:events";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import {
  cancelEventForAll,
  setEventSeats,
} from "../../../server/operations/control/alertingCommands.ts";
import type { Command } from "../../../server/db/command.ts";
import { alertDevices, alerts } from "../../../server/db/schema/alerts.ts";
import { events } from "../../../server/db/schema/events.ts";
import { reservationMails } from "../../../server/db/schema/reservations.ts";
import { createMail } from "../../../server/accounts/mail.ts";
import { sendDueMails, startMailWorker } from "../../../server/community/reservations/mails.ts";
import { decrypt } from "../../support/alerts/pushInbox.ts";
import { AWAKE, senderOn } from "../../support/alerts/sending.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import { silentLog } from "../../support/server/requests.ts";

/** A mail server on this machine that keeps what it takes, and refuses while it is told to. */
async function smtpSink() {
  const mails: string[] = [];
  const state = { isAway: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.isAway) {
          done(new Error("come back later"));
          return;
        }
        mails.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(async () => {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
  const address = server.server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const mail = { smtpUrl: `smtp://127.0.0.1:${String(port)}`, from: "site@example.org" };
  const sendMail = createMail({ mail, host: "127.0.0.1" }, silentLog());
  if (sendMail === null) throw new Error("There is no mail.");
  return { mails, state, sendMail };
}

describeOnEachEngine("news of reservations", (database) => {
  /** Ana has all four seats, Bob waits for two; both have a phone with alerts. */
  async function site() {
    const { db } = database();
    const given = embeddedSite(db);
    given.pass(2 * HOUR_MS);
    await eventIn(db, { title: "Seed\nswap", place: "The barn" });
    const tokens = await signedIn(db, ["ana", "bob"], AWAKE);
    const reserving = (uid: string) => reservingPhone(given.app, tokens.get(uid) ?? "");
    const { reservation } = await reserving("ana").reserve({ seats: 4 });
    const waiting = await reserving("bob").reserve({ seats: 2, waitlist: true });
    const sender = await senderOn(db);
    const device = await sender.phone();
    await db.update(alertDevices).set({ uid: "bob", joinedAt: new Date(AWAKE) });
    const run = <Input, Output>(command: Command<Input, Output>, input: Input) =>
      command.run({ db, now: given.now, progress: () => undefined }, input);
    const give = (seats: number) => run(setEventSeats, { event: "swap", seats });
    const message = (index = 0) =>
      decrypt(sender.inbox.arrived[index]?.body ?? Buffer.alloc(0), device.subscription);
    return {
      ...given,
      db,
      ...sender,
      reserving,
      run,
      give,
      device,
      message,
      code: reservation?.code ?? "",
      bobs: waiting.reservation?.code ?? "",
    };
  }

  it("ring on the phones of whoever moves up, once, and of nobody else", async () => {
    const { reserving, round, inbox, message, code, bobs, db } = await site();
    await reserving("ana").fewer(code, 2);
    expect(await round()).toMatchObject({ sent: 1 });
    expect(message()).toMatchObject({
      kind: "event",
      change: "promoted",
      event: { slug: "swap", title: "Seed\nswap" },
      code: bobs,
    });
    await round();
    expect(inbox.arrived).toHaveLength(1);
    expect(await db.select().from(alerts)).toMatchObject([{ state: "sent", kind: "promoted" }]);
  });

  it("tell of an event that does not take place, and no longer of seats at it", async () => {
    const { run, give, round, inbox, message } = await site();
    await give(6);
    await run(cancelEventForAll, { event: "swap", note: null });
    await round();
    expect(inbox.arrived).toHaveLength(1);
    expect(message()).toMatchObject({ kind: "event", change: "cancelled" });
  });

  it("are not sent when they are no longer true, nor to a phone that has left the account", async () => {
    const { give, round, inbox, reserving, bobs, db, device } = await site();
    await give(6);
    await reserving("bob").cancel(bobs);
    expect(await round()).toMatchObject({ sent: 0, expired: 1 });
    await reserving("bob").reserve({ seats: 3, waitlist: true });
    await give(7);
    await db.update(alertDevices).set({ uid: null }).where(eq(alertDevices.id, device.id));
    expect(await round()).toMatchObject({ sent: 0, expired: 1 });
    expect(inbox.arrived).toEqual([]);
  });

  it("wait for the end of the quiet hours, unless the event would have begun by then", async () => {
    const { give, run, round, db, clock, pass } = await site();
    const silent = { quietFrom: 0, quietTo: 1_439 };
    await db.update(alertDevices).set(silent);
    await give(6);
    expect(await round()).toMatchObject({ sent: 0 });
    const [held] = await db.select().from(alerts);
    expect(held?.state).toBe("waiting");
    await db.update(alertDevices).set({ quietFrom: null, quietTo: null });
    const later = (held?.dueAt.getTime() ?? 0) - clock.now() + 2 * HOUR_MS;
    clock.pass(later);
    pass(later);
    expect(await round()).toMatchObject({ sent: 1 });
    await db.delete(alerts);

    await db.update(alertDevices).set(silent);
    await db.update(events).set({ startsAt: new Date(clock.now() + 2 * HOUR_MS + MINUTE_MS) });
    await run(cancelEventForAll, { event: "swap", note: null });
    expect(await round()).toMatchObject({ sent: 0 });
    clock.pass(MINUTE_MS);
    expect(await round()).toMatchObject({ sent: 1 });
  });

  it("come by mail where the site can send any, from the reservation as it is then", async () => {
    const { give, db, now, bobs } = await site();
    const { mails, sendMail } = await smtpSink();
    const deps = { db, sendMail, siteOrigin: () => "https://site.test", now, log: silentLog() };
    await give(6);
    expect(await sendDueMails(deps, () => false)).toBe(1);
    expect(await sendDueMails(deps, () => false)).toBe(0);
    const [mail = ""] = mails;
    expect(mails).toHaveLength(1);
    expect(mail).toContain("To: bob@example.org");
    expect(mail).toContain("Subject: You have moved up: Seed swap");
    expect(mail).toContain(`Code: ${bobs}`);
    expect(mail).toContain("2 seats are yours now");
    expect(mail).toContain("https://site.test/Reservation");
  });

  it("come by mail of a cancelled event to all, with its note and nothing of what was before", async () => {
    const { give, run, db, now } = await site();
    const { mails, sendMail } = await smtpSink();
    await give(6);
    await run(cancelEventForAll, { event: "swap", note: "The barn\nis flooded" });
    const worker = startMailWorker({
      db,
      sendMail,
      siteOrigin: () => "https://site.test",
      now,
      log: silentLog(),
    });
    await expect.poll(() => mails.length).toBe(2);
    await worker.close();
    expect(mails.every((mail) => mail.includes("Subject: Cancelled: Seed swap"))).toBe(true);
    expect(mails[0]).toContain("The barn is flooded");
    const unsettled = (await db.select().from(reservationMails)).filter(
      ({ settledAt }) => settledAt === null,
    );
    expect(unsettled).toEqual([]);
  });

  it("are tried again when the mail server is away, later each time, and given up after a day", async () => {
    const { give, db, now, pass } = await site();
    const { mails, sendMail, state } = await smtpSink();
    const deps = { db, sendMail, siteOrigin: () => "https://site.test", now, log: silentLog() };
    const rounds = () => sendDueMails(deps, () => false);
    await give(6);
    state.isAway = true;
    expect(await rounds()).toBe(1);
    expect(await rounds()).toBe(0);
    pass(30_000);
    expect(await rounds()).toBe(1);
    pass(30_000);
    expect(await rounds()).toBe(0);
    state.isAway = false;
    pass(30_000);
    expect(await rounds()).toBe(1);
    expect(mails).toHaveLength(1);
    await db.update(reservationMails).set({ settledAt: null });
    pass(DAY_MS);
    await rounds();
    expect(mails).toHaveLength(1);
    expect(await db.select().from(reservationMails)).toMatchObject([
      { settledAt: expect.any(Date) },
    ]);
  });

  it("are sent by one of several servers, and by another after one has died", async () => {
    const { give, db, now, pass } = await site();
    const { mails, sendMail } = await smtpSink();
    const deps = { db, sendMail, siteOrigin: () => "https://site.test", now, log: silentLog() };
    await give(6);
    const dying = { ...deps, sendMail: () => new Promise<void>(() => undefined) };
    void sendDueMails(dying, () => false);
    await expect.poll(async () => (await db.select().from(reservationMails))[0]?.attempts).toBe(1);
    await Promise.all([sendDueMails(deps, () => false), sendDueMails(deps, () => false)]);
    expect(mails).toEqual([]);
    pass(HOUR_MS);
    await Promise.all([sendDueMails(deps, () => false), sendDueMails(deps, () => false)]);
    expect(mails).toHaveLength(1);
  });
});
