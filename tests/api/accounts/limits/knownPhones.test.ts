import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anywhere, attempts, tally, TOO_MANY, WRONG } from "../../../support/identity/attempts.ts";
import { embeddedForTests } from "../../../support/identity/identity.ts";
import { PASSWORD, protocolOf, type Cookies } from "../../../support/identity/protocol.ts";
import { NOW } from "../../../support/data/rows.ts";
import { silentLog, siteOn } from "../../../support/server/requests.ts";
import { describeOnFasterEngine } from "../../../support/database/testDatabase.ts";

const SIGN_IN = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";
const TOKEN = "/securetoken.googleapis.com/v1/token";
const FORM = "application/x-www-form-urlencoded";

describeOnFasterEngine("a phone that has signed in before", (database) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function site(siteOrigin = "http://site.test") {
    const settings = embeddedForTests(silentLog(), { siteOrigin: () => siteOrigin });
    const app = siteOn(database().db, { now: Date.now, identitySettings: settings });
    const from = (address: string, cookies?: Cookies) => protocolOf(app, address, cookies);
    return { app, from };
  }

  it("signs in while strangers have locked its account, and strangers still do not", async () => {
    const { from } = site();
    const cookies: Cookies = new Map();
    const owner = from("203.0.113.1", cookies);
    await owner.signUp("a@b.org");
    await attempts(11, (attempt) => from(anywhere(attempt)).tryPassword("a@b.org", "wrong horse"));
    expect(await from("203.0.113.2").tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
    expect(await owner.tryPassword("a@b.org", PASSWORD)).toBeNull();
    // On another network, too: it is the phone that is known.
    expect(await from("203.0.113.3", cookies).tryPassword("a@b.org", PASSWORD)).toBeNull();
    expect(await from("203.0.113.2").tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
  });

  it("signs in while neighbours have used up its address", async () => {
    const { from } = site();
    const cookies: Cookies = new Map();
    await from("203.0.113.1", cookies).signUp("a@b.org");
    const neighbour = from("203.0.113.1");
    await attempts(110, (attempt) =>
      neighbour.tryPassword(`b${String(attempt)}@b.org`, "x".repeat(9)),
    );
    expect(await neighbour.tryPassword("c@b.org", PASSWORD)).toBe(TOO_MANY);
    expect(await from("203.0.113.1", cookies).tryPassword("a@b.org", PASSWORD)).toBeNull();
  });

  it("signs in while a neighbour with right passwords has used up the hashes of its address", async () => {
    const { from } = site();
    const cookies: Cookies = new Map();
    await from("203.0.113.1", cookies).signUp("a@b.org");
    const accounts = Array.from({ length: 12 }, (_, each) => `b${String(each)}@b.org`);
    for (const [each, email] of accounts.entries()) await from(anywhere(each)).signUp(email);
    // Another phone each time, which the site does not know yet; and one after the other, because
    // many at once would count as wrong until they are known to be right.
    for (let round = 0; round < 25; round += 1)
      await attempts(12, (each) => from("203.0.113.1").tryPassword(accounts[each] ?? "", PASSWORD));
    expect(await from("203.0.113.1").tryPassword(accounts[0] ?? "", PASSWORD)).toBe(TOO_MANY);
    expect(await from("203.0.113.1", cookies).tryPassword("a@b.org", PASSWORD)).toBeNull();
  });

  it("takes nothing from its neighbours: its own sign-ins do not count against the address", async () => {
    const { from } = site();
    const phones = await Promise.all(
      Array.from({ length: 12 }, async (_, each) => {
        const email = `b${String(each)}@b.org`;
        const cookies: Cookies = new Map();
        await from(anywhere(each), cookies).signUp(email);
        return { email, phone: from("203.0.113.1", cookies) };
      }),
    );
    for (let round = 0; round < 26; round += 1) {
      const answers = phones.map(({ email, phone }) => phone.tryPassword(email, PASSWORD));
      expect(tally(await Promise.all(answers))).toEqual({ "signed in": 12 });
    }
    await from("203.0.113.9").signUp("a@b.org");
    expect(await from("203.0.113.1").tryPassword("a@b.org", PASSWORD)).toBeNull();
  });

  it("has ten wrong passwords of its own, and no more for having several accounts' marks", async () => {
    const { from } = site();
    const cookies: Cookies = new Map();
    const owner = from("203.0.113.1", cookies);
    await owner.signUp("a@b.org");
    await owner.signUp("c@b.org");
    expect(cookies.size).toBe(2);
    const answers = await attempts(30, () => owner.tryPassword("a@b.org", "wrong horse"));
    expect(tally(answers)).toEqual({ [WRONG]: 10, [TOO_MANY]: 20 });
    expect(await owner.tryPassword("a@b.org", PASSWORD)).toBe(TOO_MANY);
    // Who shares the account from elsewhere is not held up by that.
    expect(await from("203.0.113.2").tryPassword("a@b.org", PASSWORD)).toBeNull();
  });

  it("is known by a mark that nobody else can make or use for another account", async () => {
    const { from } = site();
    const cookies: Cookies = new Map();
    await from("203.0.113.1", cookies).signUp("mine@b.org");
    const victim: Cookies = new Map();
    await from("203.0.113.2", victim).signUp("yours@b.org");
    await attempts(11, (each) => from(anywhere(each)).tryPassword("yours@b.org", "wrong horse"));
    const [name = ""] = [...victim.keys()];
    const [mine = ""] = [...cookies.values()];
    for (const forged of [mine, "", ".", "a.b", `${mine}x`, mine.replace(/^./, "_")]) {
      const thief = from("203.0.113.3", new Map([[name, forged]]));
      expect(await thief.tryPassword("yours@b.org", PASSWORD)).toBe(TOO_MANY);
    }
    expect(JSON.stringify([...victim])).not.toContain("yours");
  });

  it("gets its mark out of reach of scripts and of other sites, over https only where there is https", async () => {
    const cookieOf = async (origin: string) => {
      const { app, from } = site(origin);
      await from("203.0.113.1").call("signUp", { email: "a@b.org", password: PASSWORD });
      const response = await app.request(SIGN_IN, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a@b.org", password: PASSWORD }),
      });
      return response.headers.getSetCookie().join();
    };
    const plain = await cookieOf("http://site.test");
    expect(plain).toMatch(
      /^phone-[\w-]{16}=[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/identitytoolkit\.googleapis\.com\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await cookieOf("https://site.test")).toMatch(/^__Secure-phone-.*; Secure/);
  });

  it("whose neighbours send a hundred tokens that mean nothing still signs in, and refreshes", async () => {
    const { from } = site();
    const { refresh, signUp, tryPassword } = from("203.0.113.1");
    const { refreshToken } = await signUp("a@b.org");
    const answers = await attempts(101, async () => (await refresh("A".repeat(43))).error);
    expect(tally(answers)).toEqual({ TOKEN_EXPIRED: 100, [TOO_MANY]: 1 });
    expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
    expect((await refresh(refreshToken)).error).toBeNull();
  });

  it("loses nothing to another site that has a visitor's browser send calls", async () => {
    const { from } = site();
    const { send, tryPassword, signUp } = from("203.0.113.1");
    await signUp("a@b.org");
    const crossSite = { "sec-fetch-site": "cross-site" };
    const wrong = JSON.stringify({ email: "a@b.org", password: "wrong horse" });
    const garbage = "grant_type=refresh_token&refresh_token=short";
    for (let each = 0; each < 101; each += 1) {
      expect((await send(SIGN_IN, "text/plain", wrong)).status).toBe(415);
      expect((await send(SIGN_IN, "application/json", wrong, crossSite)).status).toBe(403);
      expect((await send(TOKEN, FORM, garbage, crossSite)).status).toBe(403);
      expect((await send(TOKEN, "text/plain", garbage)).status).toBe(415);
    }
    expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
    expect((await send(TOKEN, FORM, garbage)).error).toBe("INVALID_REFRESH_TOKEN");
  });
});
