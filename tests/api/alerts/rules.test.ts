import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import * as v from "valibot";
import { DeviceStateSchema, type NewDevice } from "#domain/alerts/alertDevices.ts";
import { ALERT_RULES_AT_MOST } from "#domain/alerts/alertRules.ts";
import { phonesOf, ruleOf } from "../../support/alerts/alerts.ts";
import { problemOf } from "../../support/server/problemOf.ts";
import { siteOn } from "../../support/server/requests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

describeOnPglite("a phone's rules", (database) => {
  const site = () => phonesOf(siteOn(database().db));
  const rulesOf = async (phones: ReturnType<typeof site>, key: NewDevice) =>
    v.parse(DeviceStateSchema, (await phones.call("GET", "device", { key })).body).rules;

  it("come back as they were written, and are changed by writing them again", async () => {
    const phones = site();
    const key = await phones.register();
    const rule = ruleOf({
      regions: ["Northeast", "Central"],
      sections: ["flower", "edible"],
      strain: { slug: "blue-dream", name: "Blue Dream" },
      brand: `Old "Pal" 🌿`,
      product: { code: "abc", name: "'; drop table alert_rules; --" },
      size: { key: "3500mg", name: "3.5 g eighth" },
      store: { slug: "s", name: "__proto__" },
      maxCents: 2_500,
      maxUnit: { cents: 700, unit: "g" },
    });
    expect(await phones.write(key, rule)).toBe(204);
    expect(await phones.write(key, rule)).toBe(204);
    expect(await rulesOf(phones, key)).toEqual([rule]);
    const changed = { ...rule, brand: null, maxUnit: { cents: 900, unit: "100mg" as const } };
    expect(await phones.write(key, changed)).toBe(204);
    expect(await rulesOf(phones, key)).toEqual([changed]);
    expect((await phones.call("DELETE", `rules/${rule.id}`, { key })).status).toBe(204);
    expect((await phones.call("DELETE", `rules/${rule.id}`, { key })).status).toBe(404);
    expect(await rulesOf(phones, key)).toEqual([]);
  });

  it("cannot be read, changed or removed by another phone", async () => {
    const phones = site();
    const [owner, stranger] = [await phones.register(), await phones.register()];
    const rule = ruleOf({ brand: "Oak" });
    await phones.write(owner, rule);
    expect(await phones.write(stranger, { ...rule, brand: "Taken" })).toBe(404);
    const path = `rules/${rule.id}`;
    expect((await phones.call("DELETE", path, { key: stranger })).status).toBe(404);
    expect(await rulesOf(phones, stranger)).toEqual([]);
    expect(await rulesOf(phones, owner)).toEqual([rule]);
  });

  it("have ids of a known form, the same in address and body", async () => {
    const phones = site();
    const key = await phones.register();
    for (const path of ["rules/x", "rules/%00", `rules/${"1".repeat(500)}`]) {
      expect((await phones.call("PUT", path, { key, body: ruleOf() })).status).toBe(404);
      expect((await phones.call("DELETE", path, { key })).status).toBe(404);
    }
    const body = ruleOf();
    expect((await phones.call("PUT", `rules/${randomUUID()}`, { key, body })).status).toBe(400);
  });

  it(`are ${String(ALERT_RULES_AT_MOST)} at most, also when many are written at once`, async () => {
    const phones = site();
    const key = await phones.register();
    const rules = Array.from({ length: ALERT_RULES_AT_MOST + 5 }, () => ruleOf());
    const statuses = await Promise.all(rules.map((rule) => phones.write(key, rule)));
    expect(statuses.filter((status) => status === 204)).toHaveLength(ALERT_RULES_AT_MOST);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    const [kept] = await rulesOf(phones, key);
    expect(await phones.write(key, ruleOf({ ...kept, brand: "Oak" }))).toBe(204);
    const refused = ruleOf();
    expect((await phones.call("PUT", `rules/${refused.id}`, { key, body: refused })).body).toEqual(
      problemOf(409, "There are 50 rules already"),
    );
  });
});
