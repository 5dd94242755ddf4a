import { existsSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { FirebaseProject } from "#domain/siteConfig.ts";

/** A wrong environment variable. The message is one line that names it and what is expected. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Names under which only this machine reaches itself. */
export const LOOPBACK_HOSTS: readonly string[] = ["127.0.0.1", "localhost", "[::1]", "::1"];

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A variable that is absent or empty is unset. */
const unset = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.trim()),
);

/** A variable that may stay unset (`null`), or must pass `check`. */
const optional = <Output>(check: v.GenericSchema<string, Output>) =>
  v.pipe(
    unset,
    v.transform((text) => (text === "" ? null : text)),
    v.nullable(check),
  );

const withDefault = <Output>(fallback: string, check: v.GenericSchema<string, Output>) =>
  v.pipe(
    unset,
    v.transform((text) => (text === "" ? fallback : text)),
    check,
  );

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const webUrl = v.pipe(
  v.string(),
  v.check((text) => isUrl(text, ["http:", "https:"]), "must be an address beginning with https://"),
);

/** Tests put an emulator of the hosted identity here; nobody else's must ever be trusted. */
const loopbackOrigin = v.pipe(
  v.string(),
  v.check(
    (text) =>
      isUrl(text, ["http:"]) &&
      LOOPBACK_HOSTS.includes(new URL(text).hostname) &&
      new URL(text).origin === text.replace(/\/$/, ""),
    "must be an origin on this machine, such as http://127.0.0.1:9099",
  ),
  v.transform((text) => new URL(text).origin),
);

/** A path of the site's own, or an address. */
const syncAddress = v.pipe(
  v.string(),
  v.check(
    (text) => isUrl(text, ["http:", "https:"]) || /^\/(?![/\\])/.test(text),
    "must be a path beginning with / or an address beginning with https://",
  ),
);

