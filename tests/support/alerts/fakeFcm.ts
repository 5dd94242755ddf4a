import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { Hono } from "hono";
import type { FcmSettings } from "../../../server/alerts/alertSettings.ts";
import { serve } from "../identity/sdk.ts";

/** What FCM answers to a message. */
export interface FcmAnswer {
  status: 200 | 400 | 401 | 403 | 404 | 429 | 503;
  /** The error's own code. */
  errorCode?: string;
  /** The field that it is about. */
  field?: string;
  retryAfter?: string;
}

/** A message as it was sent, and the access token that it was sent with. */
export interface FcmSent {
  authorization: string | null;
  path: string;
  body: unknown;
}

/** The service account's, made when it is first needed. */
let privateKey: KeyObject | undefined;

/** FCM's HTTP v1 and the service that gives out access tokens, on this machine. */
export async function startFakeFcm() {
  const sent: FcmSent[] = [];
  const state: { answer: FcmAnswer; tokenStatus: 200 | 400 | 503; tokens: number } = {
    answer: { status: 200 },
    tokenStatus: 200,
    tokens: 0,
  };
  const app = new Hono();
  app.post("/token", (c) => {
    if (state.tokenStatus !== 200) return c.json({ error: "invalid_grant" }, state.tokenStatus);
    state.tokens += 1;
    return c.json({ access_token: `access-${String(state.tokens)}`, expires_in: 3_600 });
  });
  app.post("/v1/projects/:project/:call", async (c) => {
    const authorization = c.req.header("authorization") ?? null;
    sent.push({ authorization, path: c.req.path, body: await c.req.json() });
    const { status, errorCode, field, retryAfter } = state.answer;
    if (retryAfter !== undefined) c.header("retry-after", retryAfter);
    if (status === 200) return c.json({ name: "projects/p/messages/1" });
    const details = [
      ...(errorCode === undefined ? [] : [{ "@type": "FcmError", errorCode }]),
      ...(field === undefined ? [] : [{ "@type": "BadRequest", fieldViolations: [{ field }] }]),
    ];
    return c.json({ error: { code: status, status: "X", details } }, status);
  });
  const origin = await serve(app);
  privateKey ??= generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
  const settings: FcmSettings = {
    projectId: "green",
    account: {
      type: "service_account",
      client_email: "sender@green.iam.gserviceaccount.com",
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      token_uri: `${origin}/token`,
    },
    baseUrl: origin,
  };
  return { sent, state, settings, origin };
}
