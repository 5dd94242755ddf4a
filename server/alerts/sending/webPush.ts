import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { LookupFunction } from "node:net";
import webPush from "web-push";
import type { WebPushSettings } from "../alertSettings.ts";
import {
  reasonOf,
  type Messenger,
  type Parcel,
  type Target,
  outcomeOf,
  type Outcome,
} from "./messenger.ts";
import { post } from "./post.ts";
import { publicLookup } from "./publicAddress.ts";
import { readPushEndpoint } from "./pushEndpoint.ts";
import { webPushBody } from "./webPushBody.ts";

/** Connections to one service at a time. */
const SOCKETS = 20;

/**
 * Sends by standard Web Push (RFC 8030, 8291, 8292). The library encrypts and signs. The call
 * is made here, where it is decided which hosts this server connects to.
 *
 * @param lookup resolves the names of public services; tests have one of their own
 */
export function createWebPush(
  { key, subject, siteOrigin, services, localOrigins, proxy }: WebPushSettings,
  { now, lookup = publicLookup() }: { now: () => number; lookup?: LookupFunction },
): Messenger {
  const agents = {
    "https:": new HttpsAgent({ keepAlive: true, maxSockets: SOCKETS }),
    "http:": new HttpAgent({ keepAlive: true, maxSockets: SOCKETS }),
  };
  const connectTo = proxy === null ? undefined : new URL(proxy);

  async function send(target: Target, parcel: Parcel, signal: AbortSignal): Promise<Outcome> {
    // Looked at again: what was taken under other settings must not be called under these.
    const url = readPushEndpoint(target.address, { services, localOrigins });
    if (url === null) return { kind: "refused", reason: "endpoint not allowed" };
    const { p256dh, auth } = target;
    if (p256dh === null || auth === null) return { kind: "refused", reason: "no keys" };
    const subscription = { endpoint: url.href, keys: { p256dh, auth } };
    const { headers, body } = webPush.generateRequestDetails(
      subscription,
      webPushBody(parcel.message, siteOrigin),
      {
        TTL: parcel.ttlSeconds,
        urgency: parcel.urgency,
        ...(parcel.topic !== null && { topic: parcel.topic }),
        vapidDetails: { subject, ...key },
      },
    );
    const isLocal = connectTo !== undefined || localOrigins.includes(url.origin);
    const to = connectTo ?? url;
    const answer = await post({
      url,
      headers: texts(headers),
      body,
      agent: to.protocol === "https:" ? agents["https:"] : agents["http:"],
      ...(isLocal ? {} : { lookup }),
      ...(connectTo === undefined ? {} : { connectTo }),
      signal,
    });
    return outcomeOf(answer, now());
  }

  return {
    deliver: (target, parcel, signal) =>
      send(target, parcel, signal).catch((error: unknown) => ({
        kind: "retry",
        after: null,
        reason: reasonOf(error),
      })),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** The library counts lengths and seconds as numbers. */
function texts(headers: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
