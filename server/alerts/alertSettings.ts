import type { AlertTransport } from "#domain/site/siteConfig.ts";
import type { Db } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import type { PushServices } from "./sending/pushEndpoint.ts";
import { readServiceAccount, type ServiceAccount } from "./serviceAccount.ts";
import { ensureVapidKey, type VapidKey } from "./vapidKey.ts";

/** What standard Web Push takes. */
export interface WebPushSettings extends PushServices {
  key: VapidKey;
  /** Whom a push service may write to about this site. */
  subject: string;
  /** Origin of a local push service that gets every message in place of the real one. */
  proxy: string | null;
}

/** What the hosted project's messaging service takes. */
export interface FcmSettings {
  projectId: string;
  account: ServiceAccount;
  baseUrl: string;
}

/** How alerts leave this site. */
export interface AlertSettings {
  webPush: WebPushSettings;
  /** `null`: the site sends by Web Push. */
  fcm: FcmSettings | null;
}

const FCM = "https://fcm.googleapis.com";

/** No one's address, for a site that only its own machine can reach. */
const NOBODY = "https://example.invalid";

/**
 * Decides who carries alerts: the hosted project's messaging service if there are a project and
 * a service account, else Web Push with the site's own key, which is made at the first start.
 *
 * @throws ServiceAccountError
 */
export async function alertSettings(
  env: Env,
  { db, log, now }: { db: Db; log: Log; now: () => number },
): Promise<AlertSettings> {
  if (env.pushServiceOrigins.length > 0 || env.pushServiceProxy !== null) {
    log.warn("alerts may go to push services on this machine: a setting for tests only");
  }
  return {
    webPush: {
      key: await ensureVapidKey(db, now()),
      subject: subjectOf(env),
      services: env.pushServices,
      localOrigins: env.pushServiceOrigins,
      proxy: env.pushServiceProxy,
    },
    fcm: await fcmSettings(env, log),
  };
}

/** What the page gets to know of it. */
export function alertTransport({ webPush, fcm }: AlertSettings): AlertTransport {
  return fcm === null
    ? { transport: "webpush", publicKey: webPush.key.publicKey }
    : { transport: "fcm" };
}

async function fcmSettings(
  { firebase, googleCredentials, fcmBaseUrl }: Env,
  log: Log,
): Promise<FcmSettings | null> {
  if (firebase === null) return null;
  if (googleCredentials === null) {
    log.info("alerts go by Web Push: the project has no GOOGLE_APPLICATION_CREDENTIALS");
    return null;
  }
  const account = await readServiceAccount(googleCredentials);
  const baseUrl = (fcmBaseUrl ?? FCM).replace(/\/$/, "");
  return { projectId: firebase.projectId, account, baseUrl };
}

/** Push services want an address of https or mailto; Apple's takes nothing else. */
function subjectOf({ siteOrigin, mail }: Env): string {
  if (siteOrigin?.startsWith("https:") === true) return siteOrigin;
  const address = mail === null ? undefined : /[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0];
  return address === undefined ? NOBODY : `mailto:${address}`;
}