const EnvSchema = v.object({
  PORT: withDefault(
    "3000",
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "must be a port number, 0 to 65535"),
      v.transform(Number),
      v.maxValue(65_535, "must be a port number, 0 to 65535"),
    ),
  ),
  HOST: withDefault("127.0.0.1", v.string()),
  DATA_DIR: withDefault(".data", v.string()),
  DATABASE_URL: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ["postgres:", "postgresql:"]),
        "must be an address beginning with postgres://",
      ),
    ),
  ),
  FIREBASE_PROJECT_ID: optional(v.string()),
  FIREBASE_API_KEY: optional(v.string()),
  FIREBASE_APP_ID: optional(v.string()),
  FIREBASE_MESSAGING_SENDER_ID: optional(v.string()),
  FIREBASE_VAPID_KEY: optional(v.string()),
  FIREBASE_MEASUREMENT_ID: optional(v.string()),
  GOOGLE_APPLICATION_CREDENTIALS: optional(v.string()),
  FCM_BASE_URL: optional(webUrl),
  FIREBASE_AUTH_EMULATOR_URL: optional(loopbackOrigin),
  AUTH_SYNC_URL: optional(syncAddress),
  SMTP_URL: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ["smtp:", "smtps:"]),
        "must be an address beginning with smtp:// or smtps://",
      ),
    ),
  ),
  MAIL_FROM: optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
        "must be an e-mail address, with or without a name",
      ),
    ),
  ),
  TRUSTED_PROXIES: withDefault(
    "0",
    v.pipe(
      v.string(),
      v.regex(/^\d$/, "must be the number of your own proxies in front, 0 to 9"),
      v.transform(Number),
    ),
  ),
  SITE_ORIGIN: optional(
    v.pipe(
      webUrl,
      v.check(
        // Runs even when the check before it has failed.
        (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ""),
        "must be an origin without a path, such as https://example.org",
      ),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  LOG_LEVEL: withDefault("info", v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`)),
});

export interface Env {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** `null`: PGlite in `dataDir`. */
  databaseUrl: string | null;
  firebase: FirebaseProject | null;
  /** Path of the service account that may send by FCM. */
  googleCredentials: string | null;
  fcmBaseUrl: string | null;
  /** Origin of an emulator that stands in for the hosted identity. */
  authEmulator: string | null;
  /** Path or address told of signing in and out. */
  authSyncUrl: string | null;
  /** How e-mails are sent; `null`: they are written to the log. */
  mail: { smtpUrl: string; from: string } | null;
  /** How many proxies of the site's own stand in front and name the visitor's address. */
  trustedProxies: number;
  /** Origin under which visitors reach the site, when it is not the server's own address. */
  siteOrigin: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
}

/**
 * Reads the settings from environment variables.
 *
 * @throws EnvError for the first wrong one. Values are not repeated: some are secrets.
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const result = v.safeParse(EnvSchema, variables);
  if (!result.success) {
    const [issue] = result.issues;
    throw new EnvError(`${v.getDotPath(issue) ?? "Environment"} ${issue.message}.`);
  }
  const { output } = result;
  const firebase = firebaseProject(output);
  if (output.FIREBASE_AUTH_EMULATOR_URL !== null && firebase === null) {
    throw new EnvError("FIREBASE_PROJECT_ID must be set because FIREBASE_AUTH_EMULATOR_URL is.");
  }
  return {
    port: output.PORT,
    host: output.HOST,
    dataDir: path.resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    firebase,
    googleCredentials: output.GOOGLE_APPLICATION_CREDENTIALS,
    fcmBaseUrl: output.FCM_BASE_URL,
    authEmulator: output.FIREBASE_AUTH_EMULATOR_URL,
    authSyncUrl: sameSite(output.AUTH_SYNC_URL, output.SITE_ORIGIN),
    mail: mailSettings(output),
    trustedProxies: output.TRUSTED_PROXIES,
    siteOrigin: output.SITE_ORIGIN,
    logLevel: output.LOG_LEVEL,
  };
}

/** The page tells nobody but its own origin, so another one would silently be told nothing. */
function sameSite(authSyncUrl: string | null, siteOrigin: string | null): string | null {
  const foreign =
    authSyncUrl !== null &&
    siteOrigin !== null &&
    new URL(authSyncUrl, siteOrigin).origin !== siteOrigin;
  if (foreign) throw new EnvError("AUTH_SYNC_URL must be of the same origin as SITE_ORIGIN.");
  return authSyncUrl;
}

function mailSettings({ SMTP_URL, MAIL_FROM }: v.InferOutput<typeof EnvSchema>): Env["mail"] {
  if (SMTP_URL === null && MAIL_FROM === null) return null;
  if (SMTP_URL === null) throw new EnvError("SMTP_URL must be set because MAIL_FROM is.");
  if (MAIL_FROM === null) throw new EnvError("MAIL_FROM must be set because SMTP_URL is.");
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

/** A project is configured completely or not at all; half of one would fail on the visitor's phone. */
function firebaseProject(output: v.InferOutput<typeof EnvSchema>): FirebaseProject | null {
  const required = {
    FIREBASE_PROJECT_ID: output.FIREBASE_PROJECT_ID,
    FIREBASE_API_KEY: output.FIREBASE_API_KEY,
    FIREBASE_APP_ID: output.FIREBASE_APP_ID,
    FIREBASE_MESSAGING_SENDER_ID: output.FIREBASE_MESSAGING_SENDER_ID,
  };
  const [given] = Object.entries(required).find(([, value]) => value !== null) ?? [];
  if (given === undefined) return null;
  const need = (name: keyof typeof required): string => {
    const value = required[name];
    if (value === null) throw new EnvError(`${name} must be set because ${given} is.`);
    return value;
  };
  return {
    projectId: need("FIREBASE_PROJECT_ID"),
    apiKey: need("FIREBASE_API_KEY"),
    appId: need("FIREBASE_APP_ID"),
    messagingSenderId: need("FIREBASE_MESSAGING_SENDER_ID"),
    vapidKey: output.FIREBASE_VAPID_KEY,
    measurementId: output.FIREBASE_MEASUREMENT_ID,
  };
}

/**
 * The settings of this process: environment variables, then a `.env` file in the
 * working folder for those that are not set.
 *
 * @throws EnvError as `parseEnv`
 */
export function loadEnv(): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnv(process.env);
}
