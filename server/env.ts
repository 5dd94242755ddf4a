import { existsSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { FirebaseProject, MapTiles, SiteLinks } from "#domain/site/siteConfig.ts";
import { EnvSchema, type LOG_LEVELS } from "./envSchema.ts";
import { PROJECT } from "./project.ts";

/** A wrong environment variable. The message is one line that names it and what is expected. */
export class EnvError extends Error {
  override name = "EnvError";
}

export interface Env {
  port: number;
  host: string;
  /** Where figures for Prometheus are read; `null`: nowhere. */
  metricsPort: number | null;
  /** Absolute path. */
  dataDir: string;
  /** `null`: PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** A standby of `databaseUrl` for public reads; `null`: all is read where it is written. */
  databaseReadUrl: string | null;
  /** Absolute path of the folder whose files are imported as they arrive; `null`: none is watched. */
  importFolder: string | null;
  firebase: FirebaseProject | null;
  /** Path of the service account that may send by FCM. */
  googleCredentials: string | null;
  fcmBaseUrl: string | null;
  /** Hosts of push services that phones may name beside the known ones. */
  pushServices: readonly string[];
  /** Push services on this machine that phones may name, for tests. */
  pushServiceOrigins: readonly string[];
  /** One that gets every message in place of the service that a phone names, for tests. */
  pushServiceProxy: string | null;
  /** Origin of an emulator that stands in for the hosted identity. */
  authEmulator: string | null;
  /** Path or address told of signing in and out. */
  authSyncUrl: string | null;
  /** How e-mails are sent; `null`: this site cannot, or on its own machine writes their links to the log. */
  mail: { smtpUrl: string; from: string } | null;
  /** How many proxies of the site's own stand in front and name the visitor's address. */
  trustedProxies: number;
  /** Origin under which visitors reach the site, when it is not the server's own address. */
  siteOrigin: string | null;
  /** Where holes are reported; `null`: nothing is said. */
  securityContact: string | null;
  /** Where else the community is. */
  links: SiteLinks;
  /** Where the map's streets come from; `null`: it has none. */
  mapTiles: MapTiles | null;
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
    metricsPort: ownPort(output),
    dataDir: path.resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    databaseReadUrl: databaseReadUrl(output),
    importFolder: importFolder(output),
    firebase,
    googleCredentials: output.GOOGLE_APPLICATION_CREDENTIALS,
    fcmBaseUrl: output.FCM_BASE_URL,
    pushServices: output.PUSH_SERVICES,
    pushServiceOrigins: output.PUSH_SERVICE_ORIGINS,
    pushServiceProxy: output.PUSH_SERVICE_PROXY,
    authEmulator: output.FIREBASE_AUTH_EMULATOR_URL,
    authSyncUrl: sameSite(output.AUTH_SYNC_URL, output.SITE_ORIGIN),
    mail: mailSettings(output),
    trustedProxies: output.TRUSTED_PROXIES,
    siteOrigin: output.SITE_ORIGIN,
    securityContact: output.SECURITY_CONTACT,
    links: {
      shop: output.SITE_LINK_SHOP,
      chat: output.SITE_LINK_CHAT,
      forum: output.SITE_LINK_FORUM,
      donation: output.SITE_LINK_DONATION,
    },
    mapTiles: mapTiles(output),
    logLevel: output.LOG_LEVEL,
  };
}

/** The embedded database has no standby. */
function databaseReadUrl(output: v.InferOutput<typeof EnvSchema>): string | null {
  if (output.DATABASE_READ_URL !== null && output.DATABASE_URL === null) {
    throw new EnvError("DATABASE_URL must be set because DATABASE_READ_URL is.");
  }
  return output.DATABASE_READ_URL;
}

/** Every file in the watched folder is taken away from it, so it must not be the server's own. */
function importFolder(output: v.InferOutput<typeof EnvSchema>): string | null {
  if (output.IMPORT_FOLDER === null) return null;
  const folder = path.resolve(output.IMPORT_FOLDER);
  if (folder === path.resolve(output.DATA_DIR) || folder === PROJECT) {
    throw new EnvError("IMPORT_FOLDER must be a folder of its own, such as DATA_DIR/inbox.");
  }
  return folder;
}

/** Figures are for the operator: what visitors reach has none. */
function ownPort({ PORT, METRICS_PORT }: v.InferOutput<typeof EnvSchema>): number | null {
  if (METRICS_PORT !== null && METRICS_PORT !== 0 && METRICS_PORT === PORT) {
    throw new EnvError("METRICS_PORT must be another port than PORT.");
  }
  return METRICS_PORT;
}

/** The page calls only its own origin, so another one would silently get no call. */
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

/** The makers of the pictures have to be named beside them. */
function mapTiles(output: v.InferOutput<typeof EnvSchema>): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = output;
  if (url === null && attribution === null) return null;
  if (url === null)
    throw new EnvError("MAP_TILES_URL must be set because MAP_TILES_ATTRIBUTION is.");
  if (attribution === null)
    throw new EnvError("MAP_TILES_ATTRIBUTION must be set because MAP_TILES_URL is.");
  return { url, attribution };
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
