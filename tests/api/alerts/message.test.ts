import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { alertDevices, alerts } from "../../../server/db/schema/alerts.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { queueTest } from "../../../server/alerts/queue/queueEventAlerts.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { decrypt } from "../../support/alerts/pushInbox.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { AWAKE } from "../../support/alerts/sending.ts";
import { senderWithDeal } from "../../support/alerts/senderWithDeal.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("an alert's message", (database) => {
  const db = () => database().db;

  const stored = async () => (await db().select().from(alerts))[0];

  const given = () => senderWithDeal(db());

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
      topic: "deals",
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
          menu: "rec",
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

  it("says that a sale is below the median where its regular price is not believed", async () => {
    const { inbox, round, phone, queue, newDeal } = await given();
    const misread = { priceCents: 40_000, median30DaysCents: 3_200 };
    const device = await phone();
    await queue(device, [await newDeal(2_400, misread)]);
    await round();
    const alert = decrypt(inbox.arrived[0]?.body ?? Buffer.alloc(0), device.subscription);
    expect(alert).toMatchObject({ deals: [{ cents: 2_400, wasCents: 3_200, onSale: false }] });
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

  it("of a digest may wait for a phone that saves its battery, and of what ends within three hours not", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const device = await phone();
    await db().update(alertDevices).set({ cadence: "daily", perDay: 5 });
    await queue(device, [offerId]);
    await round();
    await db()
      .update(offers)
      .set({ saleEndsAt: new Date(AWAKE + 3 * HOUR_MS) });
    await queue(device, [offerId]);
    await round();
    expect(inbox.arrived.map(({ headers }) => headers["urgency"])).toEqual(["low", "high"]);
  });
});
