import { NO_LINKS } from "#domain/site/siteConfig.ts";
import { expect, it, onTestFinished, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { hostedApp, PROJECT } from "../../support/identity/hostedApp.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

describeOnPglite("a site with a hosted project", (database) => {
  const site = () => hostedApp(database().db);

  it("tells the page where its accounts are, and lets it call there", async () => {
    const { app, emulator } = await site();
    const response = await app.request("/api/config");
    expect(await response.json()).toEqual({
      identity: { kind: "hosted", project: PROJECT, emulator },
      authSyncUrl: "/session",
      links: NO_LINKS,
      alerts: null,
    });
    expect(response.headers.get("content-security-policy")).toContain(
      `connect-src 'self' ${emulator};`,
    );
  });

  it("does not speak the identity protocol itself", async () => {
    const { app } = await site();
    const path = "/identitytoolkit.googleapis.com/v1/accounts:signUp";
    expect((await app.request(path, { method: "POST" })).status).toBe(404);
  });

  it("takes its tokens, and asks who they stand for", async () => {
    const { api, token, provider } = await site();
    const answer = await api("GET", "/account", await token());
    expect(await answer.json()).toEqual({
      uid: "ann",
      email: "ann@example.org",
      emailVerified: true,
      displayName: "Ann",
    });
    expect(provider.asked.lookups).toMatchObject([{ referer: "https://site.test/" }]);
    expect(provider.asked.lookups[0]?.url).toContain("accounts:lookup?key=public%20key");
  });

  it.each<[string, Record<string, unknown>]>([
    ["another project", { aud: "blue", iss: "https://securetoken.google.com/blue" }],
    ["another project's issuer", { iss: "https://securetoken.google.com/blue" }],
    ["the embedded identity", { iss: "urn:ohio-cannabis-community:embedded-identity" }],
    ["yesterday", { exp: NOW / 1_000 - 1 }],
    ["tomorrow", { iat: NOW / 1_000 + 120 }],
    ["nobody", { sub: "" }],
  ])("refuses a token of %s without asking anybody", async (_, changed) => {
    const { api, token, provider } = await site();
    const answer = await api("GET", "/account", await token(changed));
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(provider.asked.lookups).toEqual([]);
  });

  it("follows when the provider changes its keys, and is not driven by invented ones", async () => {
    // The library that fetches the keys has the process's own clock.
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    onTestFinished(() => void vi.useRealTimers());
    const { api, token, provider } = await site();
    expect((await api("GET", "/account", await token())).status).toBe(200);
    await provider.addKey("k2");
    // Right after the keys were fetched an unknown one has to wait, or forgers could have the
    // provider asked at will.
    expect((await api("GET", "/account", await token({}, "k2"))).status).toBe(401);
    expect(provider.asked.keys).toBe(1);
    vi.setSystemTime(NOW + 31_000);
    expect((await api("GET", "/account", await token({}, "k2"))).status).toBe(200);
    expect((await api("GET", "/account", await token())).status).toBe(200);
    expect(provider.asked.keys).toBe(2);
  });

  it.each([
    ["the account was signed out everywhere", { validSince: String(NOW / 1_000 + 1) }],
    ["the account is disabled", { disabled: true }],
    ["the token is another account's", { localId: "bob" }],
  ])("answers 401 when %s", async (_, changed) => {
    const { api, token, provider } = await site();
    provider.state.user = { localId: "ann", ...changed };
    expect((await api("GET", "/account", await token())).status).toBe(401);
  });

  it("takes the token that a change of the password hands out", async () => {
    const { api, token, provider, pass } = await site();
    provider.state.user = { localId: "ann", validSince: String(NOW / 1_000 + 60) };
    pass(61_000);
    const handedOut = await token({ auth_time: NOW / 1_000 });
    expect((await api("GET", "/account", handedOut)).status).toBe(200);
  });

  it.each(["TOKEN_EXPIRED", "USER_DISABLED", "INVALID_ID_TOKEN", "USER_NOT_FOUND"])(
    "answers 401 when the provider says %s",
    async (refusal) => {
      const { api, token, provider } = await site();
      Object.assign(provider.state, { user: null, refusal });
      expect((await api("GET", "/account", await token())).status).toBe(401);
    },
  );

  it("answers 503 when the provider cannot be asked: nobody is signed out for that", async () => {
    const { api, token, provider } = await site();
    provider.state.keysStatus = 500;
    expect((await api("GET", "/account", await token())).status).toBe(503);
    provider.state.keysStatus = 200;
    provider.state.status = 500;
    expect((await api("GET", "/account", await token())).status).toBe(503);
    provider.state.status = 200;
    Object.assign(provider.state, { user: null, refusal: "QUOTA_EXCEEDED" });
    expect((await api("GET", "/account", await token())).status).toBe(503);
  });

  it("signs out everywhere for its own calls, and in again at once", async () => {
    const { api, token, pass } = await site();
    const before = await token({ auth_time: NOW / 1_000 - 60 });
    pass(700);
    expect((await api("POST", "/account/sign-out-everywhere", before)).status).toBe(204);
    expect((await api("GET", "/account", before)).status).toBe(401);
    pass(100);
    expect((await api("GET", "/account", await token())).status).toBe(200);
    pass(HOUR_MS);
    const refreshed = await token({ auth_time: NOW / 1_000 - 60 });
    expect((await api("GET", "/account", refreshed)).status).toBe(401);
  });

  it("deletes what it keeps, before or after the provider has deleted the account", async () => {
    const { api, token, provider, pass } = await site();
    const { db } = database();
    const idToken = await token();
    await api("POST", "/account/sign-out-everywhere", idToken);
    pass(1_000);
    const again = await token();
    const exported = await api("GET", "/account/export", again);
    expect(await exported.json()).toMatchObject({
      records: { profiles: [{ uid: "ann", signedOutAt: new Date(NOW).toISOString() }] },
    });
    expect((await api("DELETE", "/account", again)).status).toBe(204);
    expect(await db.query.profiles.findMany()).toEqual([]);
    await api("POST", "/account/sign-out-everywhere", again);
    Object.assign(provider.state, { user: null, refusal: "USER_NOT_FOUND" });
    expect((await api("DELETE", "/account", again)).status).toBe(204);
    expect(await db.query.profiles.findMany()).toEqual([]);
    pass(6 * MINUTE_MS);
    expect((await api("DELETE", "/account", again)).status).toBe(403);
  });
});
