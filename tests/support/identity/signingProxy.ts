import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { SignJWT, decodeJwt, exportJWK, generateKeyPair } from "jose";
import { once } from "node:events";

/** Fields of the emulator's answers that hold an ID token. */
const TOKEN_FIELDS: ReadonlySet<string> = new Set(["idToken", "id_token", "access_token"]);
const KEY_ID = "emulator";

export interface SigningProxy {
  url: string;
  close: () => Promise<void>;
}

/**
 * Google signs its tokens, its emulator does not, and the site accepts signed ones only. This
 * stands before the emulator, signs the tokens that it hands out, and publishes the key where
 * Google has it. Nothing else is changed; the emulator itself reads a token without looking at
 * its signature.
 *
 * @param emulator address of the emulator
 */
export async function startSigningProxy(emulator: string): Promise<SigningProxy> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" };
  const sign = (token: string) =>
    new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID })
      .sign(privateKey);

  const app = new Hono();
  app.get("/service_accounts/v1/jwk/:account", (c) => c.json({ keys: [jwk] }));
  app.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const answer = await proxy(emulator + pathname + search, c.req.raw);
    if (answer.headers.get("content-type")?.includes("json") !== true) return answer;
    const text = await answer.text();
    const headers = new Headers(answer.headers);
    headers.delete("content-length");
    return new Response(await signTokens(text, sign), { status: answer.status, headers });
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function signTokens(text: string, sign: (token: string) => Promise<string>): Promise<string> {
  if (text === "") return text;
  const body: unknown = JSON.parse(text);
  if (typeof body !== "object" || body === null) return text;
  const signed = await Promise.all(
    Object.entries(body).map(async ([name, value]) =>
      TOKEN_FIELDS.has(name) && typeof value === "string"
        ? [name, await sign(value)]
        : [name, value],
    ),
  );
  return JSON.stringify({ ...body, ...Object.fromEntries(signed) });
}
