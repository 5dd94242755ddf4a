import type { Db } from "../db/database.ts";
import { clientNetworks } from "../web/clientAddress.ts";
import type { Log } from "../log.ts";
import { createAccountLimits } from "./accountLimits.ts";
import { removeAccountRecords, type LeaveEvents } from "./accountRecords.ts";
import type { Background } from "./background.ts";
import type { Identity, SessionState } from "./identity.ts";
import { type SendMail, createMail } from "./mail.ts";
import { createTokenVerifier, type VerifiedToken } from "./verifyToken.ts";
import { accountByUid } from "./embeddedAccounts.ts";
import { EMBEDDED_AUDIENCE, EMBEDDED_ISSUER, type SigningKey } from "./keys/signingKey.ts";
import { createTokenKeys } from "./keys/tokenKeys.ts";
import { type PasswordHasher, createPasswordHasher } from "./passwords/passwordHash.ts";
import { protocolRoutes } from "./calls/routes.ts";
import { accountSessions, findSession, holdSession, shutOut } from "./sessions/sessions.ts";
import { createKnownPhones } from "./sessions/knownPhones.ts";
import { hostedIdentity, type HostedSettings } from "./hostedIdentity.ts";
import type { Env } from "../env.ts";
import { LOOPBACK_HOSTS } from "../envSchema.ts";
import { keyFilePath, readKeyFile, watchKeyFile } from "./keys/keyFile.ts";

/** What the embedded identity needs of its surroundings, beside the database. */
export interface EmbeddedSettings {
  kind: "embedded";
  /** Answers this process's signing key; another object after it was replaced. */
  readKey: () => Promise<SigningKey>;
  passwords: PasswordHasher;
  /** `null`: this site cannot. */
  sendMail: SendMail | null;
  background: Background;
  /** Where visitors reach the site, for links in e-mails. */
  siteOrigin: () => string;
  /** How many proxies of the site's own stand in front. */
  trustedProxies: number;
}

/** Accounts kept by the site itself, for the unmodified SDK. */
function embeddedIdentity(
  settings: EmbeddedSettings,
  { db, now, log, leaveEvents }: { db: Db; now: () => number; log: Log; leaveEvents: LeaveEvents },
): Identity {
  const { readKey, background, trustedProxies } = settings;
  const keys = createTokenKeys(db, readKey, now);
  const verify = createTokenVerifier({
    issuer: EMBEDDED_ISSUER,
    audience: EMBEDDED_AUDIENCE,
    findKey: keys.find,
    now,
  });
  return {
    verify,
    session: (token) => sessionState(db, token),
    endSessions: (tx, uid) => tx.transaction((inner) => shutOut(inner, uid)),
    holdSession: async (tx, { sessionId }) =>
      sessionId !== null && (await holdSession(tx, sessionId)),
    removeRecords: (outer, uid) => removeAccountRecords(outer, uid, leaveEvents),
    sessions: accountSessions,
    protocol: protocolRoutes({
      ...settings,
      db,
      now,
      log,
      leaveEvents,
      keys,
      verify,
      limits: createAccountLimits(db),
      knownPhones: createKnownPhones(db, settings.siteOrigin),
      afterAnswer: background.start,
      networksOf: (c) => clientNetworks(c, trustedProxies),
    }),
  };
}

async function sessionState(db: Db, { uid, sessionId }: VerifiedToken): Promise<SessionState> {
  const account = await accountByUid(db, uid);
  if (account === null) return { kind: "gone" };
  const session = sessionId === null ? null : await findSession(db, uid, sessionId);
  if (session === null || account.disabledAt !== null) return { kind: "ended" };
  const { email, emailVerified, displayName } = account;
  return { kind: "live", account: { uid, email, emailVerified, displayName } };
}

/** Who keeps the accounts, and what that takes. */
export type IdentitySettings = EmbeddedSettings | HostedSettings;

/** Makes the identity of a site. */
export function createIdentity(
  settings: IdentitySettings,
  deps: { db: Db; now: () => number; log: Log; leaveEvents: LeaveEvents },
): Identity {
  return settings.kind === "embedded"
    ? embeddedIdentity(settings, deps)
    : hostedIdentity(settings, deps);
}

interface Context {
  log: Log;
  background: Background;
  /** Where visitors reach the site. */
  siteOrigin: () => string;
}

/**
 * Decides who keeps a site's accounts: the hosted project if there is one, else the site itself.
 *
 * @throws KeyFileError when the embedded identity's key is there but damaged
 */
export async function identitySettings(env: Env, around: Context): Promise<IdentitySettings> {
  if (env.firebase === null) return await embeddedSettings(env, around);
  const { firebase: project, authEmulator: emulator } = env;
  return { kind: "hosted", project, emulator, siteOrigin: around.siteOrigin };
}

/**
 * Prepares the embedded identity, and warns when others than this machine can reach it.
 *
 * @throws Error beside a configured project: two services would know different accounts
 * @throws KeyFileError
 */
export async function embeddedSettings(
  env: Env,
  { log, background, siteOrigin }: Context,
): Promise<EmbeddedSettings> {
  if (env.firebase !== null) {
    throw new Error("The embedded identity does not run beside a Firebase project.");
  }
  const keyFile = keyFilePath(env.dataDir);
  await readKeyFile(keyFile);
  if (!LOOPBACK_HOSTS.includes(env.host)) {
    log.warn(
      { host: env.host },
      "others can reach the embedded identity: use https, set SITE_ORIGIN, SMTP_URL and MAIL_FROM",
    );
  }
  return {
    kind: "embedded",
    readKey: watchKeyFile(keyFile),
    passwords: createPasswordHasher(),
    sendMail: createMail(env, log),
    background,
    siteOrigin,
    trustedProxies: env.trustedProxies,
  };
}
