import { Hono } from "hono";
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type GenerateKeyPairResult,
} from "jose";

/** An account as the hosted service describes it. */
interface HostedUser {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  disabled?: boolean;
  validSince?: string;
}

const made = new Map<string, Promise<GenerateKeyPairResult>>();

/** Making a key takes most of a second; two of one name are never wanted to differ. */
function keyNamed(kid: string): Promise<GenerateKeyPairResult> {
  const key = made.get(kid) ?? generateKeyPair("RS256");
  made.set(kid, key);
  return key;
}

/** A stand-in for the hosted identity: keys that rotate, and what it says about accounts. */
export function fakeProvider() {
  const keys = new Map<string, { privateKey: CryptoKey; publicKey: CryptoKey }>();
  const asked = { keys: 0, lookups: [] as { url: string; referer: string | null }[] };
  const state = {
    user: null as HostedUser | null,
    refusal: "USER_NOT_FOUND",
    status: 200,
    keysStatus: 200,
  };
  const app = new Hono();
  app.get("/service_accounts/v1/jwk/:account", async (c) => {
    asked.keys += 1;
    if (state.keysStatus !== 200) return c.text("down", 500);
    const published = [...keys].map(async ([kid, { publicKey }]) => {
      const { kty, n, e } = await exportJWK(publicKey);
      return { kty, n, e, kid, alg: "RS256", use: "sig" };
    });
    return c.json({ keys: await Promise.all(published) });
  });
  app.post("/identitytoolkit.googleapis.com/v1/:call", (c) => {
    asked.lookups.push({ url: c.req.url, referer: c.req.header("referer") ?? null });
    if (state.status !== 200) return c.text("<h1>down</h1>", 500);
    if (state.user === null) return c.json({ error: { code: 400, message: state.refusal } }, 400);
    return c.json({ users: [state.user] });
  });
  return {
    app,
    asked,
    state,
    /** Publishes a key. */
    addKey: async (kid: string) => {
      keys.set(kid, await keyNamed(kid));
    },
    /** Signs a token as the hosted service would. */
    sign: async (kid: string, claims: Record<string, unknown>) => {
      const key = keys.get(kid);
      if (key === undefined) throw new Error("There is no such key.");
      return await new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid })
        .sign(key.privateKey);
    },
  };
}
