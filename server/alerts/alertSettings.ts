import type { AlertTransport } from "#domain/site/siteConfig.ts";
import type { Db } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import type { PushServices } from "./sending/pushEndpoint.ts";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { eq } from "drizzle-orm";
import pushLibrary from "web-push";
import { alertKeys } from "../db/schema/alerts.ts";

/** What standard Web Push takes. */
export interface WebPushSettings extends PushServices {
  key: VapidKey;
  /** The address that a push service may write to about this site. */
  subject: string;
  /** Where a message leads that a browser shows without the worker; `null`: not known. */
  siteOrigin: string | null;
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
      siteOrigin: env.siteOrigin,
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

/** What routes need of the site's alerts. */
export interface AlertService {
  settings: AlertSettings;
  /** Makes this process check at once whether an alert is due. */
  wake: () => void;
  /** How many proxies of the site's own stand in front. */
  trustedProxies: number;
}

/** The file of a service account cannot be used. The message is one line for the operator. */
class ServiceAccountError extends Error {
  override name = "ServiceAccountError";
}

const text = v.pipe(v.string(), v.minLength(1));

/** As much of Google's key file as is needed to ask for access tokens. */
const ServiceAccountSchema = v.object({
  type: v.literal("service_account"),
  project_id: v.optional(text),
  client_email: text,
  private_key: v.pipe(v.string(), v.startsWith("-----BEGIN")),
  /** Where access tokens are given out. */
  token_uri: v.optional(v.pipe(v.string(), v.url()), "https://oauth2.googleapis.com/token"),
});

export type ServiceAccount = v.InferOutput<typeof ServiceAccountSchema>;

/**
 * Reads the key file of a service account.
 *
 * @throws ServiceAccountError when it is missing or is not one; it never repeats what the file says
 */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const content = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new ServiceAccountError(`GOOGLE_APPLICATION_CREDENTIALS: ${file} ${reason}.`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ServiceAccountSchema), content);
  if (parsed.success) return parsed.output;
  throw new ServiceAccountError(
    `GOOGLE_APPLICATION_CREDENTIALS: ${file} is not the key file of a service account.`,
  );
}

/** A key pair of Web Push (RFC 8292), both halves in base64url. */
interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/**
 * The site's key pair, which is made when there is none. Of several servers that start at once
 * on one database the first one's stays.
 *
 * @param now epoch milliseconds
 */
async function ensureVapidKey(db: Db, now: number): Promise<VapidKey> {
  const stored = () => db.select().from(alertKeys).where(eq(alertKeys.name, "vapid"));
  const [present] = await stored();
  if (present !== undefined) return present;
  await db
    .insert(alertKeys)
    .values({ name: "vapid", ...pushLibrary.generateVAPIDKeys(), createdAt: new Date(now) })
    .onConflictDoNothing();
  const [made] = await stored();
  if (made === undefined) throw new Error("The key of Web Push is gone as soon as it was made.");
  return made;
}
