import type { Db } from "../db/database.ts";
import { clientNetworks } from "../web/clientAddress.ts";
import type { Log } from "../log.ts";
import { createAccountLimits } from "./accountLimits.ts";
import { removeAccountRecords, type LeaveEvents } from "./accountRecords.ts";
import type { Background } from "./background.ts";
import type { Identity, SessionState } from "./identity_identity.ts";
import type { SendMail } from "./mail.ts";
import { createTokenVerifier, type VerifiedToken } from "./verifyToken.ts";
import { accountByUid } from "./embeddedAccounts.ts";
import { EMBEDDED_AUDIENCE, EMBEDDED_ISSUER } from "./keys/idToken.ts";
import type { SigningKey } from "./keys/signingKey.ts";
import { createTokenKeys } from "./keys/tokenKeys.ts";
import type { PasswordHasher } from "./passwords/passwordHash.ts";
import { protocolRoutes } from "./calls/routes.ts";
import { accountSessions } from "./sessions/accountSessions.ts";
import { createKnownPhones } from "./sessions/knownPhones.ts";
import { findSession, holdSession } from "./sessions/sessions.ts";
import { shutOut } from "./sessions/shutOut.ts";

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
export function embeddedIdentity(
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
