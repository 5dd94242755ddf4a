import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { writeRule } from "../../../server/alerts/devices/rules.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { decrypt } from "../../support/alerts/pushInbox.ts";
import { senderOn } from "../../support/alerts/sending.ts";
import { NOW } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

const FULL = { full: true };

describeOnFasterEngine("what comes back, or is new", (database) => {
  const db = () => database().db;
  const { outbox, idOf, site, phoneWith, seen } = alertedImports(db);
  const at = (days: number) => NOW - days * DAY_MS;

  it("rings once for who waits for it, when a whole menu lacked it for a day", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf({ kind: "restock" })]);
    await phoneWith(phones, [ruleOf()]);
    await seen({ Fog: 3_000, Haze: 3_000 }, at(5), FULL);
    await seen({ Haze: 3_000 }, at(4), FULL);
    await seen({ Haze: 3_000 }, at(3), FULL);
    expect(await seen({ Fog: 3_000, Haze: 3_000 }, NOW, FULL)).toEqual([0, 1]);
    expect((await outbox()).map(({ offerIds }) => offerIds)).toEqual([[await idOf("Fog")]]);
    expect(await seen({ Fog: 3_000, Haze: 3_000 }, NOW + HOUR_MS, FULL)).toEqual([0, 0]);
  });

  it.each([
    ["part of a menu, which lacks nothing", { Haze: 3_000 }, at(4), {}, NOW],
    ["a day without any menu", { Fog: 3_000, Haze: 3_000 }, at(4), FULL, NOW],
    ["a whole menu of an hour ago", { Haze: 3_000 }, NOW - HOUR_MS, FULL, NOW],
  ] as const)("does not ring after %s", async (_, menu, when, how, now) => {
    const phones = await site();
    await phoneWith(phones, [ruleOf({ kind: "restock" })]);
    await seen({ Fog: 3_000, Haze: 3_000 }, at(5), FULL);
    await seen(menu, when, how);
    expect(await seen({ Fog: 3_000, Haze: 3_000 }, now, FULL)).toEqual([0, 0]);
  });

  it("is new where a whole menu was known before, and not with the first one", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf({ kind: "new_at_store" })]);
    expect(await seen({ Fog: 3_000 }, at(2), FULL)).toEqual([0, 0]);
    expect(await seen({ Fog: 3_000, Haze: 3_000 }, NOW, FULL)).toEqual([0, 1]);
    expect((await outbox())[0]?.offerIds).toEqual([await idOf("Haze")]);
  });

  it("says why it rings", async () => {
    await site();
    const { inbox, phone, round } = await senderOn(db());
    const device = await phone(ruleOf({ kind: "restock", maxCents: 3_000 }));
    await seen({ Fog: 3_000, Kush: 4_000, Haze: 3_000 }, at(5), FULL);
    await seen({ Haze: 3_000 }, at(4), FULL);
    await seen({ Fog: 3_000, Kush: 4_000, Haze: 3_000 }, NOW, FULL);
    await round({ now: () => NOW });
    const [message] = inbox.arrived;
    expect(decrypt(message?.body ?? Buffer.alloc(0), device.subscription)).toMatchObject({
      kind: "deals",
      deals: [{ name: "Fog", why: "back", cents: 3_000 }],
      more: 0,
    });
  });

  it("is not said of a deal that is over meanwhile, which another rule had asked for", async () => {
    await site();
    const { inbox, phone, round } = await senderOn(db());
    const device = await phone(ruleOf({ kind: "restock" }));
    const rule = ruleOf();
    await writeRule(db(), { deviceId: device.id, uid: null }, rule, NOW);
    await seen({ Fog: 3_000, Haze: 3_000 }, at(5), FULL);
    await seen({ Haze: 3_000 }, at(4), FULL);
    await seen({ Fog: 3_000, Haze: [3_000, 2_000] }, NOW, FULL);
    await db()
      .update(offers)
      .set({ salePriceCents: null })
      .where(eq(offers.id, await idOf("Haze")));
    await round({ now: () => NOW });
    const [message] = inbox.arrived;
    expect(decrypt(message?.body ?? Buffer.alloc(0), device.subscription)).toMatchObject({
      deals: [{ name: "Fog", why: "back" }],
      more: 0,
    });
  });
});
