import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { alertDevices, alertRuleDays, alerts } from "../../../server/db/schema/alerts.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { changeSettings } from "../../../server/alerts/devices/changeSettings.ts";
import { queueTest } from "../../../server/alerts/queue/queueEventAlerts.ts";
import { pruneAlerts } from "../../../server/alerts/pruneAlerts.ts";
import { removeRule } from "../../../server/alerts/devices/rules.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { AWAKE } from "../../support/alerts/sending.ts";
import { senderWithDeal } from "../../support/alerts/senderWithDeal.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("an alert that is due", (database) => {
  const db = () => database().db;

  const stored = async () => (await db().select().from(alerts))[0];

  const given = () => senderWithDeal(db());

  const waitingUntil = async () =>
    (await db().select().from(alerts).where(eq(alerts.state, "waiting"))).map(({ dueAt }) => dueAt);

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

  it("waits for the next day when the phone has rung today, and rings first in it", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    await queue(device, [offerId]);
    expect(await round()).toMatchObject({ sent: 1, held: 1 });
    expect(await waitingUntil()).toEqual([new Date("2026-11-21T13:00:00Z")]);
    clock.pass(DAY_MS);
    expect(await round()).toMatchObject({ sent: 1, held: 0 });
    expect(inbox.arrived).toHaveLength(2);
  });

  it("waits for a week of five rings to pass, and rings at once where the visitor wants more", async () => {
    const { clock, round, phone, queue, offerId } = await given();
    const device = await phone();
    const rang = (days: number) =>
      queue(device, [offerId], { state: "sent", settledAt: new Date(AWAKE - days * DAY_MS) });
    for (const days of [1, 2, 3, 4, 5]) await rang(days);
    await queue(device, [offerId]);
    expect(await round()).toMatchObject({ sent: 0, held: 1 });
    expect(await waitingUntil()).toEqual([new Date(AWAKE + 2 * DAY_MS)]);
    await changeSettings(db(), device.id, { perWeek: 6 }, clock.now());
    expect(await round()).toMatchObject({ sent: 1 });
  });

  it("counts for nothing when it is a test, or news of one's own seats", async () => {
    const { round, phone, queue, offerId, clock } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    await round();
    await queueTest(db(), device.id, clock.now());
    expect(await round()).toMatchObject({ sent: 1, held: 0 });
  });

  it("of two servers that look at once rings by one of them, and the other alert is held", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const device = await phone();
    for (let each = 0; each < 4; each += 1) await queue(device, [offerId]);
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(inbox.arrived).toHaveLength(1);
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
