import { getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import * as v from "valibot";
import { AccountExportSchema } from "#domain/accounts.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { ACCOUNT_TABLES } from "../../../server/accounts/accountRecords.ts";
import { changeProfile } from "../../../server/accounts/hostedIdentity.ts";
import { pruneIdentity } from "../../../server/accounts/pruneIdentity.ts";
import { NOW } from "../../support/data/rows.ts";
import { SECOND_MS, standingClock } from "../../support/server/clock.ts";
import { TABLES, tablesHolding, tablesWith } from "../../support/database/everyColumn.ts";
import { embeddedForTests } from "../../support/identity/identity.ts";
import { protocolOf } from "../../support/identity/protocol.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

it("every table that says whose its rows are is exported and emptied with the account", () => {
  const known = ACCOUNT_TABLES.map(({ table }) => getTableName(table));
  // An event's is what calendars know it by.
  const owned = tablesWith("uid").filter((name) => name !== "events");
  expect(known.toSorted()).toEqual(owned.toSorted());
});

describeOnPglite("what is kept of an account", (database) => {
  function site() {
    const clock = standingClock();
    const settings = embeddedForTests(silentLog());
    const app = siteOn(database().db, { now: clock.now, identitySettings: settings });
    return { ...protocolOf(app), ...clock, settings };
  }

  /** An account that has left traces wherever it can. */
  async function busyAccount(given: ReturnType<typeof site>) {
    const { call, signUp, signIn, tryPassword, refreshed, settings } = given;
    const { localId: uid } = await signUp("Trace@Example.org");
    await tryPassword("trace@example.org", "wrong horse");
    const { idToken, refreshToken } = await signIn("trace@example.org");
    await call("update", { idToken, displayName: "Tracey" });
    await refreshed(refreshToken);
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "trace@example.org" });
    await settings.background.settled();
    await changeProfile(database().db, uid, { signedOutAt: new Date(0) });
    return { uid, idToken };
  }

  const traces = async (uid: string) =>
    Promise.all(
      [uid, "trace@example.org", "Tracey"].map((each) => tablesHolding(database().db, each)),
    );

  it("is exported ten times an hour, and by each account for itself", async () => {
    const { api, signUp } = site();
    const [ann, bob] = [await signUp("ann@example.org"), await signUp("bob@example.org")];
    const exported = async (idToken: string) => await api("GET", "/account/export", idToken);
    for (let each = 0; each < 10; each += 1) expect((await exported(ann.idToken)).status).toBe(200);
    const refused = await exported(ann.idToken);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    expect((await exported(bob.idToken)).status).toBe(200);
  });

  it("is exported, all of it but what proves who somebody is", async () => {
    const given = site();
    const { uid, idToken } = await busyAccount(given);
    const answer = await given.api("GET", "/account/export", idToken);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    const { exportedAt, account, records } = v.parse(AccountExportSchema, JSON.parse(text));
    const at = new Date(NOW).toISOString();
    expect(exportedAt).toBe(at);
    expect(account).toEqual({
      uid,
      email: "trace@example.org",
      emailVerified: false,
      displayName: "Tracey",
    });
    expect(records["accounts"]).toMatchObject([{ uid, email: "trace@example.org", createdAt: at }]);
    expect(records["sessions"]).toEqual([
      { uid, signedInAt: at, lastUsedAt: at, label: null },
      { uid, signedInAt: at, lastUsedAt: at, label: null },
    ]);
    expect(records["codes"]).toMatchObject([{ uid, purpose: "PASSWORD_RESET" }]);
    expect(records["profiles"]).toEqual([{ uid, signedOutAt: new Date(0).toISOString() }]);
    const stored = await database().db.query.identityAccounts.findFirst();
    expect(text).not.toContain(stored?.passwordHash);
    expect(text).not.toContain("scrypt");
    for (const { hash } of await database().db.query.identityCodes.findMany()) {
      expect(text).not.toContain(hash);
    }
  });

  it.each([
    ["the API, then the SDK", ["api", "sdk"]],
    ["the SDK, then the API", ["sdk", "api"]],
    ["the API twice", ["api", "api"]],
    ["the SDK twice", ["sdk", "sdk"]],
  ])("is deleted by %s, and nothing in any table remembers it", async (_, steps) => {
    const given = site();
    const { uid, idToken } = await busyAccount(given);
    expect((await traces(uid)).map((tables) => tables.length > 0)).toEqual([true, true, true]);
    for (const step of steps) {
      if (step === "api") {
        expect((await given.api("DELETE", "/account", idToken)).status).toBe(204);
      } else expect((await given.call("delete", { idToken })).error).toBeNull();
    }
    expect(await traces(uid)).toEqual([[], [], []]);
    expect((await given.api("GET", "/account", idToken)).status).toBe(401);
    await given.signUp("trace@example.org");
  });

  it("stays when somebody else's account is deleted", async () => {
    const given = site();
    const { uid } = await busyAccount(given);
    const before = await traces(uid);
    const other = await given.signUp("other@example.org");
    expect((await given.api("DELETE", "/account", other.idToken)).status).toBe(204);
    expect(await traces(uid)).toEqual(before);
  });

  it("is deleted only for who has just given the password", async () => {
    const given = site();
    const { signUp, refreshed, api, pass } = given;
    const { refreshToken } = await signUp("a@b.org");
    pass(5 * MINUTE_MS + SECOND_MS);
    const { idToken } = await refreshed(refreshToken);
    const answer = await api("DELETE", "/account", idToken);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect((await api("GET", "/account", idToken)).status).toBe(200);
  });

  it("is not deleted by a session that was ended from elsewhere", async () => {
    const { signUp, signIn, api } = site();
    const lost = await signUp("a@b.org");
    const { idToken } = await signIn("a@b.org");
    await api("POST", "/account/sign-out-everywhere", idToken);
    expect((await api("DELETE", "/account", lost.idToken)).status).toBe(401);
    await signIn("a@b.org");
  });

  it("does not pile up: what has ended is deleted in time", async () => {
    const given = site();
    const { db } = database();
    await busyAccount(given);
    await pruneIdentity(db, NOW);
    expect(await db.query.identityCodes.findMany()).toHaveLength(1);
    expect(await db.query.attemptLimits.findMany()).not.toEqual([]);
    await pruneIdentity(db, NOW + 26 * HOUR_MS);
    expect(await db.query.identityCodes.findMany()).toEqual([]);
    const used = (await db.query.identityRefreshTokens.findMany()).length;
    await pruneIdentity(db, NOW + 31 * 24 * HOUR_MS);
    expect((await db.query.identityRefreshTokens.findMany()).length).toBe(used - 1);
    await pruneIdentity(db, NOW + 401 * 24 * HOUR_MS);
    expect(await db.query.identitySessions.findMany()).toEqual([]);
    expect(await db.query.identityRefreshTokens.findMany()).toEqual([]);
    expect(await db.query.identityAccounts.findMany()).toHaveLength(1);
    expect(TABLES.size).toBeGreaterThan(15);
  });
});
