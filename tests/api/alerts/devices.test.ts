import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import * as v from "valibot";
import { USUAL_CADENCE, USUAL_CAP } from "#domain/alerts/cadence.ts";
import { DeviceStateSchema, NewDeviceSchema, type NewDevice } from "#domain/alerts/alertDevices.ts";
import { QUIET_HOURS } from "#domain/alerts/quietHours.ts";
import { alertDevices, alertRules } from "../../../server/db/schema/alerts.ts";
import { newSubscription, phonesOf, ruleOf } from "../../support/alerts/alerts.ts";
import { NOW } from "../../support/data/rows.ts";
import { problemOf } from "../../support/server/problemOf.ts";
import { siteOn } from "../../support/server/requests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

const LABEL = "Firefox on Android";

describeOnPglite("a phone", (database) => {
  const site = (address?: string) => phonesOf(siteOn(database().db), address);
  const stateOf = async (phones: ReturnType<typeof site>, key: NewDevice) =>
    v.parse(DeviceStateSchema, (await phones.call("GET", "device", { key })).body);

  it("registers without an account, and is told its key once", async () => {
    const phones = site();
    const key = await phones.register();
    const at = new Date(NOW).toISOString();
    expect(await stateOf(phones, key)).toEqual({
      quietHours: QUIET_HOURS,
      mutedUntil: null,
      ringing: { ...USUAL_CADENCE, ...USUAL_CAP },
      isSilent: false,
      joined: false,
      rules: [],
      devices: [
        { id: key.id, label: "Chrome on Android", isThis: true, addedAt: at, lastSentAt: null },
      ],
    });
    const [stored] = await database().db.select().from(alertDevices);
    expect(JSON.stringify(stored)).not.toContain(key.key);
  });

  it("gets the same answer for a wrong key as for an unknown phone or none", async () => {
    const phones = site();
    const { id, key } = await phones.register();
    const wrong = [
      `${id}.${key.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
      `${randomUUID()}.${key}`,
      `${id}.`,
      id,
      "",
      `${id}.${key}x`,
      `' or 1=1 --.${key}`,
    ];
    for (const each of wrong) {
      const answer = await phones.call("GET", "device", { key: each });
      expect([each, answer.status, answer.body]).toEqual([
        each,
        401,
        problemOf(401, "Unauthorized"),
      ]);
    }
  });

  it("is never answered from a cache", async () => {
    const phones = site();
    const key = await phones.register();
    const paths = [
      ["GET", "device", 200],
      ["PATCH", "device", 204],
      ["GET", "nothing", 404],
    ] as const;
    for (const [method, path, status] of paths) {
      const answer = await phones.call(method, path, { key, ...(status === 204 && { body: {} }) });
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([
        path,
        status,
        "no-store",
      ]);
    }
    expect((await phones.call("GET", "device")).headers.get("cache-control")).toBe("no-store");
  });

  it("changes when it may ring, each setting on its own", async () => {
    const phones = site();
    const key = await phones.register();
    const change = async (body: unknown) =>
      (await phones.call("PATCH", "device", { key, body })).status;
    const mutedUntil = new Date(NOW + 3_600_000).toISOString();
    expect(await change({ mutedUntil })).toBe(204);
    expect(await stateOf(phones, key)).toMatchObject({ mutedUntil, quietHours: QUIET_HOURS });
    expect(await change({ quietHours: { from: 0, to: 60 } })).toBe(204);
    expect(await stateOf(phones, key)).toMatchObject({
      mutedUntil,
      quietHours: { from: 0, to: 60 },
    });
    expect(await change({ quietHours: null, mutedUntil: null })).toBe(204);
    expect(await stateOf(phones, key)).toMatchObject({ mutedUntil: null, quietHours: null });
    expect(await change({ quietHours: { from: -1, to: 60 } })).toBe(400);
  });

  it("brings what was chosen on it when it registers anew", async () => {
    const phones = site();
    const { registration } = newSubscription();
    const first = await phones.register(registration);
    const settings = {
      quietHours: null,
      ...USUAL_CADENCE,
      cadence: "weekly",
      perDay: 2,
      perWeek: 9,
    };
    const body = { registration, label: LABEL, settings };
    expect((await phones.call("DELETE", "device", { key: first })).status).toBe(204);
    const answer = await phones.call("POST", "devices", { body });
    const { quietHours, ringing } = await stateOf(phones, v.parse(NewDeviceSchema, answer.body));
    expect({ quietHours, ...ringing }).toEqual(settings);
    const wrong = { ...body, settings: { perDay: 0 } };
    expect((await phones.call("POST", "devices", { body: wrong })).status).toBe(400);
  });

  it("is muted for a day at the most, whatever year its clock shows", async () => {
    const phones = site();
    const key = await phones.register();
    await phones.call("PATCH", "device", { key, body: { mutedUntil: "2031-01-01T00:00:00.000Z" } });
    const mutedUntil = new Date(NOW + 25 * 3_600_000).toISOString();
    expect(await stateOf(phones, key)).toMatchObject({ mutedUntil });
  });

  it("renews its registration and keeps its rules", async () => {
    const phones = site();
    const key = await phones.register();
    const rule = ruleOf({ regions: ["Central"] });
    await phones.write(key, rule);
    const { registration } = newSubscription();
    const body = { registration, label: LABEL };
    expect((await phones.call("PUT", "device", { key, body })).status).toBe(204);
    const state = await stateOf(phones, key);
    expect([state.devices[0]?.label, state.rules]).toEqual([LABEL, [rule]]);
    const [stored] = await database().db.select().from(alertDevices);
    expect([stored?.address]).toEqual([
      registration.transport === "webpush" && registration.endpoint,
    ]);
  });

  it("that lost its key and registers again takes the place of its older self", async () => {
    const phones = site();
    const { registration } = newSubscription();
    const older = await phones.register(registration);
    const newer = await phones.register(registration);
    expect((await phones.call("GET", "device", { key: older })).status).toBe(401);
    expect((await stateOf(phones, newer)).devices).toHaveLength(1);
  });

  it("goes with its rules when it unsubscribes", async () => {
    const phones = site();
    const key = await phones.register();
    await phones.write(key, ruleOf());
    expect((await phones.call("DELETE", "device", { key })).status).toBe(204);
    expect(await database().db.select().from(alertRules)).toEqual([]);
    expect((await phones.call("DELETE", "device", { key })).status).toBe(401);
  });

  const { registration } = newSubscription();
  it.each([
    [
      "an endpoint inside the operator's network",
      { ...registration, endpoint: "https://10.0.0.1/x" },
    ],
    ["an endpoint that is no address", { ...registration, endpoint: "nonsense" }],
    ["another transport than the site's", { transport: "fcm", token: "x".repeat(100) }],
    [
      "a public key that is none",
      { ...registration, p256dh: Buffer.alloc(65, 4).toString("base64url") },
    ],
    ["a secret that is too short", { ...registration, auth: "AAAA" }],
  ])("is not registered with %s", async (_, hostile) => {
    const phones = site();
    const body = { registration: hostile, label: LABEL };
    const answer = await phones.call("POST", "devices", { body });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      400,
      "application/problem+json",
    ]);
  });

  it.each(["", "{", "null", "[]", `{"label":"x"}`, `{"registration":{},"label":"\\u0000"}`])(
    "cannot break anything with the body %j",
    async (body) => {
      expect((await site().call("POST", "devices", { body })).status).toBe(400);
    },
  );

  it("cannot name itself with characters that the database does not keep", async () => {
    for (const label of ["a\0b", "\ud800"]) {
      const body = { registration, label };
      expect((await site().call("POST", "devices", { body })).status).toBe(400);
    }
    const body = "x".repeat(70_000);
    expect((await site().call("POST", "devices", { body })).status).toBe(413);
  });

  it("registers 20 times an hour from one address, and others still may", async () => {
    const [here, there] = [site("203.0.113.1"), site("203.0.113.2")];
    for (let each = 0; each < 20; each += 1) await here.register();
    const body = { registration, label: LABEL };
    const refused = await here.call("POST", "devices", { body });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    await there.register();
  });

  it("asks for 5 tests an hour", async () => {
    const phones = site();
    const [key, other] = [await phones.register(), await phones.register()];
    const ask = async (device: NewDevice) =>
      (await phones.call("POST", "test", { key: device })).status;
    for (let each = 0; each < 5; each += 1) expect(await ask(key)).toBe(202);
    expect([await ask(key), await ask(other)]).toEqual([429, 202]);
  });
});
