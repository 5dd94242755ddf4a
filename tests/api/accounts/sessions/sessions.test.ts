import * as v from "valibot";
import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { identitySessions } from "../../../../server/db/schema/accounts.ts";
import { pruneIdentity } from "../../../../server/accounts/pruneIdentity.ts";
import { SECOND_MS, standingClock } from "../../../support/server/clock.ts";
import { protocolOf } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { siteOn } from "../../../support/server/requests.ts";
import { describeOnFasterEngine } from "../../../support/database/testDatabase.ts";

const TokenSchema = v.object({ idToken: v.string() });

describeOnFasterEngine("a session of the embedded identity", (database) => {
  function site() {
    const clock = standingClock();
    const app = siteOn(database().db, { now: clock.now });
    return { ...protocolOf(app), pass: clock.pass };
  }

  it("ends after ninety days, however often it was used", async () => {
    const { signUp, refreshed, refresh, pass } = site();
    let { refreshToken } = await signUp("a@b.org");
    for (let days = 0; days < 90; days += 30) {
      pass(30 * 24 * HOUR_MS);
      ({ refreshToken } = await refreshed(refreshToken));
    }
    pass(SECOND_MS);
    expect((await refresh(refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect(await database().db.query.identitySessions.findMany()).toEqual([]);
  });

  it.each([
    ["sixty days without use", 60, 60],
    ["ninety days with use", 90, 0],
  ])("is gone from the database after %s", async (_, days, idleDays) => {
    const { signUp } = site();
    await signUp("a@b.org");
    const at = NOW + days * 24 * HOUR_MS;
    const lastUsedAt = new Date(at - idleDays * 24 * HOUR_MS);
    await database().db.update(identitySessions).set({ lastUsedAt });
    await pruneIdentity(database().db, at);
    expect(await database().db.query.identitySessions.findMany()).toHaveLength(1);
    await pruneIdentity(database().db, at + 1);
    expect(await database().db.query.identitySessions.findMany()).toEqual([]);
  });

  it("ends everywhere at once, and a sign-in right after it works", async () => {
    const { signUp, signIn, refresh, api } = site();
    const phone = await signUp("a@b.org");
    const tablet = await signIn("a@b.org");
    const answer = await api("POST", "/account/sign-out-everywhere", phone.idToken);
    expect(answer.status).toBe(204);
    for (const { idToken, refreshToken } of [phone, tablet]) {
      expect((await api("GET", "/account", idToken)).status).toBe(401);
      expect((await refresh(refreshToken)).error).toBe("TOKEN_EXPIRED");
    }
    const { idToken } = await signIn("a@b.org");
    expect((await api("GET", "/account", idToken)).status).toBe(200);
  });

  it("ends with a new password, for everybody but who has set it", async () => {
    const { call, signUp, signIn, refresh, api } = site();
    const phone = await signUp("a@b.org");
    const tablet = await signIn("a@b.org");
    const { idToken } = phone;
    const { body } = await call("update", { idToken, password: "battery staple" });
    expect(body).toMatchObject({ localId: phone.localId, expiresIn: "3600" });
    for (const { idToken: old, refreshToken } of [phone, tablet]) {
      expect((await api("GET", "/account", old)).status).toBe(401);
      expect((await refresh(refreshToken)).error).toBe("TOKEN_EXPIRED");
    }
    expect((await call("update", { idToken, displayName: "Ann" })).error).toBe("TOKEN_EXPIRED");
  });

  it("that a new password has begun is no younger than the one before: the next asks again", async () => {
    const { call, signUp, pass } = site();
    const { idToken } = await signUp("a@b.org");
    pass(4 * MINUTE_MS);
    const { body } = await call("update", { idToken, password: "battery staple" });
    pass(MINUTE_MS + SECOND_MS);
    const again = { idToken: v.parse(TokenSchema, body).idToken, password: "battery horse" };
    expect((await call("update", again)).error).toBe("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  });

  it("of an hour must give the password again before it is changed or the account deleted", async () => {
    const { call, signUp, refreshed, pass } = site();
    const { refreshToken } = await signUp("a@b.org");
    pass(5 * MINUTE_MS + SECOND_MS);
    const { idToken } = await refreshed(refreshToken);
    const tooOld = "CREDENTIAL_TOO_OLD_LOGIN_AGAIN";
    expect((await call("update", { idToken, password: "battery staple" })).error).toBe(tooOld);
    expect((await call("delete", { idToken })).error).toBe(tooOld);
    expect((await call("update", { idToken, displayName: "Ann" })).error).toBeNull();
  });

  it("begins with the old password no more while the new one is being set", async () => {
    const { call, signUp, tryPassword, api } = site();
    const { idToken } = await signUp("a@b.org");
    const [changed] = await Promise.all([
      call("update", { idToken, password: "battery staple" }),
      call("signInWithPassword", { email: "a@b.org", password: "correct horse" }),
    ]);
    expect(changed.error).toBeNull();
    expect(await database().db.query.identitySessions.findMany()).toHaveLength(1);
    expect((await api("GET", "/account", idToken)).status).toBe(401);
    expect(await tryPassword("a@b.org", "correct horse")).toBe("INVALID_LOGIN_CREDENTIALS");
  });
});
