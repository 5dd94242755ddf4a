import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { alertRuleDays, alerts } from "../../../server/db/schema/alerts.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

/** 23:00 Eastern on the day of `NOW`, which is at 11:00. */
const NIGHT = NOW + 12 * HOUR_MS;

/** When the usual quiet hours end after it. */
const MORNING = NOW + 21 * HOUR_MS;

describeOnEachEngine("an import's deals in the queue", (database) => {
  const db = () => database().db;

  const { outbox, idOf, site, phoneWith, seen } = alertedImports(db);

  it("make an alert of their own once one is sent, whichever rule asked for them", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf({ maxCents: 1_000 }), ruleOf({ maxCents: 2_000 })]);
    await seen({ Fog: [3_000, 2_000] });
    await db()
      .update(alerts)
      .set({ state: "sent", attempts: 1, settledAt: new Date(NOW) });
    expect(await seen({ Haze: [3_000, 1_000], Kush: [3_000, 2_000] }, NOW + 1)).toEqual([2, 1]);
    expect((await outbox())[1]?.offerIds).toEqual([await idOf("Haze"), await idOf("Kush")]);
  });

  it("wait until quiet hours end, and later ones join them", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf(), ruleOf({ maxCents: 1_500 })]);
    expect(await seen({ Fog: [3_000, 2_000] }, NIGHT)).toEqual([1, 1]);
    expect(await seen({ Haze: [3_000, 1_400], Fog: [3_000, 1_900] }, NIGHT + HOUR_MS)).toEqual([
      2, 0,
    ]);
    const [only, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      dueAt: new Date(MORNING),
      offerIds: [await idOf("Haze"), await idOf("Fog")],
      matched: 2,
      expiresAt: new Date(NIGHT + 72 * HOUR_MS),
    });
    const held = await db().select().from(alertRuleDays);
    expect(new Set(held.map(({ ruleId }) => ruleId)).size).toBe(2);
  });

  it("keep the best of many, whichever came first", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf()]);
    const many = (count: number, sale: number, word: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `${word} ${String(index)}`,
          [3_000, sale] as const,
        ]),
      );
    await seen({ Best: [3_000, 1_000], ...many(3, 2_000, "Good") }, NIGHT);
    await seen(many(60, 2_900, "Poor"), NIGHT + HOUR_MS);
    const [only] = await outbox();
    expect(only).toMatchObject({ matched: 64 });
    expect(only?.offerIds).toHaveLength(40);
    expect(only?.offerIds[0]).toBe(await idOf("Best"));
  });

  it("wait for the other files of a command, whose better deals would have none that day", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf()]);
    expect(await seen({ Fog: [3_000, 2_900] }, NOW, { moreFollows: true })).toEqual([1, 1]);
    expect(await seen({ Haze: [3_000, 1_400], Fog: [3_000, 2_900] }, NOW + 5_000)).toEqual([1, 0]);
    const [only, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ dueAt: new Date(NOW + 120_000), matched: 2 });
  });

  it("do not join an alert that is on its way", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf({ maxCents: 2_000 }), ruleOf({ maxCents: 1_000 })]);
    await seen({ Fog: [3_000, 2_000] });
    await db()
      .update(alerts)
      .set({ attempts: 1, claimedUntil: new Date(NOW + 30_000) });
    expect(await seen({ Haze: [3_000, 1_000], Kush: [3_000, 2_000] }, NOW + 1)).toEqual([2, 1]);
    expect((await outbox()).map(({ offerIds }) => offerIds.length)).toEqual([1, 2]);
  });

  it("wait longer on a phone that is muted, and come at once when it no longer is", async () => {
    const phones = await site();
    const key = await phoneWith(phones, [ruleOf()]);
    const mutedUntil = new Date(NOW + DAY_MS).toISOString();
    const change = (body: unknown) => phones.call("PATCH", "device", { key, body });
    await change({ mutedUntil });
    await seen({ Fog: [3_000, 2_000] });
    expect((await outbox())[0]?.dueAt).toEqual(new Date(mutedUntil));
    await change({ mutedUntil: null });
    expect((await outbox())[0]?.dueAt).toEqual(new Date(NOW));
  });

  it("end with their sale", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf()]);
    const menu = menuOf(NOW - HOUR_MS, { Fog: [3_000, 2_000] });
    const [header = "", line = ""] = menu.text.split("\n");
    const end = new Date(NOW + 5 * HOUR_MS).toISOString();
    await importing(db(), { text: `${header},sale_ends\n${line},${end}` });
    expect((await outbox())[0]?.expiresAt).toEqual(new Date(end));
  });

  it("wait for the next digest, which a change of it moves", async () => {
    const phones = await site();
    const key = await phoneWith(phones, [ruleOf()]);
    const change = (body: unknown) => phones.call("PATCH", "device", { key, body });
    expect((await change({ cadence: "daily", at: "17:00" })).status).toBe(204);
    await seen({ Fog: [3_000, 2_000] });
    expect((await outbox())[0]?.dueAt).toEqual(new Date("2026-11-20T22:00:00Z"));
    await change({ cadence: "weekly", weekday: 1 });
    expect((await outbox())[0]?.dueAt).toEqual(new Date("2026-11-23T22:00:00Z"));
    await change({ cadence: "at_once" });
    expect((await outbox())[0]?.dueAt).toEqual(new Date(NOW));
  });

  it("that end before the digest ring at once where the visitor wants that, and only they", async () => {
    const phones = await site();
    const key = await phoneWith(phones, [ruleOf()]);
    const body = { cadence: "daily", at: "17:00", endingAtOnce: true };
    await phones.call("PATCH", "device", { key, body });
    const menu = menuOf(NOW - HOUR_MS, { Fog: [3_000, 2_000], Haze: [3_000, 2_000] });
    const [header = "", first = "", second = ""] = menu.text.split("\n");
    const end = new Date(NOW + 5 * HOUR_MS).toISOString();
    await importing(db(), { text: `${header},sale_ends\n${first},${end}\n${second},` });
    const [urgent, digest, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(urgent).toMatchObject({ isUrgent: true, offerIds: [await idOf("Fog")] });
    expect(urgent?.dueAt).toEqual(new Date(NOW));
    expect(digest).toMatchObject({ isUrgent: false, offerIds: [await idOf("Haze")] });
    expect(digest?.dueAt).toEqual(new Date("2026-11-20T22:00:00Z"));
  });
});
