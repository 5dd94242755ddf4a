import * as v from "valibot";

/** Names under which only this machine reaches itself. */
export const LOOPBACK_HOSTS: readonly string[] = ["127.0.0.1", "localhost", "[::1]", "::1"];

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

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

/** Whether a text may be the address of a PostgreSQL. */
export const isDatabaseUrl = (text: string): boolean => isUrl(text, ["postgres:", "postgresql:"]);

const databaseAddress = v.pipe(
  v.string(),
  v.check(isDatabaseUrl, "must be an address beginning with postgres://"),
);

const webUrl = v.pipe(
  v.string(),
  v.check((text) => isUrl(text, ["http:", "https:"]), "must be an address beginning with https://"),
);

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number, 0 to 65535"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number, 0 to 65535"),
);

const isLocalOrigin = (text: string, protocols: readonly string[]): boolean =>
  isUrl(text, protocols) &&
  LOOPBACK_HOSTS.includes(new URL(text).hostname) &&
  new URL(text).origin === text.replace(/\/$/, "");

/** Tests put an emulator of the hosted identity here. No other must ever be trusted. */
const loopbackOrigin = v.pipe(
  v.string(),
  v.check(
    (text) => isLocalOrigin(text, ["http:"]),
    "must be an origin on this machine, such as http://127.0.0.1:9099",
  ),
  v.transform((text) => new URL(text).origin),
);

/** Tests put push services of their own here; any other would open the operator's network. */
const loopbackOrigins = v.pipe(
  unset,
  v.transform((text) => (text === "" ? [] : text.split(",").map((each) => each.trim()))),
  v.check(
    (texts) => texts.every((text) => isLocalOrigin(text, ["http:", "https:"])),
    "must be origins on this machine, such as http://127.0.0.1:9123",
  ),
  v.transform((texts) => texts.map((text) => new URL(text).origin)),
);

/** Names of hosts, in which a star may stand for the first parts. */
const hosts = v.pipe(
  unset,
  v.transform((text) => (text === "" ? [] : text.split(",").map((each) => each.trim()))),
  v.check(
    (texts) => texts.every((text) => /^(?:\*\.[a-z\d-]+\.)?(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(text)),
    "must be names of hosts, such as push.example.org or *.push.example.org",
  ),
);

/** A path of the site's own, or an address. */
const syncAddress = v.pipe(
  v.string(),
  v.check(
    (text) => isUrl(text, ["http:", "https:"]) || /^\/(?![/\\])/.test(text),
    "must be a path beginning with / or an address beginning with https://",
  ),
);

/** The origin goes into the page's policy, so it must be one: no placeholder, no name and password. */
const tileAddress = v.pipe(
  v.string(),
  v.check(
    (text) =>
      ["{z}", "{x}", "{y}"].every((part) => text.split(part).length === 2) &&
      /^https:\/\/[a-z\d.-]+(?::\d+)?\/[^\s{}]*(?:\{[zxy]\}[^\s{}]*){3}$/i.test(text) &&
      isUrl(text, ["https:"]),
    "must be an address such as https://tiles.example.org/{z}/{x}/{y}.png",
  ),
);

/** The variables, each parsed on its own. Messages say what is expected and never what came. */
export const EnvSchema = v.object({
  PORT: withDefault("3000", portNumber),
  HOST: withDefault("127.0.0.1", v.string()),
  METRICS_PORT: optional(portNumber),
  DATA_DIR: withDefault(".data", v.string()),
  IMPORT_FOLDER: optional(v.string()),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_READ_URL: optional(databaseAddress),
  FIREBASE_PROJECT_ID: optional(v.string()),
  FIREBASE_API_KEY: optional(v.string()),
  FIREBASE_APP_ID: optional(v.string()),
  FIREBASE_MESSAGING_SENDER_ID: optional(v.string()),
  FIREBASE_VAPID_KEY: optional(v.string()),
  FIREBASE_MEASUREMENT_ID: optional(v.string()),
  GOOGLE_APPLICATION_CREDENTIALS: optional(v.string()),
  FCM_BASE_URL: optional(webUrl),
  FIREBASE_AUTH_EMULATOR_URL: optional(loopbackOrigin),
  PUSH_SERVICES: hosts,
  PUSH_SERVICE_ORIGINS: loopbackOrigins,
  PUSH_SERVICE_PROXY: optional(loopbackOrigin),
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
  SECURITY_CONTACT: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^mailto:[^\s@<>]+@[^\s@<>]+$/.test(text) || isUrl(text, ["https:"]),
        "must be mailto: with an e-mail address, or an address beginning with https://",
      ),
    ),
  ),
  SITE_LINK_SHOP: optional(webUrl),
  SITE_LINK_CHAT: optional(webUrl),
  SITE_LINK_FORUM: optional(webUrl),
  SITE_LINK_DONATION: optional(webUrl),
  MAP_TILES_URL: optional(tileAddress),
  MAP_TILES_ATTRIBUTION: optional(v.string()),
  LOG_LEVEL: withDefault("info", v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`)),
});
