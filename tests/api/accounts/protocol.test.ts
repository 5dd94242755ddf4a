import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { disableAccount } from "../../../server/identity/embedded/commands.ts";
import { standingClock } from "../../support/server/clock.ts";
import { cheapHasher, embeddedForTests } from "../../support/identity/identity.ts";
import { PASSWORD, protocolOf } from "../../support/identity/protocol.ts";
import { NOW } from "../../support/data/rows.ts";
import { silentLog, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

const ACCOUNTS = "/identitytoolkit.googleapis.com/v1/accounts:";
const TOKEN = "/securetoken.googleapis.com/v1/token";

describeOnEachEngine("the embedded identity's protocol", (database) => {
  function site(more = {}) {
    const settings = embeddedForTests(silentLog(), more);
    const clock = standingClock();
    const app = siteOn(database().db, { identitySettings: settings, now: clock.now });
    const code = async () => {
      await settings.background.settled();
      return new URL(settings.mails.at(-1)?.link ?? "").searchParams.get("oobCode");
    };
    return { app, ...protocolOf(app), ...clock, settings, code };
  }

  describe("refuses in its own shape", () => {
    it.each([
      ["signUp", { email: "a@b.org" }, "MISSING_PASSWORD"],
      ["signUp", { password: PASSWORD }, "OPERATION_NOT_ALLOWED"],
      ["signUp", { email: "a b@c.org", password: PASSWORD }, "INVALID_EMAIL"],
      ["signUp", { email: "a@b.org\nBcc: c@d.org", password: PASSWORD }, "INVALID_EMAIL"],
      ["signUp", { email: `${"a".repeat(250)}@b.org`, password: PASSWORD }, "INVALID_EMAIL"],
      [
        "signUp",
        { email: "a@b.org", password: "1234567" },
        "WEAK_PASSWORD : Password should be at least 8 characters",
      ],
      [
        "signUp",
        { email: "a@b.org", password: "😀😀😀😀" },
        "WEAK_PASSWORD : Password should be at least 8 characters",
      ],
      [
        "signUp",
        { email: "a@b.org", password: "a".repeat(129) },
        "WEAK_PASSWORD : Password is too long",
      ],
      [
        "signUp",
        { email: "a@b.org", password: "PassWord1" },
        "WEAK_PASSWORD : Password is among the most common ones",
      ],
      ["signUp", { email: 7, password: PASSWORD }, "INVALID_REQUEST"],
      ["signInWithPassword", { password: PASSWORD }, "MISSING_EMAIL"],
      ["signInWithPassword", { email: "a@b.org" }, "MISSING_PASSWORD"],
      [
        "signInWithPassword",
        { email: "a@b.org", password: "a".repeat(9_000) },
        "INVALID_LOGIN_CREDENTIALS",
      ],
      ["lookup", {}, "MISSING_ID_TOKEN"],
      ["lookup", { idToken: "a.b.c" }, "INVALID_ID_TOKEN"],
      ["update", { displayName: "Ann" }, "MISSING_ID_TOKEN"],
      ["update", { oobCode: "guess" }, "INVALID_OOB_CODE"],
      ["delete", {}, "MISSING_ID_TOKEN"],
      ["sendOobCode", { requestType: "PASSWORD_RESET" }, "MISSING_EMAIL"],
      ["sendOobCode", { requestType: "VERIFY_EMAIL", email: "a@b.org" }, "MISSING_ID_TOKEN"],
      ["sendOobCode", { requestType: "EMAIL_SIGNIN", email: "a@b.org" }, "OPERATION_NOT_ALLOWED"],
      ["sendOobCode", { requestType: "DANCE", email: "a@b.org" }, "INVALID_REQ_TYPE"],
      ["resetPassword", {}, "MISSING_OOB_CODE"],
      ["createAuthUri", { identifier: "nobody" }, "INVALID_EMAIL"],
    ])("%s %o", async (name, body, error) => {
      const answer = await site().call(name, body);
      expect([answer.status, answer.error]).toEqual([400, error]);
    });

    it.each([
      ["no JSON", "application/json", "{"],
      ["nothing", "application/json", ""],
      ["no object", "application/json", "null"],
    ])("%s", async (_, type, body) => {
      expect((await site().send(`${ACCOUNTS}signUp`, type, body)).error).toBe("INVALID_REQUEST");
    });

    it.each([
      ["", "INVALID_GRANT_TYPE"],
      ["grant_type=password&refresh_token=a", "INVALID_GRANT_TYPE"],
      ["grant_type=refresh_token", "MISSING_REFRESH_TOKEN"],
      ["grant_type=refresh_token&refresh_token=short", "INVALID_REFRESH_TOKEN"],
      [`grant_type=refresh_token&refresh_token=${"A".repeat(43)}`, "TOKEN_EXPIRED"],
    ])("the form %o", async (form, error) => {
      const { send } = site();
      const type = "application/x-www-form-urlencoded";
      expect((await send(TOKEN, type, form)).error).toBe(error);
    });
  });

  it.each([
    ["POST", `${ACCOUNTS}signInWithCustomToken`, 404],
    ["GET", `${ACCOUNTS}lookup`, 404],
    ["GET", "/identitytoolkit.googleapis.com/v2/passwordPolicy", 404],
    ["GET", "/identitytoolkit.googleapis.com/", 404],
    ["POST", "/securetoken.googleapis.com/v1/tokens", 404],
  ])("has nothing at %s %s, and says so as the API does", async (method, path, status) => {
    const response = await site().app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("takes no more than a call can be long", async () => {
    const body = JSON.stringify({ email: "a@b.org", password: "a".repeat(40_000) });
    const headers = { "content-type": "application/json", "content-length": String(body.length) };
    const response = await site().app.request(`${ACCOUNTS}signUp`, {
      method: "POST",
      body,
      headers,
    });
    expect(response.status).toBe(413);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("is never kept by a cache", async () => {
    const { app } = site();
    for (const path of [`${ACCOUNTS}lookup`, TOKEN]) {
      const response = await app.request(path, { method: "POST" });
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("fails in a way that keeps visitors signed in: without the protocol's error", async () => {
    const down = new Proxy(database().db, {
      get: () => () => {
        throw new Error("secret: connection failed");
      },
    });
    const { call, refresh } = protocolOf(siteOn(down));
    for (const answer of [
      await call("signUp", { email: "a@b.org", password: PASSWORD }),
      await refresh("A".repeat(43)),
    ]) {
      expect(answer).toMatchObject({ status: 500, body: { type: "about:blank" } });
      expect(JSON.stringify(answer.body)).not.toMatch(/secret|"error"/);
    }
  });

  it("names people as they wish, in one line", async () => {
    const { call, signUp } = site();
    const { idToken } = await signUp("a@b.org");
    const name = async (displayName: unknown) => {
      const { error, body } = await call("update", { idToken, displayName });
      return error ?? body;
    };
    expect(await name("  Ann\u0000\n Lee ")).toMatchObject({ displayName: "Ann Lee" });
    expect(await name("<b>\"'é😀")).toMatchObject({ displayName: "<b>\"'é😀" });
    expect(await name("\ud800Ann")).toMatchObject({ displayName: "Ann" });
    expect(await name("a".repeat(257))).toBe("INVALID_REQUEST");
    expect(await name(undefined)).toMatchObject({ displayName: "Ann" });
    expect(await name(null)).not.toHaveProperty("displayName");
  });

  it("lets one of two sign-ups with the same e-mail at the same time through", async () => {
    const { call } = site();
    const tries = await Promise.all(
      ["a@b.org", "A@B.org"].map((email) => call("signUp", { email, password: PASSWORD })),
    );
    expect(tries.map(({ error }) => error ?? "done").sort()).toEqual(["EMAIL_EXISTS", "done"]);
  });

  it("answers a reset the same way whoever asks, and sends it to who has an account", async () => {
    const { call, signUp, settings } = site();
    await signUp("known@b.org");
    const ask = async (email: string) => {
      const { status, body } = await call("sendOobCode", { requestType: "PASSWORD_RESET", email });
      return [status, JSON.stringify(body).replace(email, "…")];
    };
    expect(await ask("known@b.org")).toEqual(await ask("unknown@b.org"));
    await settings.background.settled();
    expect(settings.mails).toHaveLength(1);
    expect(settings.mails[0]).toMatchObject({ to: "known@b.org" });
  });

  it("says that no link can be sent where the site cannot send mail, whoever asks", async () => {
    const { call, signUp } = site({ sendMail: null });
    const { idToken } = await signUp("known@b.org");
    const refusal = "OPERATION_NOT_ALLOWED : No mail can be sent";
    for (const email of ["known@b.org", "unknown@b.org"]) {
      const { error } = await call("sendOobCode", { requestType: "PASSWORD_RESET", email });
      expect(error).toBe(refusal);
    }
    expect((await call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken })).error).toBe(
      refusal,
    );
    expect(await database().db.query.identityCodes.findMany()).toEqual([]);
  });

  it("has answered before it looks whether there is an account", async () => {
    const work: (() => Promise<void>)[] = [];
    const settled = () => Promise.resolve();
    const background = { start: (one: () => Promise<void>) => void work.push(one), settled };
    const { call, signUp, settings } = site({ background });
    await signUp("a@b.org");
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    expect(settings.mails).toEqual([]);
    await Promise.all(work.map((one) => one()));
    expect(settings.mails).toHaveLength(1);
  });

  it("takes a code once, of several that come at once, and for an hour", async () => {
    const { call, signUp, code, pass } = site();
    await signUp("a@b.org");
    const forgot = () => call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    await forgot();
    const oobCode = await code();
    const uses = await Promise.all(
      ["battery staple 1", "battery staple 2"].map((newPassword) =>
        call("resetPassword", { oobCode, newPassword }),
      ),
    );
    expect(uses.map(({ error }) => error ?? "done").sort()).toEqual(["INVALID_OOB_CODE", "done"]);
    await forgot();
    const late = await code();
    pass(HOUR_MS);
    const { error } = await call("resetPassword", { oobCode: late, newPassword: PASSWORD });
    expect(error).toBe("EXPIRED_OOB_CODE");
  });

  it("withdraws a code when the password is changed otherwise", async () => {
    const { call, signUp, code } = site();
    const { idToken } = await signUp("a@b.org");
    await call("sendOobCode", { requestType: "PASSWORD_RESET", email: "a@b.org" });
    const oobCode = await code();
    await call("update", { idToken, password: "battery staple" });
    expect((await call("resetPassword", { oobCode })).error).toBe("INVALID_OOB_CODE");
  });

  it("hashes a password again when that has become dearer", async () => {
    await site().signUp("a@b.org");
    const hashOf = async () =>
      (await database().db.query.identityAccounts.findFirst())?.passwordHash;
    expect(await hashOf()).toMatch(/^\$scrypt\$ln=4,/);
    await site({ passwords: cheapHasher(5) }).signIn("a@b.org");
    expect(await hashOf()).toMatch(/^\$scrypt\$ln=5,/);
    await site({ passwords: cheapHasher(5) }).signIn("a@b.org");
  });

  it("signs a disabled account out, and tells only who knows its password", async () => {
    const { call, signUp, tryPassword, refresh, api } = site();
    const { idToken, refreshToken } = await signUp("a@b.org");
    const disable = (disabled: boolean) =>
      disableAccount.run(
        { db: database().db, now: () => NOW, progress: () => undefined },
        { email: "A@b.org", disabled },
      );
    await disable(true);
    expect((await api("GET", "/account", idToken)).status).toBe(401);
    expect((await call("lookup", { idToken })).error).toBe("USER_DISABLED");
    expect((await refresh(refreshToken)).error).toBe("TOKEN_EXPIRED");
    expect(await tryPassword("a@b.org", "wrong horse")).toBe("INVALID_LOGIN_CREDENTIALS");
    expect(await tryPassword("a@b.org", PASSWORD)).toBe("USER_DISABLED");
    await disable(false);
    expect(await tryPassword("a@b.org", PASSWORD)).toBeNull();
  });
});
