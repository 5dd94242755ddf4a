import { inTime } from "#domain/time/inTime.ts";
import { webPushRegistration, type Registration } from "#domain/alerts/alertDevices.ts";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { isAppleTouchDevice } from "../install/install.ts";

/** Why this phone gets no alerts, as far as the browser tells. */
export type PushRefusal =
  /** The visitor, or the device's administrator, has blocked notifications of this site. */
  | "blocked"
  /** The browser refused without asking, as private windows do. */
  | "refused-unasked"
  /** The question was closed without an answer. */
  | "dismissed"
  /** The question is still open. */
  | "unanswered"
  /** iPhone and iPad: only once the site is on the home screen. */
  | "needs-home-screen"
  | "unsupported"
  /** Nothing keeps the site on this phone: no worker, as in some private windows. */
  | "no-worker"
  /** The browser's messaging service did not answer, or not with a subscription. */
  | "service";

export class PushRefusedError extends Error {
  override readonly name = "PushRefusedError";
  constructor(
    readonly reason: PushRefusal,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** Where messages for this phone are handed in, and what tells whether that has changed. */
export interface PushAddress {
  registration: Registration;
  /** Endpoint or token. */
  address: string;
  /** Key of the site that it was made for. */
  publicKey: string;
}

/** Answers sooner than this, in milliseconds, no human gives. */
const NOBODY_ASKED_MS = 250;

/** Longest wait for the worker, in milliseconds. */
const WORKER_TIMEOUT_MS = 10_000;

/** What blocks alerts before the browser has asked; `null`: nothing known. */
export function pushObstacle(): PushRefusal | null {
  if (!("serviceWorker" in navigator)) return "no-worker";
  if (!("PushManager" in globalThis && "Notification" in globalThis)) {
    return isAppleTouchDevice() ? "needs-home-screen" : "unsupported";
  }
  return Notification.permission === "denied" ? "blocked" : null;
}

/** Whether notifications are allowed right now. */
export function isPushAllowed(): boolean {
  return pushObstacle() === null && Notification.permission === "granted";
}

/**
 * Asks for permission. Call it in the same moment as the visitor's tap, or browsers refuse.
 *
 * @throws PushRefusedError
 */
export async function askToNotify(): Promise<void> {
  const obstacle = pushObstacle();
  if (obstacle !== null) throw new PushRefusedError(obstacle);
  if (Notification.permission === "granted") return;
  const asked = performance.now();
  const answer = await Notification.requestPermission();
  if (answer === "granted") return;
  if (answer === "default") throw new PushRefusedError("dismissed");
  const waited = performance.now() - asked;
  throw new PushRefusedError(waited < NOBODY_ASKED_MS ? "refused-unasked" : "blocked");
}

/**
 * The subscription of this phone, made when there is none or when the site's key is another one
 * than it was made for.
 *
 * @param config of the site, with alerts
 * @throws PushRefusedError
 */
export async function subscribe(config: SiteConfig): Promise<PushAddress> {
  const worker = await activeWorker();
  try {
    if (config.alerts?.transport === "fcm" && config.identity.kind === "hosted") {
      const { project } = config.identity;
      const { messagingToken } = await import("./messaging.ts");
      const token = await messagingToken(project, worker);
      const publicKey = project.vapidKey ?? "";
      return { registration: { transport: "fcm", token }, address: token, publicKey };
    }
    const publicKey = config.alerts?.transport === "webpush" ? config.alerts.publicKey : "";
    const subscription = await subscribeTo(worker.pushManager, publicKey);
    const registration = webPushRegistration(subscription.toJSON());
    return { registration, address: subscription.endpoint, publicKey };
  } catch (cause) {
    throw new PushRefusedError(pushObstacle() ?? "service", { cause });
  }
}

/** Whether the browser still has a subscription; some let go of it by themselves. @throws PushRefusedError */
export async function isSubscribed(): Promise<boolean> {
  return (await (await activeWorker()).pushManager.getSubscription()) !== null;
}

/** Ends the subscription; messages for it get no further than the browser's service. */
export async function unsubscribe(config: SiteConfig): Promise<void> {
  const worker = await activeWorker();
  if (config.alerts?.transport === "fcm" && config.identity.kind === "hosted") {
    const { endMessaging } = await import("./messaging.ts");
    await endMessaging(config.identity.project);
  }
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

/** Asks the browser, where it knows how, to wake the worker now and then so that saved copies stay fresh. */
export async function refreshInBackground(tag: string): Promise<void> {
  const worker: object = await activeWorker();
  const sync: unknown = Reflect.get(worker, "periodicSync");
  if (!isPeriodicSync(sync)) return;
  await sync.register(tag, { minInterval: REFRESH_EVERY_MS }).catch(() => {
    // Only an installed site may, and only if the browser likes it.
  });
}

const REFRESH_EVERY_MS = 12 * HOUR_MS;

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
}

function isPeriodicSync(value: unknown): value is PeriodicSync {
  return typeof value === "object" && value !== null && "register" in value;
}

async function subscribeTo(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const present = await manager.getSubscription();
  const madeFor = present?.options.applicationServerKey;
  if (present && madeFor && toBase64Url(madeFor) === publicKey) return present;
  await present?.unsubscribe();
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The first visit ends before its worker is ready; who taps that early waits for it. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  return await inTime(navigator.serviceWorker.ready, WORKER_TIMEOUT_MS, () => {
    throw new PushRefusedError("no-worker");
  });
}
