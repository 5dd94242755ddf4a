import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as v from "valibot";
import { DeviceStateSchema, type NewDevice } from "#domain/alerts/alertDevices.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { alertDevices, alertRules } from "../../../../server/db/schema/alerts.ts";
import { joinAccount } from "../../../../server/alerts/devices/joinAccount.ts";
import { disableAccount } from "../../../../server/accounts/accountCommands.ts";
import { phonesOf, ruleOf } from "../../../support/alerts/alerts.ts";
import { standingClock } from "../../../support/server/clock.ts";
import { fakeProvider } from "../../../support/identity/fakeProvider.ts";
import { embeddedForTests } from "../../../support/identity/identity.ts";
import { protocolOf } from "../../../support/identity/protocol.ts";
import { NOW, rowsIn } from "../../../support/data/rows.ts";
import { silentLog, siteOn } from "../../../support/server/requests.ts";
import { serve } from "../../../support/identity/sdk.ts";
import { senderOn } from "../../../support/alerts/sending.ts";
import { describeOnEachEngine } from "../../../support/database/testDatabase.ts";

/** Registers a phone with a rule and has it join the account of a token. */
async function joinedPhone(app: Parameters<typeof phonesOf>[0], idToken: string) {
  const { call, register, write } = phonesOf(app);
  const key = await register();
  await write(key, ruleOf({ brand: "Oak" }));
  const join = async (bearer: string, phone: NewDevice = key) =>
    (await call("POST", "device/join", { key: phone, bearer })).status;
  expect(await join(idToken)).toBe(204);
  const state = async () => v.parse(DeviceStateSchema, (await call("GET", "device", { key })).body);
  return { key, join, state, write: () => write(key, ruleOf()) };
}

describeOnEachEngine("a phone that has joined an account", (database) => {
  const db = () => database().db;
  const rulesOf = (uid: string) => db().select().from(alertRules).where(eq(alertRules.uid, uid));

  function site() {
    const settings = embeddedForTests(silentLog());
    const clock = standingClock();
    const app = siteOn(db(), { identitySettings: settings, now: clock.now });
    return { app, settings, ...clock, ...protocolOf(app) };
  }
  type Site = ReturnType<typeof site>;

  it.each<[string, (site: Site, idToken: string) => unknown]>([
    [
      "signed out everywhere",
      ({ api }, token) => api("POST", "/account/sign-out-everywhere", token),
    ],
    [
      "given a new password",
      ({ call }, idToken) => call("update", { idToken, password: "battery staple" }),
    ],
    [
      "disabled",
      () =>
        disableAccount.run(
          { db: db(), now: () => NOW, progress: () => undefined },
          { email: "a@b.org", disabled: true },
        ),
    ],
    [
      "reset",
      async ({ call, settings }) => {
        await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
        await settings.background.settled();
        const oobCode = new URL(settings.mails.at(-1)?.link ?? "").searchParams.get("oobCode");
        await call("resetPassword", { oobCode, newPassword: "battery staple" });
      },
    ],
  ])(
    "is out of it when the account is %s, and neither reads nor writes its rules",
    async (_, happens) => {
      const here = site();
      const { localId, idToken } = await here.signUp("a@b.org");
      const thief = await joinedPhone(here.app, idToken);
      expect((await thief.state()).rules).toHaveLength(1);
      await happens(here, idToken);
      expect(await thief.state()).toMatchObject({ joined: false, rules: [] });
      expect((await thief.state()).devices).toHaveLength(1);
      await thief.write();
      expect((await rulesOf(localId)).map(({ brand }) => brand)).toEqual(["Oak"]);
      expect(await thief.join(idToken)).toBe(401);
    },
  );

  it("may join again with a new sign-in", async () => {
    const { app, signUp, signIn, api } = site();
    const { idToken } = await signUp("a@b.org");
    const { join, state } = await joinedPhone(app, idToken);
    await api("POST", "/account/sign-out-everywhere", idToken);
    expect(await join((await signIn("a@b.org")).idToken)).toBe(204);
    expect(await state()).toMatchObject({ joined: true, rules: [{ brand: "Oak" }] });
  });

  it("does not slip in while the account is being signed out", async () => {
    const { app, signUp } = site();
    const { localId, idToken } = await signUp("a@b.org");
    const { key } = await joinedPhone(app, idToken);
    await db().update(alertDevices).set({ uid: null });
    const mayJoin = () => Promise.resolve(false);
    expect(await joinAccount(db(), key.id, localId, { now: NOW, mayJoin })).toBe("ended");
    expect(await db().select().from(alertDevices)).toMatchObject([{ uid: null }]);
  });

  it("gets no alert any more that waited for it because of the account's rules", async () => {
    const { phone, queue, round, inbox, clock } = await senderOn(db());
    const { store, product, deal } = rowsIn(db());
    const offerId = await deal(2_000, { storeId: await store(), productId: await product() });
    const [stays, goes] = [await phone(), await phone()];
    for (const { id } of [stays, goes]) {
      const mayJoin = () => Promise.resolve(true);
      await joinAccount(db(), id, "ann", { now: clock.now(), mayJoin });
    }
    const [rule] = await rulesOf("ann");
    const ruleId = rule?.id ?? "";
    await queue({ id: stays.id, rule: ruleOf({ id: ruleId }) }, [offerId]);
    await queue({ id: goes.id, rule: ruleOf({ id: ruleId }) }, [offerId]);
    await db().update(alertDevices).set({ uid: null }).where(eq(alertDevices.id, goes.id));
    expect(await round()).toMatchObject({ sent: 1, expired: 1 });
    expect(inbox.arrived.map(({ path }) => path)).toEqual([stays.path]);
  });

  it.each<[string, (provider: ReturnType<typeof fakeProvider>["state"], now: number) => void]>([
    ["was disabled", ({ user }) => Object.assign(user ?? {}, { disabled: true })],
    ["is gone", (state) => (state.user = null)],
    [
      "got a new password",
      ({ user }, now) => Object.assign(user ?? {}, { validSince: String(now / 1_000) }),
    ],
  ])(
    "of a hosted project is out of it as soon as the server learns that it %s",
    async (_, happens) => {
      const provider = fakeProvider();
      await provider.addKey("k1");
      const clock = standingClock();
      const project = {
        projectId: "green",
        apiKey: "k",
        appId: "a",
        messagingSenderId: "1",
        vapidKey: null,
        measurementId: null,
      };
      const emulator = await serve(provider.app);
      const app = siteOn(db(), {
        now: clock.now,
        identitySettings: {
          kind: "hosted",
          project,
          emulator,
          siteOrigin: () => "http://site.test",
        },
      });
      const validSince = String(NOW / 1_000 - 1_000);
      provider.state.user = { localId: "ann", email: "ann@example.org", validSince };
      const seconds = NOW / 1_000;
      const idToken = await provider.sign("k1", {
        iss: "https://securetoken.google.com/green",
        aud: "green",
        sub: "ann",
        iat: seconds,
        auth_time: seconds,
        exp: seconds + 3_600,
      });
      const { state } = await joinedPhone(app, idToken);
      const { api } = protocolOf(app);
      await api("GET", "/account", idToken);
      expect(await state()).toMatchObject({ joined: true });
      clock.pass(MINUTE_MS);
      happens(provider.state, clock.now());
      expect((await api("GET", "/account", idToken)).status).toBe(401);
      expect(await state()).toMatchObject({ joined: false, rules: [] });
    },
  );
});
