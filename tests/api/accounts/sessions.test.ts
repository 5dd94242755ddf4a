import * as v from "valibot";
import { expect, it, onTestFinished, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { identitySessions } from "../../../server/db/schema/accounts.ts";
import { pruneIdentity } from "../../../server/identity/pruneIdentity.ts";
import { SECOND_MS, standingClock } from "../../support/server/clock.ts";
import { protocolOf } from "../../support/identity/protocol.ts";
import { NOW } from "../../support/data/rows.ts";
import { siteOn } from "../../support/server/requests.ts";
import { loudLog } from "../../support/alerts/sending.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const TokenSchema = v.object({ idToken: v.string() });

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

  it("keeps to a few good tokens, whatever a broken client asks for", async () => {
    const { signUp, refreshed, pass } = site();
    const { refreshToken } = await signUp("a@b.org");
    for (let tries = 0; tries < 25; tries += 1) {
      pass(SECOND_MS);
      await refreshed(refreshToken);
    }
    const stored = await database().db.query.identityRefreshTokens.findMany();
    const good = stored.filter(({ usedAt, evictedAt }) => usedAt === null && evictedAt === null);
    expect(good).toHaveLength(20);
  });

  it("ends when a thief has pushed out the owner's token, and the log says so", async () => {
    const log = loudLog();
    const clock = standingClock();
    const { signUp, refreshed, refresh } = protocolOf(
      siteOn(database().db, { now: clock.now, log }),
    );
    const { localId, refreshToken: copied } = await signUp("a@b.org");
    const owner = await refreshed(copied);
    let thief = owner;
    for (let tries = 0; tries < 21; tries += 1) {
      clock.pass(SECOND_MS);
      thief = await refreshed(copied);
    }
    expect((await refresh(owner.refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect((await refresh(thief.refreshToken)).error).toBe("TOKEN_EXPIRED");
    const line = log.lines.find((each) => each.includes("somebody has a copy"));
    expect(line).toContain(localId);
    expect(line).toContain("evicted");
    expect(log.lines.join()).not.toContain(owner.refreshToken);
  });

  it("is refreshed sixty times an hour at most, without being signed out by it", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    onTestFinished(() => void vi.useRealTimers());
    const { signUp, refresh, refreshed } = protocolOf(siteOn(database().db, { now: Date.now }));
    let { refreshToken } = await signUp("a@b.org");
    for (let tries = 0; tries < 60; tries += 1) {
      ({ refreshToken } = await refreshed(refreshToken));
    }
    expect(await refresh(refreshToken)).toMatchObject({ status: 429, error: null });
    vi.setSystemTime(NOW + HOUR_MS);
    await refreshed(refreshToken);
  });

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
