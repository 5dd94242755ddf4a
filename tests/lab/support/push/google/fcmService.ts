import { randomBytes, randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import * as v from "valibot";
import webPush from "web-push";
import { localPort } from "../localPort.ts";
import type { PushService } from "../pushService.ts";

/** A message as the site asks for it to be sent, and what it was answered. */
export interface FcmSend {
  token: string;
  data: Readonly<Record<string, string>>;
  status: number;
}

/** The messaging service of a hosted project, without Google. */
export interface FcmService {
  /** Where it listens, for `FCM_BASE_URL`, for access tokens and for what browsers ask of Google. */
  origin: string;
  /** Every message that it was asked to send, in order. */
  sent: FcmSend[];
  /** Answers for the next messages in place of the usual ones, one each. */
  troubles: { status: number; headers?: Record<string, string> }[];
  close: () => Promise<void>;
}

/** Hosts that the messaging SDK talks to, from pages and workers. */
export const FCM_HOSTS: readonly string[] = [
  "firebaseinstallations.googleapis.com",
  "fcmregistrations.googleapis.com",
];

const RegistrationSchema = v.object({
  web: v.object({ endpoint: v.string(), auth: v.string(), p256dh: v.string() }),
});
type Registration = v.InferOutput<typeof RegistrationSchema>["web"];

const SendSchema = v.object({
  message: v.object({ token: v.string(), data: v.record(v.string(), v.string()) }),
});

const InstallationSchema = v.object({ fid: v.string() });

/** The access token that it gives out and asks for. */
const ACCESS_TOKEN = "access-token-of-the-tests";
const WEEK = "604800s";

/**
 * Starts the messaging service: it registers browsers, gives out access tokens, and sends what it
 * is told as the real one does, encrypted for the subscription that the SDK handed in.
 *
 * @param push service that carries the messages
 * @param senderId number of the project
 */
export async function startFcmService(push: PushService, senderId: string): Promise<FcmService> {
  const sent: FcmSend[] = [];
  const troubles: FcmService["troubles"] = [];
  const registered = new Map<string, Registration>();
  const app = new Hono();
  app.use(cors({ origin: "*" }));

  app.post("/v1/projects/:project/installations", async (c) => {
    const { fid } = v.parse(InstallationSchema, await c.req.json());
    const authToken = { token: randomUUID(), expiresIn: WEEK };
    return c.json({ fid, refreshToken: randomUUID(), authToken });
  });
  app.post("/v1/projects/:project/installations/:fid/authTokens:generate", (c) =>
    c.json({ token: randomUUID(), expiresIn: WEEK }),
  );
  app.delete("/v1/projects/:project/installations/:fid", (c) => c.json({}));

  const register = async (json: Promise<unknown>) => {
    const { web } = v.parse(RegistrationSchema, await json);
    const token = `${randomBytes(8).toString("base64url")}:${randomBytes(48).toString("base64url")}`;
    registered.set(token, web);
    return { token };
  };
  app.post("/v1/projects/:project/registrations", async (c) =>
    c.json(await register(c.req.json())),
  );
  app.patch("/v1/projects/:project/registrations/:token", async (c) => {
    registered.delete(c.req.param("token"));
    return c.json(await register(c.req.json()));
  });
  app.delete("/v1/projects/:project/registrations/:token", (c) => {
    registered.delete(c.req.param("token"));
    return c.json({});
  });

  app.post("/token", (c) =>
    c.json({ access_token: ACCESS_TOKEN, expires_in: 3_600, token_type: "Bearer" }),
  );
  app.post("/v1/projects/:project/messages:send", async (c) => {
    if (c.req.header("authorization") !== `Bearer ${ACCESS_TOKEN}`)
      return c.json(refusal(401, "UNAUTHENTICATED"), 401);
    const { token, data } = v.parse(SendSchema, await c.req.json()).message;
    const trouble = troubles.shift();
    const to = registered.get(token);
    const id = randomUUID();
    const payload = { data, from: senderId, fcmMessageId: id, priority: "high" };
    const isTaken = trouble === undefined && to !== undefined && carry(push, to, id, payload);
    const status = trouble?.status ?? (isTaken ? 200 : 404);
    sent.push({ token, data, status });
    if (isTaken) return c.json({ name: `projects/${c.req.param("project")}/messages/${id}` });
    const body = refusal(status, status === 404 ? "UNREGISTERED" : "UNAVAILABLE");
    return new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", ...trouble?.headers },
    });
  });

  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  const { port, close } = await localPort(server);
  const origin = `http://127.0.0.1:${String(port)}`;
  return { origin, sent, troubles, close };
}

/** Hands a message to the browser's push service. @returns whether the subscription is still one */
function carry(push: PushService, to: Registration, id: string, payload: object): boolean {
  const text = JSON.stringify(payload);
  const { cipherText } = webPush.encrypt(to.p256dh, to.auth, text, "aes128gcm");
  const address = to.endpoint.slice(to.endpoint.lastIndexOf("/") + 1);
  const message = { id, body: cipherText, encoding: "aes128gcm", topic: null, ttl: 2_419_200 };
  return push.take(address, message);
}

function refusal(code: number, errorCode: string): object {
  const details = [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode }];
  return { error: { code, message: "Refused.", status: errorCode, details } };
}
