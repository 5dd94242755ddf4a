import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as v from "valibot";
import { DeviceStateSchema } from "#domain/alerts/alertDevices.ts";
import { InboxSchema } from "#domain/alerts/alertMessage.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { readStatus } from "../../../server/alerts/alertStatus.ts";
import { alerts } from "../../../server/db/schema/alerts.ts";
import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { phonesOf, ruleOf } from "../../support/alerts/alerts.ts";
import { senderWithDeal } from "../../support/alerts/senderWithDeal.ts";
import { AWAKE } from "../../support/alerts/sending.ts";
import { importing } from "../../support/data/importing.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { siteOn } from "../../support/server/requests.ts";

describeOnEachEngine("a phone that says what it has shown", (database) => {
  const db = () => database().db;
  const given = async () => {
    const sender = await senderWithDeal(db());
    const phones = phonesOf(siteOn(db(), { now: sender.clock.now }));
    const device = await sender.phone();
    const key = { id: device.id, key: device.key };
    const sent = async () => {
      const id = await sender.queue(device, [sender.offerId]);
      await sender.round();
      return id;
    };
    const shown = (ids: string[]) => phones.call("POST", "shown", { key, body: { ids } });
    const state = async () =>
      v.parse(DeviceStateSchema, (await phones.call("GET", "device", { key })).body);
    return { ...sender, phones, device, key, sent, shown, state };
  };

  it("is counted, once for each message, and for its own alone", async () => {
    const { sent, shown, phone, queue, round, offerId } = await given();
    const id = await sent();
    const other = await queue(await phone(), [offerId]);
    await round();
    for (const _ of [1, 2]) expect((await shown([id])).status).toBe(202);
    expect((await shown([other])).status).toBe(202);
    expect((await shown(["x"])).status).toBe(400);
    expect(await readStatus(db(), AWAKE)).toMatchObject({ answerable: 1, shown: 1 });
    expect((await db().select().from(alerts).where(eq(alerts.id, other)))[0]?.shownAt).toBeNull();
  });

  it("and shows nothing any more is counted after 14 days, gets nothing after 60, and is told so", async () => {
    const { sent, shown, state, clock, key, phones } = await given();
    await shown([await sent()]);
    clock.pass(DAY_MS);
    await sent();
    clock.pass(13 * DAY_MS);
    expect(await readStatus(db(), clock.now())).toMatchObject({ silent: 0 });
    clock.pass(DAY_MS);
    expect(await readStatus(db(), clock.now())).toMatchObject({
      silent: 1,
      stopped: 0,
    });
    expect(await state()).toMatchObject({ isSilent: false });
    clock.pass(46 * DAY_MS);
    expect(await state()).toMatchObject({ isSilent: true });
    const { seen } = alertedImports(db);
    await importing(db(), "stores.csv");
    expect(await seen({ Haze: [3_000, 2_000] }, clock.now())).toEqual([1, 0]);
    await phones.call("PATCH", "device", { key, body: { acknowledges: false } });
    expect(await state()).toMatchObject({ isSilent: false });
    expect(await seen({ Kush: [3_000, 2_000] }, clock.now())).toEqual([1, 1]);
  });

  it("is never silent where it has not said so once, as where the browser shows messages itself", async () => {
    const { sent, state, clock } = await given();
    await sent();
    clock.pass(59 * DAY_MS);
    await sent();
    clock.pass(DAY_MS);
    expect(await state()).toMatchObject({ isSilent: false });
    expect(await readStatus(db(), clock.now())).toMatchObject({ answerable: 0, silent: 0 });
  });

  it("reads what it missed and what waits, without what is over and what is another's", async () => {
    const { sent, queue, device, clock, offerId, phone, phones, key, round } = await given();
    const first = await sent();
    const waits = await queue(device, [offerId]);
    await round();
    await queue(await phone(ruleOf()), [offerId]);
    await queue(device, [offerId], { state: "expired" });
    const read = async () =>
      v.parse(InboxSchema, (await phones.call("GET", "inbox", { key })).body).messages;
    expect((await read()).map(({ id }) => id).toSorted()).toEqual([first, waits].toSorted());
    expect(await read()).toMatchObject([{ kind: "deals", sentAt: AWAKE }, { kind: "deals" }]);
    expect((await phones.call("GET", "inbox")).status).toBe(401);
    clock.pass(8 * DAY_MS);
    expect(await read()).toEqual([]);
  });
});
