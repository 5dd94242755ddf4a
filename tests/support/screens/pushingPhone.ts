import { onTestFinished, vi } from "vitest";
import { USUAL_CADENCE, USUAL_CAP } from "../../../src/domain/alerts/cadence.ts";
import type { DeviceState } from "../../../src/domain/alerts/alertDevices.ts";
import type { Answers } from "./openScreen.tsx";

const KEY = "AQID";

/** What the server says of a phone without rules. */
export const STATE: DeviceState = {
  quietHours: null,
  mutedUntil: null,
  ringing: { ...USUAL_CADENCE, ...USUAL_CAP },
  isSilent: false,
  joined: false,
  rules: [],
  devices: [],
};

/** What a site with alerts answers a phone. */
export const ALERT_ANSWERS: Answers = {
  "/api/config": Response.json({
    identity: { kind: "embedded" },
    authSyncUrl: null,
    links: { shop: null, chat: null, forum: null, donation: null },
    alerts: { transport: "webpush", publicKey: KEY },
  }),
  "/api/alerts/devices": Response.json(
    { id: "b0f1c9a8-0000-4000-8000-00000000000a", key: "secret" },
    { status: 201 },
  ),
  "/api/alerts/device": (init) =>
    init?.method === "GET" ? Response.json(STATE) : new Response(null, { status: 204 }),
  "/api/alerts/inbox": Response.json({ messages: [] }),
};

/**
 * A browser with push, until the test is over.
 *
 * @param permission as it is now; asked for it, the visitor says yes once `allow` was called
 * @param endpoint of the subscription that it still has; none when left out
 */
export function pushingPhone(permission: NotificationPermission, endpoint?: string) {
  let answer: NotificationPermission = permission;
  const notification = {
    permission,
    requestPermission: () => Promise.resolve((notification.permission = answer)),
  };
  const subscriptionTo = (address: string) => ({
    endpoint: address,
    options: { applicationServerKey: Uint8Array.from([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: address, keys: { p256dh: "AQID", auth: "AQID" } }),
    unsubscribe: () => Promise.resolve(true),
  });
  let present = endpoint === undefined ? null : subscriptionTo(endpoint);
  const subscribe = vi.fn(() =>
    Promise.resolve((present = subscriptionTo("https://push.example.org/new"))),
  );
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(present), subscribe },
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", vi.fn());
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(undefined),
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  return { subscribe, allow: () => (answer = "granted") };
}
