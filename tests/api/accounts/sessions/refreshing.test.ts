import { expect, it, onTestFinished, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { SECOND_MS, standingClock } from "../../../support/server/clock.ts";
import { protocolOf } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { siteOn } from "../../../support/server/requests.ts";
import { loudLog } from "../../../support/alerts/sending.ts";
import { describeOnFasterEngine } from "../../../support/database/testDatabase.ts";

describeOnFasterEngine("a session that is refreshed", (database) => {
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
});
