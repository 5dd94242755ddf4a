import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { writeRule } from "../../../server/alerts/devices/rules.ts";
import { alertRuleDays } from "../../../server/db/schema/alerts.ts";
import { products } from "../../../server/db/schema/offers.ts";
import { alertedImports, type Prices } from "../../support/alerts/alertedImports.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { decrypt } from "../../support/alerts/pushInbox.ts";
import { senderOn } from "../../support/alerts/sending.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const FULL = { full: true };

const atMost = (maxCents: number | null, more: Partial<AlertRule> = {}) =>
  ruleOf({ kind: "price", maxCents, ...more });

describeOnEachEngine("a price that was waited for", (database) => {
  const db = () => database().db;
  const { outbox, idOf, site, phoneWith, seen } = alertedImports(db);
  const at = (days: number) => NOW - days * DAY_MS;
  const codeOf = async (name: string) =>
    (await db().select().from(products).where(eq(products.name, name)))[0]?.code ?? "";

  /** Imports a menu with one more column. @returns new alerts */
  const seenWith = async (column: string, value: string, prices: Prices, when: number) => {
    const rows = menuOf(when - HOUR_MS, prices).text.split("\n");
    const text = rows.map((row, line) => `${row},${line === 0 ? column : value}`).join("\n");
    return (await importing(db(), { text }, { now: when })).alertsQueued;
  };

  it.each([
    ["a fall, be it to just that price", [{ Fog: 3_400 }], { Fog: 3_000 }, 1],
    ["a sale of what was above", [{ Fog: 3_400 }], { Fog: [3_400, 2_900] }, 1],
    ["an everyday price that is no deal", [{ Fog: 2_000 }, { Fog: 3_400 }], { Fog: 3_000 }, 1],
    ["what was never there", [{ Haze: 9_000 }], { Fog: 3_000, Haze: 9_000 }, 1],
    ["what was gone", [{ Fog: 3_000 }, { Haze: 9_000 }], { Fog: 3_000, Haze: 9_000 }, 1],
    ["a fall that is not enough", [{ Fog: 3_400 }], { Fog: 3_100 }, 0],
    ["the same price again", [{ Fog: 2_900 }], { Fog: 2_900 }, 0],
    ["a lower one that falls once more", [{ Fog: 2_900 }], { Fog: 2_500 }, 0],
    ["a lower one that rises, and stays below", [{ Fog: 2_500 }], { Fog: 2_900 }, 0],
    ["a sale that ends, and stays below", [{ Fog: [2_900, 2_500] }], { Fog: 2_900 }, 0],
    ["a price too low to be believed", [{ Fog: 3_400 }], { Fog: 300 }, 0],
    ["a correction to what was below", [{ Fog: 2_900 }, { Fog: 300 }], { Fog: 2_900 }, 0],
    ["a correction to what was above", [{ Fog: 3_400 }, { Fog: 300 }], { Fog: 2_900 }, 1],
  ] satisfies [string, Prices[], Prices, number][])(
    "rings where a store comes down to it: %s",
    async (_, earlier, now, expected) => {
      const phones = await site();
      for (const [index, menu] of earlier.entries()) await seen(menu, at(5 - index), FULL);
      await phoneWith(phones, [atMost(3_000, { brand: "Oak Works" })]);
      const [, alertsQueued] = await seen(now, NOW, FULL);
      expect(alertsQueued).toBe(expected);
      const ids = (await outbox()).flatMap(({ offerIds }) => offerIds);
      expect(ids).toEqual(expected === 0 ? [] : [await idOf("Fog")]);
    },
  );

  it("rings when what was sold out is there again, and not for what is not", async () => {
    const phones = await site();
    await seenWith("in_stock", "yes", { Fog: 2_900 }, at(3));
    await phoneWith(phones, [atMost(3_000)]);
    expect(await seenWith("in_stock", "no", { Fog: 2_800 }, at(2))).toBe(0);
    expect(await seenWith("in_stock", "yes", { Fog: 2_900 }, at(1))).toBe(1);
    expect(await seenWith("in_stock", "yes", { Fog: 2_900 }, NOW)).toBe(0);
  });

  it("is each rule's own, and of a unit, a strain's size, a product and a store as well", async () => {
    const phones = await site();
    await seen({ Haze: 3_400 }, at(2));
    await seenWith("strain", "Oak Fog", { Fog: 3_400 }, at(2));
    const strain = { slug: "oak-fog", name: "Oak Fog" };
    const eighth = { key: "3500mg", name: "3.5 g eighth" };
    const product = { code: await codeOf("Fog"), name: "Fog" };
    const rings = {
      product: atMost(2_900, { product }),
      strain: atMost(2_900, { strain, size: eighth }),
      unit: atMost(null, { strain, maxUnit: { cents: 829, unit: "g" } }),
      region: atMost(3_000, { regions: ["Northeast", "Central", "Southwest"], product }),
    };
    const silent = {
      dear: atMost(2_899, { product }),
      above: atMost(3_400, { product }),
      size: atMost(2_900, { strain, size: { key: "28300mg", name: "28.3 g ounce" } }),
      other: atMost(3_000, { product: { code: await codeOf("Haze"), name: "Haze" } }),
      store: atMost(3_000, { product, store: { slug: "elsewhere", name: "x" } }),
      deal: ruleOf({ maxCents: 2_800, product }),
    };
    await phoneWith(phones, [...Object.values(rings), ...Object.values(silent)]);
    expect(await seenWith("strain", "Oak Fog", { Fog: 2_900 }, NOW)).toBe(1);
    const found = (await db().select().from(alertRuleDays)).map(({ ruleId }) => ruleId);
    expect(found.toSorted()).toEqual(
      Object.values(rings)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it("saves what it has fallen by, among deals by what they save", async () => {
    const phones = await site();
    await seen({ Fog: 3_400, Haze: 3_100, Kush: 4_000 }, at(2));
    await phoneWith(phones, [atMost(3_000), ruleOf({ maxCents: 3_900, kind: "deal" })]);
    await seen({ Fog: 3_000, Haze: 3_000, Kush: [4_000, 3_800], Mist: 2_900 }, NOW);
    const [alert] = await outbox();
    expect(alert?.offerIds).toEqual([
      await idOf("Fog"),
      await idOf("Kush"),
      await idOf("Haze"),
      await idOf("Mist"),
    ]);
    expect(alert).toMatchObject({ savings: [400, 200, 100, 0], matched: 4 });
  });

  it("is told as such, and no more of what has risen meanwhile", async () => {
    await site();
    const { inbox, phone, round } = await senderOn(db());
    const device = await phone(atMost(3_000));
    const owner = { deviceId: device.id, uid: null };
    await writeRule(db(), owner, ruleOf({ kind: "restock" }), NOW);
    await seen({ Fog: 3_400, Haze: 3_400 }, at(3));
    await seen({ Fog: 2_900, Haze: 2_950 }, NOW - 3 * HOUR_MS);
    await seen({ Fog: 3_100, Haze: 2_950 }, NOW);
    await round({ now: () => NOW });
    const [message] = inbox.arrived;
    expect(decrypt(message?.body ?? Buffer.alloc(0), device.subscription)).toMatchObject({
      kind: "deals",
      deals: [{ name: "Haze", why: "price", cents: 2_950, wasCents: 2_950 }],
      more: 0,
    });
  });

  it("is told as the deal that it is where a rule asks for deals", async () => {
    await site();
    const { inbox, phone, round } = await senderOn(db());
    const device = await phone(atMost(3_000));
    await writeRule(db(), { deviceId: device.id, uid: null }, ruleOf(), NOW);
    await seen({ Fog: 3_400, Haze: 3_400 }, at(3));
    await seen({ Fog: [3_400, 2_900], Haze: [3_400, 3_300] }, NOW);
    expect(await outbox()).toMatchObject([{ savings: [500, 100], matched: 2 }]);
    await round({ now: () => NOW });
    const [message] = inbox.arrived;
    const said = decrypt(message?.body ?? Buffer.alloc(0), device.subscription);
    const deals = said.kind === "deals" ? said.deals : [];
    expect(deals).toMatchObject([{ name: "Fog", wasCents: 3_400 }, { name: "Haze" }]);
    expect(deals.map(({ why }) => why)).toEqual([undefined, undefined]);
  });
});
