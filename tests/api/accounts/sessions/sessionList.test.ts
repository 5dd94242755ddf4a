import { expect, it } from "vitest";
import * as v from "valibot";
import { SessionsSchema } from "#domain/accounts.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { standingClock } from "../../../support/server/clock.ts";
import { PASSWORD, protocolOf } from "../../../support/identity/protocol.ts";
import { siteOn } from "../../../support/server/requests.ts";
import { describeOnEachEngine } from "../../../support/database/testDatabase.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const TokensSchema = v.object({ idToken: v.string(), refreshToken: v.string() });

describeOnEachEngine("the sessions of an account", (database) => {
  function site() {
    const clock = standingClock();
    const here = protocolOf(siteOn(database().db, { now: clock.now }));
    const sessions = async (idToken: string) => {
      const answer = await here.api("GET", "/account/sessions", idToken);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      return v.parse(SessionsSchema, await answer.json()).sessions ?? [];
    };
    const signInBy = async (userAgent: string) => {
      const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";
      const call = JSON.stringify({ email: "a@b.org", password: PASSWORD });
      const { body } = await here.send(path, "application/json", call, { "user-agent": userAgent });
      return v.parse(TokensSchema, body);
    };
    return { ...here, ...clock, sessions, signInBy };
  }

  it("are listed with their browser and times, the last used first, without what proves them", async () => {
    const { signUp, signInBy, sessions, pass, refreshed } = site();
    const first = await signUp("a@b.org");
    pass(MINUTE_MS);
    const { idToken } = await signInBy(FIREFOX);
    pass(MINUTE_MS);
    await refreshed(first.refreshToken);
    const listed = await sessions(idToken);
    expect(listed).toMatchObject([
      {
        label: null,
        signedInAt: "2026-11-20T12:00:00.000Z",
        lastUsedAt: "2026-11-20T12:02:00.000Z",
        isThis: false,
      },
      { label: "Firefox on Linux", signedInAt: "2026-11-20T12:01:00.000Z", isThis: true },
    ]);
    for (const { id } of await database().db.query.identitySessions.findMany()) {
      expect(JSON.stringify(listed)).not.toContain(id);
    }
  });

  it("are ended one by one, by their owner alone", async () => {
    const { signUp, signInBy, sessions, api, refresh } = site();
    const lost = await signUp("a@b.org");
    const { idToken } = await signInBy(FIREFOX);
    const other = await signUp("c@d.org");
    const id = (await sessions(idToken)).find(({ isThis }) => !isThis)?.id ?? "";
    const end = async (token: string, which = id) =>
      (await api("DELETE", `/account/sessions/${which}`, token)).status;
    expect([await end(other.idToken), await end(idToken, "unknown")]).toEqual([404, 404]);
    expect(await end("nonsense")).toBe(401);
    expect(await end(idToken)).toBe(204);
    expect(await end(idToken)).toBe(404);
    expect((await api("GET", "/account", lost.idToken)).status).toBe(401);
    expect((await refresh(lost.refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect(await sessions(idToken)).toHaveLength(1);
  });

  it("are ended by signing out: neither refresh token nor ID token opens anything any more", async () => {
    const { signUp, signInBy, sessions, api, refresh } = site();
    const other = await signUp("a@b.org");
    const { idToken, refreshToken } = await signInBy(FIREFOX);
    expect((await api("DELETE", "/account/sessions/this", idToken)).status).toBe(204);
    expect((await refresh(refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect((await api("GET", "/account", idToken)).status).toBe(401);
    expect(await sessions(other.idToken)).toMatchObject([{ isThis: true }]);
  });
});
