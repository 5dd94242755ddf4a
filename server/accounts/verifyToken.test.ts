import { createHmac } from "node:crypto";
import { CompactSign, exportSPKI, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { createTokenVerifier, InvalidTokenError } from "./verifyToken.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const S = NOW / 1_000;
const ISSUER = "https://securetoken.google.com/project";

type Claims = Record<string, unknown>;

describe("an ID token", () => {
  let key: CryptoKey;
  let publicKey: CryptoKey;
  let otherKey: CryptoKey;
  let lookups = 0;
  beforeAll(async () => {
    ({ privateKey: key, publicKey } = await generateKeyPair("RS256"));
    ({ privateKey: otherKey } = await generateKeyPair("RS256"));
  });

  const verify = (token: string) =>
    createTokenVerifier({
      issuer: ISSUER,
      audience: "project",
      now: () => NOW,
      findKey: (kid) => {
        lookups += 1;
        return Promise.resolve(kid === "k1" ? publicKey : null);
      },
    })(token);

  const claims: Claims = {
    iss: ISSUER,
    aud: "project",
    sub: "ann",
    iat: S - 10,
    exp: S + 3_590,
    auth_time: S - 10,
    email: "ann@example.org",
    name: "Ann",
  };
  const sign = (changed: Claims = {}, header: Claims = {}, by = key) =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: "RS256", kid: "k1", ...header })
      .sign(by);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const refused = async (token: string) => {
    await expect(verify(token)).rejects.toThrow(InvalidTokenError);
  };

  it("says whose it is", async () => {
    expect(await verify(await sign())).toEqual({
      uid: "ann",
      email: "ann@example.org",
      displayName: "Ann",
      emailVerified: false,
      authTime: S - 10,
      issuedAt: S - 10,
      sessionId: null,
    });
  });

  it("says whether the e-mail is confirmed, and of what is no yes or no that it is not", async () => {
    expect((await verify(await sign({ email_verified: true }))).emailVerified).toBe(true);
    expect((await verify(await sign({ email_verified: "true" }))).emailVerified).toBe(false);
  });

  it("may be signed by a clock that is a minute ahead", async () => {
    expect((await verify(await sign({ iat: S + 59, auth_time: S + 59 }))).uid).toBe("ann");
  });

  it.each<[string, Claims]>([
    ["of another issuer", { iss: "https://securetoken.google.com/other" }],
    ["for another audience", { aud: "other" }],
    ["that has expired", { exp: S }],
    ["from the future", { iat: S + 61 }],
    ["whose sign-in lies in the future", { auth_time: S + 61 }],
    ["that is not valid yet", { nbf: S + 61 }],
    ["of nobody", { sub: "" }],
    ["of a subject that is too long", { sub: "a".repeat(129) }],
    ["of a subject that is no text", { sub: 7 }],
    ["without an expiry", { exp: undefined }],
    ["without a sign-in", { auth_time: undefined }],
    ["without a date", { iat: undefined }],
  ])("%s is refused", async (_, changed) => {
    await refused(await sign(changed));
  });

  it("that has expired is told apart, so that it can be refreshed", async () => {
    await expect(verify(await sign({ exp: S }))).rejects.toMatchObject({ expired: true });
    await expect(verify(await sign({ aud: "x" }))).rejects.toMatchObject({ expired: false });
    // Its signature is looked at first.
    await expect(verify(await sign({ exp: S }, {}, otherKey))).rejects.toMatchObject({
      expired: false,
    });
  });

  it("is refused without a signature, whatever its header says", async () => {
    for (const alg of ["none", "None", "NONE", "RS256"]) {
      await refused(`${part({ alg, kid: "k1" })}.${part(claims)}.`);
    }
  });

  it("is refused when the public key was taken for a shared secret", async () => {
    const head = `${part({ alg: "HS256", kid: "k1" })}.${part(claims)}`;
    const pem = await exportSPKI(publicKey);
    await refused(`${head}.${createHmac("sha256", pem).update(head).digest("base64url")}`);
  });

  it("is refused under another algorithm of the same key", async () => {
    const { privateKey } = await generateKeyPair("PS256");
    await refused(await sign({}, { alg: "PS256" }, privateKey));
  });

  it("is refused when another key signed it, under any name", async () => {
    await refused(await sign({}, {}, otherKey));
    await refused(await sign({}, { kid: "k2" }, otherKey));
  });

  it("is refused when it brings its own key along", async () => {
    await refused(await sign({}, { kid: undefined, jku: "http://127.0.0.1/keys" }, otherKey));
    await refused(await sign({}, { kid: undefined, jwk: { kty: "RSA" } }, otherKey));
  });

  it("is refused without a key's name, although there is only one key", async () => {
    await refused(await sign({}, { kid: undefined }));
    await refused(await sign({}, { kid: "" }));
  });

  it("is refused when a letter of it was changed", async () => {
    const [head, , signature] = (await sign()).split(".");
    await refused(`${head ?? ""}.${part({ ...claims, sub: "bob" })}.${signature ?? ""}`);
  });

  it("is refused when its payload is no object", async () => {
    const bytes = new TextEncoder().encode('"ann"');
    const signer = new CompactSign(bytes).setProtectedHeader({ alg: "RS256", kid: "k1" });
    await refused(await signer.sign(key));
  });

  it("is refused when it is huge, before anything is looked up", async () => {
    const token = await sign({ name: "a".repeat(10_000) });
    const before = lookups;
    await refused(token);
    expect(lookups).toBe(before);
  });

  it.each(["", ".", "..", "a.b.c", "a".repeat(100), "ey.ey.ey", "\u0000.\u0000.\u0000"])(
    "is not %o",
    async (text) => {
      await refused(text);
    },
  );

  it("cannot be judged while the keys cannot be had", async () => {
    const failing = createTokenVerifier({
      issuer: ISSUER,
      audience: "project",
      now: () => NOW,
      findKey: () => Promise.reject(new Error("down")),
    });
    await expect(failing(await sign())).rejects.toThrow("down");
  });
});
