import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { alertDevices, alertRuleDays, alerts } from "../../../server/db/schema/alerts.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { changeSettings } from "../../../server/alerts/devices/changeSettings.ts";
import { pruneAlerts } from "../../../server/alerts/pruneAlerts.ts";
import { claimAlerts, releaseClaims } from "../../../server/alerts/sending/claimAlerts.ts";
import { queueTest } from "../../../server/alerts/queue/queueTest.ts";
import { removeRule } from "../../../server/alerts/rules/writeRule.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { SECOND_MS } from "../../support/server/clock.ts";
import { decrypt } from "../../support/alerts/pushInbox.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { AWAKE, senderOn } from "../../support/alerts/sending.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

/** A sender that could send anything. */
const ROOM = { limit: 20, full: [], take: () => true };

describeOnEachEngine("an alert that is due", (database) => {
  const db = () => database().db;
  const stored = async () => (await db().select().from(alerts))[0];

  async function given() {
    const sender = await senderOn(db());
    const { store, product, deal } = rowsIn(db());
    const storeId = await store({ slug: "oak", name: "Oak Street", city: "Akron" });
    const productId = await product({ code: "fog1", name: "Fog", brand: "Oak Works" });
    const offerId = await deal(2_000, { storeId, productId });
    return { ...sender, offerId, newDeal: deal };
  }

  it("reaches the phone encrypted, with the deal as it is now", async () => {
    const { inbox, round, phone, queue, offerId, settings } = await given();
    const device = await phone();
    const id = await queue(device, [offerId], { matched: 3 });
    expect(await round()).toMatchObject({ sent: 1, retried: 0 });
    const [message] = inbox.arrived;
    expect(message?.path).toBe(device.path);
    expect(message?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "normal",
      ttl: String(69 * 3_600),
    });
    const { authorization = "" } = message?.headers ?? {};
    expect(authorization).toContain(settings.webPush.key.publicKey);
    const [, claims = ""] = /^vapid t=[^.]+\.([^.]+)\./.exec(authorization) ?? [];
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: inbox.origin,
      sub: "https://site.test",
    });
    expect(decrypt(message?.body ?? Buffer.alloc(0), device.subscription)).toEqual({
      kind: "deals",
      id,
      sentAt: AWAKE,
      deals: [
        {
          code: "fog1",
          name: "Fog",
          brand: "Oak Works",
          size: "2.83g",
          section: "flower",
          store: { slug: "oak", name: "Oak Street", location: "Akron" },
          cents: 2_000,
          wasCents: 3_000,
          onSale: true,
          unit: { cents: 2_000_000 / 2_830, unit: "g" },
          saleEndsAt: null,
          observedAt: AWAKE - 3 * HOUR_MS,
        },
      ],
      more: 2,
    });
    expect(await stored()).toMatchObject({ state: "sent", attempts: 1, claimedUntil: null });
    const [{ lastSentAt } = { lastSentAt: null }] = await db().select().from(alertDevices);
    expect(lastSentAt).toEqual(new Date(AWAKE));
    expect(await round()).toMatchObject({ sent: 0 });
  });

  it("names the best deals, as many as a message carries, and counts the others", async () => {
    const { inbox, round, phone, queue, newDeal } = await given();
    const long = "🌿 Long Name ".repeat(40);
    const { store, product } = rowsIn(db());
    const ids = [];
    for (let each = 0; each < 9; each += 1) {
      const productId = await product({
        code: `x${String(each)}`,
        matchKey: `x${String(each)}`,
        name: long,
        brand: long,
      });
      const storeId = await store({ slug: `x${String(each)}`, name: long, city: long });
      ids.push(await newDeal(1_000 + 100 * each, { productId, storeId, sizeLabel: long }));
    }
    const device = await phone();
    await queue(device, ids.toReversed(), { matched: 12 });
    await round();
    const [message] = inbox.arrived;
    expect(message?.body.length).toBeLessThanOrEqual(4_096);
    const alert = decrypt(message?.body ?? Buffer.alloc(0), device.subscription);
    if (alert.kind !== "deals") throw new TypeError("no deals");
    expect(alert.deals.length).toBeGreaterThan(0);
    expect(alert.deals.map(({ cents }) => cents)).toEqual(
      alert.deals.map((_, index) => 1_000 + 100 * index),
    );
    expect(alert.deals.length + alert.more).toBe(12);
  });

  it.each([
    [
      "its import was undone",
      async (id: number) => void (await db().delete(offers).where(eq(offers.id, id))),
    ],
    [
      "its price went up",
      async (id: number) =>
        void (await db().update(offers).set({ salePriceCents: null }).where(eq(offers.id, id))),
    ],
    [
      "its sale is over",
      async (id: number) =>
        void (await db()
          .update(offers)
          .set({ saleEndsAt: new Date(AWAKE) })
          .where(eq(offers.id, id))),
    ],
    [
      "it is sold out",
      async (id: number) =>
        void (await db().update(offers).set({ stock: "no" }).where(eq(offers.id, id))),
    ],
    [
      "it was not seen for 72 hours",
      async (id: number) =>
        void (await db()
          .update(offers)
          .set({ observedAt: new Date(AWAKE - 4 * DAY_MS) })
          .where(eq(offers.id, id))),
    ],
  ])("is given up when %s", async (_, happens) => {
    const { inbox, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    await happens(offerId);
    expect(await round()).toMatchObject({ sent: 0, expired: 1 });
    expect([inbox.arrived, (await stored())?.state]).toEqual([[], "expired"]);
    expect(await db().select().from(alertRuleDays)).toEqual([]);
  });

  it("leaves out what the phone no longer asks for", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const [kept, removed] = [await phone(ruleOf({ maxCents: 2_000 })), await phone()];
    await queue(kept, [offerId]);
    await queue(removed, [offerId]);
    await removeRule(db(), { deviceId: removed.id, uid: null }, removed.rule.id);
    expect(await round()).toMatchObject({ sent: 1, expired: 1 });
    expect(inbox.arrived.map(({ path }) => path)).toEqual([kept.path]);
  });

  it("is given up with its deals", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId], { expiresAt: new Date(AWAKE + HOUR_MS) });
    clock.pass(HOUR_MS);
    expect(await round()).toMatchObject({ sent: 0, expired: 1 });
    expect(inbox.arrived).toEqual([]);
  });

  it("waits for the end of quiet hours that were set after it was queued", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    await db()
      .update(alertDevices)
      .set({ quietFrom: 8 * 60, quietTo: 12 * 60 });
    expect(await round()).toMatchObject({ sent: 0, held: 1 });
    expect(await stored()).toMatchObject({ dueAt: new Date(AWAKE + 3 * HOUR_MS), attempts: 0 });
    clock.pass(3 * HOUR_MS);
    expect(await round()).toMatchObject({ sent: 1 });
    expect(inbox.arrived).toHaveLength(1);
  });

  it("counts for the day on which it rings", async () => {
    const { round, phone, queue, offerId } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    await changeSettings(
      db(),
      device.id,
      { mutedUntil: new Date(AWAKE + DAY_MS).toISOString() },
      AWAKE,
    );
    expect(await round()).toMatchObject({ sent: 0 });
    expect((await db().select().from(alertRuleDays)).map(({ day }) => day)).toEqual(["2026-11-21"]);
  });

  it("as a test rings in quiet hours and while muted", async () => {
    const { inbox, round, phone } = await given();
    const device = await phone();
    await db()
      .update(alertDevices)
      .set({ quietFrom: 0, quietTo: 1_439, mutedUntil: new Date(AWAKE + DAY_MS) });
    await queueTest(db(), device.id, AWAKE);
    expect(await round()).toMatchObject({ sent: 1 });
    const alert = decrypt(inbox.arrived[0]?.body ?? Buffer.alloc(0), device.subscription);
    expect(alert).toMatchObject({ kind: "test", sentAt: AWAKE });
  });

  it.each([
    [429, { "retry-after": "120" }, 2 * MINUTE_MS],
    [429, { "retry-after": new Date(AWAKE + 5 * MINUTE_MS).toUTCString() }, 5 * MINUTE_MS],
    [503, {}, 0],
    [500, {}, 0],
  ])(
    "is tried again after %i with %o, and not before the service wants it",
    async (status, headers, least) => {
      const { inbox, clock, round, phone, queue, offerId } = await given();
      const device = await phone();
      const id = await queue(device, [offerId]);
      inbox.state.answer = (_, response) => response.writeHead(status, headers).end();
      expect(await round()).toMatchObject({ sent: 0, retried: 1 });
      const { dueAt } = (await stored()) ?? {};
      const wait = (dueAt?.getTime() ?? 0) - AWAKE;
      expect(wait - least).toBe(8_500);
      expect(await round()).toMatchObject({ sent: 0, retried: 0 });
      inbox.state.answer = (_, response) => response.writeHead(201).end();
      clock.pass(wait);
      expect(await round()).toMatchObject({ sent: 1 });
      const ids = inbox.arrived.map(({ body }) => decrypt(body, device.subscription).id);
      expect(ids).toEqual([id, id]);
    },
  );

  it.each([
    ["never answers", () => undefined],
    [
      "takes the message and breaks the connection",
      (_: unknown, response: { destroy: () => void }) => {
        response.destroy();
      },
    ],
  ])("is tried again when the service %s", async (_, answer) => {
    const { inbox, round, phone, queue, offerId, log } = await given();
    await queue(await phone(), [offerId]);
    inbox.state.answer = answer;
    expect(await round({ timeLimitMs: 300 })).toMatchObject({ sent: 0, retried: 1 });
    expect(await stored()).toMatchObject({ state: "waiting", attempts: 1, claimedUntil: null });
    expect(log.lines.join()).toMatch(/TimeoutError|AbortError|ABORT_ERR|ECONNRESET/);
  });

  it("is taken at its word by an answer without an end", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    inbox.state.answer = (_, response) => {
      response.writeHead(201);
      response.write("x".repeat(100_000));
    };
    expect(await round()).toMatchObject({ sent: 1 });
  });

  it.each([404, 410])(
    "removes a phone that is gone (%i), with all that waits for it",
    async (status) => {
      const { inbox, round, phone, queue, offerId } = await given();
      const device = await phone();
      await queue(device, [offerId]);
      inbox.state.answer = (_, response) => response.writeHead(status).end();
      expect(await round()).toMatchObject({ sent: 0, gone: 1 });
      expect([await db().select().from(alertDevices), await db().select().from(alerts)]).toEqual([
        [],
        [],
      ]);
    },
  );

  it("does not remove a phone that has registered anew meanwhile", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    const renewed = `${inbox.origin}/push/renewed`;
    inbox.state.answer = ({ path }, response) => {
      const isOld = path === device.path;
      const done = isOld ? db().update(alertDevices).set({ address: renewed }) : Promise.resolve();
      void done.then(() => response.writeHead(isOld ? 410 : 201).end());
    };
    expect(await round()).toMatchObject({ gone: 1, sent: 1 });
    expect(inbox.arrived.map(({ path }) => path)).toEqual([device.path, "/push/renewed"]);
  });

  it.each([
    [413, "failed"],
    [400, "failed"],
    [302, "failed"],
    [401, "waiting"],
    [403, "waiting"],
  ])("that is answered with %i is %s, and the operator reads of it", async (status, state) => {
    const { inbox, round, phone, queue, offerId, log } = await given();
    await queue(await phone(), [offerId]);
    inbox.state.answer = (_, response) =>
      response.writeHead(status, { location: `${inbox.origin}/elsewhere` }).end();
    await round();
    expect((await stored())?.state).toBe(state);
    expect(inbox.arrived).toHaveLength(1);
    expect(log.lines.join()).toContain("a messaging service refuses alerts of this site");
    expect((await stored())?.dueAt.getTime()).toBe(
      state === "waiting" ? AWAKE + 15 * MINUTE_MS : AWAKE,
    );
  });

  it("is sent once by two senders on one database", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const ids = [];
    for (let each = 0; each < 60; each += 1) ids.push(await queue(await phone(), [offerId]));
    inbox.state.answer = (_, response) => void pause(5).then(() => response.writeHead(201).end());
    const rounds = await Promise.all([round(), round()]);
    expect(rounds.map(({ sent }) => sent).reduce((sum, sent) => sum + sent)).toBe(60);
    expect(new Set(inbox.arrived.map(({ path }) => path)).size).toBe(60);
    expect(inbox.arrived).toHaveLength(60);
  });

  it("of a sender that was killed is sent by another when its time is over", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    expect((await claimAlerts(db(), clock.now(), ROOM)).claimed).toHaveLength(1);
    expect(await round()).toMatchObject({ sent: 0 });
    clock.pass(30 * SECOND_MS);
    expect(await round()).toMatchObject({ sent: 1 });
    expect(inbox.arrived).toHaveLength(1);
  });

  it("of a server that was killed is sent at its next start, where no other can have it", async () => {
    const { clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    await claimAlerts(db(), clock.now(), ROOM);
    await releaseClaims(db());
    expect(await round()).toMatchObject({ sent: 1 });
  });

  it("keeps what it says of phones out of the log, whatever happens", async () => {
    const { inbox, round, phone, queue, offerId, log, settings } = await given();
    const statuses = [201, 301, 400, 401, 404, 413, 429, 500];
    const secrets: string[] = [settings.webPush.key.privateKey];
    for (const _ of statuses) {
      const { key, subscription, path } = await phone();
      secrets.push(key, path, subscription.auth, subscription.curve.getPrivateKey("base64url"));
    }
    const devices = await db().select().from(alertDevices);
    for (const { id, address } of devices) {
      secrets.push(address);
      const [rule] = await db().query.alertRules.findMany({ where: (row) => eq(row.deviceId, id) });
      await queue({ id, rule: ruleOf({ id: rule?.id ?? "" }) }, [offerId]);
    }
    inbox.state.answer = (_, response) => {
      const status = statuses.pop();
      if (status === undefined) response.destroy();
      else response.writeHead(status).end(`no ${String(devices[0]?.address)}`);
    };
    await round({ timeLimitMs: 500 });
    expect(log.lines.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(log.lines.join("\n")).not.toContain(secret);
  });

  it("does not pile up: what has ended is deleted in time, and silent phones", async () => {
    const { round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    await round();
    await pruneAlerts(db(), AWAKE + 6 * DAY_MS);
    expect(await db().select().from(alerts)).toHaveLength(1);
    await pruneAlerts(db(), AWAKE + 8 * DAY_MS);
    expect([await db().select().from(alerts), await db().select().from(alertRuleDays)]).toEqual([
      [],
      [],
    ]);
    expect(await db().select().from(alertDevices)).toHaveLength(1);
    await pruneAlerts(db(), AWAKE + 61 * DAY_MS);
    expect(await db().select().from(alertDevices)).toEqual([]);
  });
});
