import { embeddedSite } from "../../support/identity/embeddedSite.ts";
import { describe, expect, it } from "vitest";
import { PASSWORD, protocolOf } from "../../support/identity/protocol.ts";
import { siteOn } from "../../support/server/requests.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

const ACCOUNTS = "/identitytoolkit.googleapis.com/v1/accounts:";

const TOKEN = "/securetoken.googleapis.com/v1/token";

describeOnFasterEngine("the embedded identity's protocol", (database) => {
  const site = () => embeddedSite(database().db);

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
      [
        "signUp",
        { email: "a@b.org", password: "OhioCannabis1" },
        "WEAK_PASSWORD : Password is made of this site's own words",
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
});
