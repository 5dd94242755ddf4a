import { alertedImports, type Prices } from "../../support/alerts/alertedImports.ts";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { NewDevice } from "#domain/alerts/alertDevices.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { alertRuleDays } from "../../../server/db/schema/alerts.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { loadSample } from "../../../server/operations/sample/load.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("an import's new deals", (database) => {
  const db = () => database().db;

  const { outbox, idOf, site, phoneWith, seen } = alertedImports(db);

  it("wait for the phones whose rules they match, one alert per phone and import", async () => {
    const phones = await site();
    const any = await phoneWith(phones, [ruleOf(), ruleOf({ sections: ["flower"] })]);
    const cheap = await phoneWith(phones, [ruleOf({ maxCents: 1_500 })]);
    await phoneWith(phones, [ruleOf({ regions: ["Southwest"] }), ruleOf({ brand: "Other" })]);
    expect(await seen({ Fog: [3_000, 1_400], Haze: [3_000, 2_000], Kush: 3_000 })).toEqual([2, 2]);
    const queued = await outbox();
    expect(queued).toHaveLength(2);
    const of = (key: NewDevice) => queued.find(({ deviceId }) => deviceId === key.id);
    expect(of(any)).toMatchObject({
      kind: "deals",
      state: "waiting",
      offerIds: [await idOf("Fog"), await idOf("Haze")],
      matched: 2,
      dueAt: new Date(NOW),
      expiresAt: new Date(NOW + 71 * HOUR_MS),
    });
    expect(of(cheap)).toMatchObject({ offerIds: [await idOf("Fog")], matched: 1 });
  });

  it.each([
    ["a lower sale", { Fog: [3_000, 2_500] }, { Fog: [3_000, 2_000] }, 1],
    ["a sale that begins", { Fog: 3_000 }, { Fog: [3_000, 2_000] }, 1],
    ["a price below its own 30-day median", { Fog: 3_000 }, { Fog: 2_000 }, 1],
    ["the same sale", { Fog: [3_000, 2_000] }, { Fog: [3_000, 2_000] }, 0],
    ["a higher sale", { Fog: [3_000, 2_000] }, { Fog: [3_000, 2_500] }, 0],
    ["a sale that ends", { Fog: [3_000, 2_000] }, { Fog: 3_000 }, 0],
    ["a higher price", { Fog: 3_000 }, { Fog: 4_000 }, 0],
  ] satisfies [string, Prices, Prices, number][])(
    "are new or not: %s",
    async (_, before, after, expected) => {
      await site();
      await seen(before, NOW - 5 * DAY_MS);
      expect(await seen(after)).toEqual([expected, 0]);
    },
  );

  it("are no news when the same file comes again, or another description", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf()]);
    const menu = menuOf(NOW - HOUR_MS, { Fog: [3_000, 2_000] });
    expect(await importing(db(), menu)).toMatchObject({ dealsQueued: 1, alertsQueued: 1 });
    const described = {
      text: menu.text.replaceAll("Oak Works,flower,rec,3.5g", "Oak Works,flower,rec,3.50 g"),
    };
    for (const again of [menu, described]) {
      const result = await importing(db(), again, { now: NOW + DAY_MS });
      expect(result).toMatchObject({ dealsQueued: 0, alertsQueued: 0 });
    }
    expect(await outbox()).toHaveLength(1);
  });

  it("wait for nobody in a dry run, with the sample, from an old menu, or on condition", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf()]);
    await loadSample(db(), NOW);
    expect(await seen({ Fog: [3_000, 2_000] }, NOW, { dryRun: true })).toEqual([1, 1]);
    expect(await seen({ Haze: [3_000, 2_000] }, NOW, { observedAt: NOW - 4 * DAY_MS })).toEqual([
      0, 0,
    ]);
    const menu = menuOf(NOW - HOUR_MS, { Kush: [3_000, 2_000] });
    const [header = "", line = ""] = menu.text.split("\n");
    const text = `${header}\n${line.replace(/none$/, "first_visit")}`;
    expect(await importing(db(), { text })).toMatchObject({ accepted: 1, dealsQueued: 0 });
    expect(await outbox()).toEqual([]);
  });

  it("reach every phone of an account by its rules", async () => {
    const phones = await site();
    const { idToken: bearer } = await phones.signUp("a@b.org");
    const keys = [await phoneWith(phones, [ruleOf()]), await phones.register()];
    for (const key of keys) await phones.call("POST", "device/join", { key, bearer });
    await phones.register();
    expect(await seen({ Fog: [3_000, 2_000] })).toEqual([1, 2]);
    const devices = (await outbox()).map(({ deviceId }) => deviceId);
    expect(devices.toSorted()).toEqual(keys.map(({ id }) => id).toSorted());
    expect(await db().select().from(alertRuleDays)).toHaveLength(2);
  });

  it("match by strain, brand, product, store and unit price as the domain says", async () => {
    const phones = await site();
    await seen({ Fog: 3_000, Haze: 3_000 }, NOW - DAY_MS);
    const { slug = "" } =
      (await db().query.stores.findFirst({ where: eq(stores.license, "OH-T-1") })) ?? {};
    const rules = {
      brand: ruleOf({ brand: "OAK  WORKS" }),
      store: ruleOf({ store: { slug, name: "x" } }),
      unit: ruleOf({ maxUnit: { cents: 572, unit: "g" } }),
      otherUnit: ruleOf({ maxUnit: { cents: 9_999, unit: "100mg" } }),
      dearUnit: ruleOf({ maxUnit: { cents: 571, unit: "g" } }),
      otherStore: ruleOf({ brand: "Oak Works", store: { slug: "elsewhere", name: "x" } }),
      strain: ruleOf({ strain: { slug: "nothing", name: "x" } }),
      product: ruleOf({ product: { code: "nothing", name: "x" } }),
    };
    await phoneWith(phones, Object.values(rules));
    expect(await seen({ Fog: [3_000, 2_000] })).toEqual([1, 1]);
    const held = (await db().select().from(alertRuleDays)).map(({ ruleId }) => ruleId);
    const expected = [rules.brand, rules.store, rules.unit].map(({ id }) => id);
    expect(held.toSorted()).toEqual(expected.toSorted());
  });

  it("do not stand in the way when their import is undone", async () => {
    const phones = await site();
    await phoneWith(phones, [ruleOf()]);
    await seen({ Kush: 3_000 });
    const { importId } = await importing(db(), menuOf(NOW - HOUR_MS, { Fog: [3_000, 2_000] }));
    expect(await outbox()).toHaveLength(1);
    await undoImport(db(), importId ?? 0, NOW);
    expect(await outbox()).toHaveLength(1);
  });
});
