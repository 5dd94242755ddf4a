import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { JWT } from "google-auth-library";
import * as v from "valibot";
import { alertPayload } from "#domain/alerts/alertMessage.ts";
import { fetchWhole } from "../../web/fetchWhole.ts";
import type { FcmSettings, ServiceAccount } from "../alertSettings.ts";
import {
  reasonOf,
  type Messenger,
  type Parcel,
  type Target,
  outcomeOf,
  type Answer,
  type Outcome,
} from "./messenger.ts";
import { post } from "./post.ts";

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";

/** An access token is good for an hour. All messages wait for the same one. */
const TOKEN_TIME_LIMIT_MS = 5_000;

/** As much of an error as says whose fault it is. */
const ErrorSchema = v.object({
  error: v.object({
    details: v.optional(
      v.array(
        v.object({
          errorCode: v.optional(v.string()),
          fieldViolations: v.optional(v.array(v.object({ field: v.optional(v.string()) }))),
        }),
      ),
      [],
    ),
  }),
});

/** Sends by the hosted project's messaging service, HTTP v1. */
export function createFcm(
  { projectId, account, baseUrl }: FcmSettings,
  { now }: { now: () => number },
): Messenger {
  const url = new URL(`${baseUrl}/v1/projects/${projectId}/messages:send`);
  const agent =
    url.protocol === "https:"
      ? new HttpsAgent({ keepAlive: true })
      : new HttpAgent({ keepAlive: true });
  let access = accessOf(account);

  async function send({ address }: Target, parcel: Parcel, signal: AbortSignal): Promise<Outcome> {
    const token = await accessToken(access);
    if (typeof token !== "string") return token;
    const { message, ttlSeconds, urgency, topic } = parcel;
    const headers = {
      TTL: String(ttlSeconds),
      Urgency: urgency,
      ...(topic !== null && { Topic: topic }),
    };
    const sent = { token: address, ...alertPayload(message), webpush: { headers } };
    const answer = await post({
      url,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ message: sent })),
      agent,
      signal,
    });
    // The next try asks for another access token.
    if (answer.status === 401) access = accessOf(account);
    return fcmOutcome(answer, now());
  }

  return {
    deliver: (target, parcel, signal) =>
      send(target, parcel, signal).catch((error: unknown) => ({
        kind: "retry",
        after: null,
        reason: reasonOf(error),
      })),
    close() {
      agent.destroy();
    },
  };
}

/** Asks for access tokens and keeps the last one. */
function accessOf(account: ServiceAccount): JWT {
  return new JWT({
    email: account.client_email,
    key: account.private_key,
    scopes: [SCOPE],
    transporterOptions: {
      // The library calls Google's own address, even if the account's file names another.
      fetchImplementation: (_, init) => fetchWhole(account.token_uri, init, TOKEN_TIME_LIMIT_MS),
    },
  });
}

/** The token, or why there is none. Requests wait for one and the same answer. */
async function accessToken(access: JWT): Promise<string | Outcome> {
  try {
    const { token } = await access.getAccessToken();
    return token ?? { kind: "unauthorized", reason: "no access token" };
  } catch (error) {
    const { response } = v.parse(
      v.object({ response: v.optional(v.object({ status: v.number() })) }),
      typeof error === "object" ? error : {},
    );
    if (response === undefined || response.status >= 500 || response.status === 429) {
      return { kind: "retry", after: null, reason: "no access token at the moment" };
    }
    return { kind: "unauthorized", reason: "access token refused" };
  }
}

/** What an answer of FCM means: only its own words tell that a phone is gone, never the status. */
function fcmOutcome(answer: Answer, now: number): Outcome {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorSchema), answer.body);
  const details = parsed.success ? parsed.output.error.details : [];
  const codes = new Set(details.map(({ errorCode }) => errorCode));
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations);
  const isGone =
    codes.has("UNREGISTERED") ||
    codes.has("SENDER_ID_MISMATCH") ||
    (answer.status === 400 && fields.some(({ field }) => field === "message.token"));
  if (isGone) return { kind: "gone" };
  const outcome = outcomeOf(answer, now);
  if (outcome.kind !== "gone") return outcome;
  return { kind: "unauthorized", reason: `status ${String(answer.status)}` };
}
