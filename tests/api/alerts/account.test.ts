import { expect, it } from "vitest";
import * as v from "valibot";
import { AccountExportSchema } from "#domain/accounts.ts";
import { DeviceStateSchema, type NewDevice } from "#domain/alerts/alertDevices.ts";
import { ALERT_RULES_AT_MOST } from "#domain/alerts/alertRules.ts";
import { alertDevices, alertRuleDays, alertRules } from "../../../server/db/schema/alerts.ts";
import { standingClock } from "../../support/server/clock.ts";
import { phonesOf, ruleOf } from "../../support/alerts/alerts.ts";
import { protocolOf } from "../../support/identity/protocol.ts";
import { siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the phones of an account", (database) => {
  function site() {
    const clock = standingClock();
    const app = siteOn(database().db, { now: clock.now });
    const phones = phonesOf(app);
    return {
      ...clock,
      ...phones,
      ...protocolOf(app),
      phone: phones.call,
      join: async (key: NewDevice, bearer?: string) =>
        (await phones.call("POST", "device/join", { key, ...(bearer && { bearer }) })).status,
      leave: async (key: NewDevice) => (await phones.call("POST", "device/leave", { key })).status,
      state: async (key: NewDevice) =>
        v.parse(DeviceStateSchema, (await phones.call("GET", "device", { key })).body),
    };
  }

  it("share their rules, those that ask for the same only once", async () => {
    const { register, write, join, state, signUp, pass } = site();
    const { idToken } = await signUp("a@b.org");
    const first = await register();
    pass(1);
    const second = await register();
    const flower = ruleOf({ sections: ["flower"], regions: ["Central", "Northeast"] });
    await write(first, flower);
    await write(second, ruleOf({ ...flower, id: ruleOf().id, regions: ["Northeast", "Central"] }));
    pass(1);
    const vape = ruleOf({ sections: ["vape"] });
    await write(second, vape);
    expect([await join(first, idToken), await join(second, idToken)]).toEqual([204, 204]);
    expect(await join(second, idToken)).toBe(204);
    const { joined, rules, devices } = await state(first);
    expect(joined).toBe(true);
    expect(rules.map(({ sections }) => sections)).toEqual([["flower"], ["vape"]]);
    expect(devices.map(({ id, isThis }) => [id, isThis])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    expect((await state(second)).rules).toEqual(rules);
    expect(await write(first, { ...vape, maxCents: 100 })).toBe(204);
    expect((await state(second)).rules[1]?.maxCents).toBe(100);
  });

  it("leave without rules, which stay with the account", async () => {
    const { register, write, join, leave, state, signUp } = site();
    const { idToken } = await signUp("a@b.org");
    const [stays, leaves] = [await register(), await register()];
    await write(leaves, ruleOf());
    for (const key of [stays, leaves]) await join(key, idToken);
    expect(await leave(leaves)).toBe(204);
    expect(await state(leaves)).toMatchObject({ joined: false, rules: [] });
    expect((await state(leaves)).devices).toHaveLength(1);
    expect((await state(stays)).rules).toHaveLength(1);
  });

  it("join only with the account's token and the phone's key", async () => {
    const { register, join, signUp, phone } = site();
    const { idToken } = await signUp("a@b.org");
    const key = await register();
    expect([await join(key), await join(key, "nonsense")]).toEqual([401, 401]);
    const guessed = await phone("POST", "device/join", { key: `${key.id}.x`, bearer: idToken });
    expect(guessed.status).toBe(401);
    expect(await database().db.select().from(alertDevices)).toMatchObject([{ uid: null }]);
  });

  it("cannot bring more rules than an account may have, and keep theirs then", async () => {
    const { register, write, join, state, phone, signUp } = site();
    const { idToken } = await signUp("a@b.org");
    const [full, one] = [await register(), await register()];
    for (let each = 1; each <= ALERT_RULES_AT_MOST; each += 1) {
      await write(full, ruleOf({ maxCents: each }));
    }
    await write(one, ruleOf({ brand: "Oak" }));
    expect(await join(full, idToken)).toBe(204);
    const refused = await phone("POST", "device/join", { key: one, bearer: idToken });
    expect(refused).toMatchObject({ status: 409, body: { title: "There are 50 rules already" } });
    expect(await state(one)).toMatchObject({ joined: false, rules: [{ brand: "Oak" }] });
  });

  it("are removed from elsewhere by the account alone", async () => {
    const { register, join, phone, signUp } = site();
    const [mine, theirs] = [await signUp("a@b.org"), await signUp("c@d.org")];
    const key = await register();
    await join(key, mine.idToken);
    const path = `devices/${key.id}`;
    const remove = async (bearer: string, at = path) =>
      (await phone("DELETE", at, { bearer })).status;
    expect(await remove(theirs.idToken)).toBe(404);
    expect(await remove(mine.idToken, "devices/nonsense")).toBe(404);
    expect((await phone("DELETE", path, { key })).status).toBe(401);
    expect(await remove(mine.idToken)).toBe(204);
    expect((await phone("GET", "device", { key })).status).toBe(401);
  });

  it("move to another account, whose rules they follow then", async () => {
    const { register, write, join, state, signUp } = site();
    const [before, after] = [await signUp("a@b.org"), await signUp("c@d.org")];
    const key = await register();
    await write(key, ruleOf());
    await join(key, before.idToken);
    await join(key, after.idToken);
    expect(await state(key)).toMatchObject({ joined: true, rules: [] });
    expect(await database().db.select().from(alertRules)).toMatchObject([{ uid: before.localId }]);
  });

  it("are exported with the account's rules, without what sends to them, and removed with it", async () => {
    const { register, write, join, api, signUp, phone } = site();
    const { idToken } = await signUp("a@b.org");
    const key = await register();
    await write(key, ruleOf({ sections: ["flower", "vape"], brand: "Oak" }));
    await join(key, idToken);
    const text = await (await api("GET", "/account/export", idToken)).text();
    const { records } = v.parse(AccountExportSchema, JSON.parse(text));
    expect(records["alertDevices"]).toMatchObject([{ id: key.id, label: "Chrome on Android" }]);
    expect(records["alertRules"]).toMatchObject([{ sections: "flower, vape", brand: "Oak" }]);
    const [stored] = await database().db.select().from(alertDevices);
    for (const secret of [stored?.keyHash, stored?.address, stored?.p256dh, stored?.auth]) {
      expect(text).not.toContain(secret);
    }
    expect((await api("DELETE", "/account", idToken)).status).toBe(204);
    expect((await phone("GET", "device", { key })).status).toBe(401);
    expect(await database().db.select().from(alertRules)).toEqual([]);
    expect(await database().db.select().from(alertRuleDays)).toEqual([]);
  });
});
