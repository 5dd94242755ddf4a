import { existsSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** A wrong environment variable. The message is one line that names it and what is expected. */
export class EnvError extends Error {
  override name = "EnvError";
}

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
  AUTH_SYNC_URL: optional(webUrl),
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

/** The hosted project a site may be connected to; its keys are public by design. */
export interface FirebaseProject {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string | null;
  measurementId: string | null;
}

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
  authSyncUrl: string | null;
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
  return {
    port: output.PORT,
    host: output.HOST,
    dataDir: path.resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    firebase: firebaseProject(output),
    googleCredentials: output.GOOGLE_APPLICATION_CREDENTIALS,
    fcmBaseUrl: output.FCM_BASE_URL,
    authSyncUrl: output.AUTH_SYNC_URL,
    siteOrigin: output.SITE_ORIGIN,
    logLevel: output.LOG_LEVEL,
  };
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
