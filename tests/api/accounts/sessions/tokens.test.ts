import { Hono } from "hono";
import { generateKeyPair, SignJWT } from "jose";
import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { createIdentity } from "../../../../server/accounts/identitySettings.ts";
import {
  EMBEDDED_AUDIENCE,
  EMBEDDED_ISSUER,
  newStoredKey,
  parseStoredKey,
} from "../../../../server/accounts/keys/signingKey.ts";
import { revokeKey } from "../../../../server/accounts/accountCommands.ts";
import { requireAccount } from "../../../../server/accounts/identity.ts";
import { pruneIdentity } from "../../../../server/accounts/pruneIdentity.ts";
import { SECOND_MS, standingClock } from "../../../support/server/clock.ts";
import { embeddedForTests, testKey } from "../../../support/identity/identity.ts";
import { protocolOf } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { silentLog, siteOn } from "../../../support/server/requests.ts";
import { describeOnPglite } from "../../../support/database/testDatabase.ts";

const S = NOW / 1_000;

describeOnPglite("an ID token at the API", (database) => {
  const site = () => {
    const app = siteOn(database().db);
    return { app, ...protocolOf(app) };
  };

  /** A token like the site's own of a live session, with changes. */
  async function forged(uid: string, sid: string, changed = {}, header = {}, key?: CryptoKey) {
    const { kid, privateKey } = await testKey();
    return await new SignJWT({ auth_time: S, sid, email: "a@b.org", ...changed })
      .setProtectedHeader({ alg: "RS256", kid, ...header })
      .setIssuer(EMBEDDED_ISSUER)
      .setAudience(EMBEDDED_AUDIENCE)
      .setSubject(uid)
      .setIssuedAt(S)
      .setExpirationTime(S + 3_600)
      .sign(key ?? privateKey);
  }

  it("must be genuine, or the answer is 401 and nothing more", async () => {
    const { app, signUp, api } = site();
    const { localId: uid, idToken } = await signUp("a@b.org");
    const [session] = await database().db.query.identitySessions.findMany();
    const sid = session?.id ?? "";
    expect((await api("GET", "/account", await forged(uid, sid))).status).toBe(200);
    const [head = "", body = "", signature = ""] = idToken.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const { privateKey: strange } = await generateKeyPair("RS256");
    const wrong = [
      "",
      "Bearer",
      "Basic YTpi",
      "Bearer a.b.c",
      `Bearer ${none}.${body}.`,
      `Bearer ${head}.${body}.`,
      `Bearer ${head}.${Buffer.from("{}").toString("base64url")}.${signature}`,
      `Bearer ${idToken} ${idToken}`,
      `Bearer ${await forged(uid, sid, {}, {}, strange)}`,
      `Bearer ${await forged(uid, sid, {}, { kid: "\u0000" })}`,
      `Bearer ${await forged(uid, sid, {}, { kid: "A".repeat(43) })}`,
      `Bearer ${await forged(uid, sid, { auth_time: S + 120 })}`,
      `Bearer ${await forged(uid, "another")}`,
      `Bearer ${await forged("nobody", sid)}`,
    ];
    const answers = new Set<string>();
    for (const authorization of wrong) {
      for (const path of ["/api/account", "/api/account/export"]) {
        const answer = await app.request(path, { headers: { authorization } });
        expect([authorization, answer.status]).toEqual([authorization, 401]);
        expect(answer.headers.get("www-authenticate")).toBe("Bearer");
        expect(answer.headers.get("content-type")).toBe("application/problem+json");
        answers.add((await answer.text()).replace(/,"requestId":"[^"]+"/, ""));
      }
    }
    expect([...answers]).toEqual(['{"type":"about:blank","title":"Unauthorized","status":401}']);
  });

  it("passes where a revoked session may finish its hour, and not where it must hold", async () => {
    const { signUp, api } = site();
    const { localId: uid, idToken } = await signUp("a@b.org");
    const identity = createIdentity(embeddedForTests(silentLog()), {
      leaveEvents: () => Promise.resolve(),
      db: database().db,
      now: () => NOW,
      log: silentLog(),
    });
    const votes = new Hono();
    votes.get("/votes", requireAccount(identity), (c) => c.text(c.var.token.uid));
    const ask = (token: string) =>
      votes.request("/votes", { headers: { authorization: `Bearer ${token}` } });
    await api("POST", "/account/sign-out-everywhere", idToken);
    expect(await (await ask(idToken)).text()).toBe(uid);
    expect((await api("GET", "/account", idToken)).status).toBe(401);
    expect((await ask(`${idToken}x`)).status).toBe(401);
  });

  it("is the same for every process on the database, whatever key it signs with", async () => {
    const other = await parseStoredKey(await newStoredKey(null));
    const settings = embeddedForTests(silentLog(), { readKey: () => Promise.resolve(other) });
    const [here, there] = [
      protocolOf(siteOn(database().db)),
      protocolOf(siteOn(database().db, { identitySettings: settings })),
    ];
    const mine = await here.signUp("a@b.org");
    const yours = await there.signIn("a@b.org");
    expect(mine.idToken.split(".")[0]).not.toBe(yours.idToken.split(".")[0]);
    expect((await there.api("GET", "/account", mine.idToken)).status).toBe(200);
    expect((await here.api("GET", "/account", yours.idToken)).status).toBe(200);
    await there.refreshed(mine.refreshToken);
  });

  it("outlives a change of keys by its own hour, and its session goes on", async () => {
    const old = await parseStoredKey(await newStoredKey(null));
    const next = await parseStoredKey(await newStoredKey(old.kid));
    let key = old;
    const clock = standingClock();
    const settings = embeddedForTests(silentLog(), { readKey: () => Promise.resolve(key) });
    const open = () =>
      protocolOf(siteOn(database().db, { now: clock.now, identitySettings: settings }));
    const { signUp, refreshed, api } = open();
    const signedIn = await signUp("a@b.org");
    clock.pass(30 * MINUTE_MS);
    const late = await refreshed(signedIn.refreshToken);
    key = next;
    const after = await refreshed(late.refreshToken);
    for (const { idToken } of [signedIn, late, after]) {
      expect((await api("GET", "/account", idToken)).status).toBe(200);
    }
    clock.pass(HOUR_MS - SECOND_MS);
    expect((await open().api("GET", "/account", late.idToken)).status).toBe(200);
    clock.pass(2 * MINUTE_MS);
    const published = async () => (await database().db.query.identityKeys.findMany()).length;
    expect(await published()).toBe(2);
    await pruneIdentity(database().db, clock.now());
    expect(await published()).toBe(1);
    await open().refreshed(after.refreshToken);
  });

  it("signed by a retired key is worth nothing, whatever time it claims", async () => {
    const old = await parseStoredKey(await newStoredKey(null));
    const next = await parseStoredKey(await newStoredKey(old.kid));
    let key = old;
    const clock = standingClock();
    const settings = embeddedForTests(silentLog(), { readKey: () => Promise.resolve(key) });
    const { signUp, signIn, api } = protocolOf(
      siteOn(database().db, { now: clock.now, identitySettings: settings }),
    );
    const { localId: uid } = await signUp("a@b.org");
    key = next;
    await signIn("a@b.org");
    const sid = (await database().db.query.identitySessions.findMany())[0]?.id ?? "";
    clock.pass(HOUR_MS + 2 * MINUTE_MS);
    const later = clock.now() / 1_000;
    const token = await new SignJWT({ auth_time: later, sid })
      .setProtectedHeader({ alg: "RS256", kid: old.kid })
      .setIssuer(EMBEDDED_ISSUER)
      .setAudience(EMBEDDED_AUDIENCE)
      .setSubject(uid)
      .setIssuedAt(later)
      .setExpirationTime(later + 3_600)
      .sign(old.privateKey);
    expect((await api("GET", "/account", token)).status).toBe(401);
  });

  it("signed by a revoked key is worth nothing within a minute, and the key cannot come back", async () => {
    const old = await parseStoredKey(await newStoredKey(null));
    let key = old;
    const clock = standingClock();
    const settings = embeddedForTests(silentLog(), { readKey: () => Promise.resolve(key) });
    const open = () =>
      protocolOf(siteOn(database().db, { now: clock.now, identitySettings: settings }));
    const here = open();
    const { idToken, refreshToken } = await here.signUp("a@b.org");
    // As an operator does who has deleted the file: the new key says nothing of the old one.
    key = await parseStoredKey(await newStoredKey(null));
    const { refreshToken: next } = await here.refreshed(refreshToken);
    expect((await here.api("GET", "/account", idToken)).status).toBe(200);
    const context = { db: database().db, now: clock.now, progress: () => undefined };
    await revokeKey.run(context, { kid: old.kid });
    expect((await open().api("GET", "/account", idToken)).status).toBe(401);
    clock.pass(MINUTE_MS);
    expect((await here.api("GET", "/account", idToken)).status).toBe(401);
    const { idToken: renewed } = await here.refreshed(next);
    expect((await here.api("GET", "/account", renewed)).status).toBe(200);
    // A stolen file at another server publishes it in vain, also after everything was pruned.
    await pruneIdentity(database().db, clock.now() + 2 * HOUR_MS);
    key = old;
    const stolen = await open().signIn("a@b.org");
    expect((await open().api("GET", "/account", stolen.idToken)).status).toBe(401);
    await expect(revokeKey.run(context, { kid: "unknown" })).rejects.toThrow(
      `${old.kid} (revoked `,
    );
  });
});
