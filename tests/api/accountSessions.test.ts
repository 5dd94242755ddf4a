import { expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS, standingClock } from "../support/clock.ts";
import { protocolOf } from "../support/protocol.ts";
import { HOUR_MS } from "../support/rows.ts";
import { siteOn } from "../support/requests.ts";
import { describeOnEachEngine } from "../support/testDatabase.ts";

describeOnEachEngine("a session of the embedded identity", (database) => {
  function site() {
    const clock = standingClock();
    const app = siteOn(database().db, { now: clock.now });
    return { ...protocolOf(app), pass: clock.pass };
  }

  it("goes on by refreshing, for longer than any token lives", async () => {
    const { signUp, refreshed, api, pass } = site();
    let session: { idToken: string; refreshToken: string } = await signUp("a@b.org");
    for (let hours = 0; hours < 5; hours += 1) {
      pass(HOUR_MS);
      expect((await api("GET", "/account", session.idToken)).status).toBe(401);
      session = await refreshed(session.refreshToken);
      expect((await api("GET", "/account", session.idToken)).status).toBe(200);
    }
  });

  it("survives a lost answer, even of several tries hours apart", async () => {
    const { signUp, refreshed, api, pass } = site();
    const { refreshToken } = await signUp("a@b.org");
    await refreshed(refreshToken);
    pass(HOUR_MS);
    await refreshed(refreshToken);
    pass(5 * HOUR_MS);
    const arrived = await refreshed(refreshToken);
    const next = await refreshed(arrived.refreshToken);
    expect((await api("GET", "/account", next.idToken)).status).toBe(200);
  });

  it("survives two tabs that refresh side by side, one of them late", async () => {
    const { signUp, refreshed, api, pass } = site();
    const { refreshToken } = await signUp("a@b.org");
    const [one, other] = await Promise.all([refreshed(refreshToken), refreshed(refreshToken)]);
    await refreshed(one.refreshToken);
    pass(MINUTE_MS);
    const late = await refreshed(refreshToken);
    expect((await api("GET", "/account", late.idToken)).status).toBe(200);
    await refreshed(other.refreshToken);
    await refreshed(late.refreshToken);
  });

  it("ends when a token comes again after its successor was used: somebody has a copy", async () => {
    const { signUp, refresh, refreshed, api, pass } = site();
    const { refreshToken: copied } = await signUp("a@b.org");
    const { refreshToken } = await refreshed(copied);
    const { idToken, refreshToken: newest } = await refreshed(refreshToken);
    pass(MINUTE_MS + SECOND_MS);
    expect((await refresh(copied)).error).toBe("TOKEN_EXPIRED");
    expect((await refresh(newest)).error).toBe("TOKEN_EXPIRED");
    expect((await api("GET", "/account", idToken)).status).toBe(401);
  });

  it("ends when a thief has refreshed first and the owner comes later", async () => {
    const { signUp, refresh, refreshed, pass } = site();
    const { refreshToken: copied } = await signUp("a@b.org");
    let thief = await refreshed(copied);
    const owner = await refreshed(copied);
    thief = await refreshed(thief.refreshToken);
    thief = await refreshed(thief.refreshToken);
    pass(MINUTE_MS + SECOND_MS);
    expect((await refresh(owner.refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect((await refresh(thief.refreshToken)).error).toBe("TOKEN_EXPIRED");
  });

  it("keeps to a few tokens, whatever a broken client asks for", async () => {
    const { signUp, refreshed, refresh, pass } = site();
    const { refreshToken } = await signUp("a@b.org");
    const first = await refreshed(refreshToken);
    for (let tries = 0; tries < 25; tries += 1) {
      pass(SECOND_MS);
      await refreshed(refreshToken);
    }
    expect(await database().db.query.identityRefreshTokens.findMany()).toHaveLength(21);
    expect((await refresh(first.refreshToken)).error).toBe("TOKEN_EXPIRED");
  });

  it("stores neither tokens nor the password", async () => {
    const { signUp, refreshed } = site();
    const { refreshToken } = await signUp("a@b.org", "correct horse");
    const next = await refreshed(refreshToken);
    const { query } = database().db;
    const stored = JSON.stringify([
      await query.identityRefreshTokens.findMany(),
      await query.identitySessions.findMany(),
      await query.identityAccounts.findMany(),
    ]);
    for (const secret of [refreshToken, next.refreshToken, next.idToken, "correct horse"]) {
      expect(stored).not.toContain(secret);
    }
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
