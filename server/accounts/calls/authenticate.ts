import { RECENT_SIGN_IN_MS } from "#domain/accounts.ts";
import { InvalidTokenError, type VerifiedToken, type VerifyToken } from "../verifyToken.ts";
import { accountByUid, type AccountRow } from "../embeddedAccounts.ts";
import { ProtocolError } from "./protocol.ts";
import { findSession } from "../sessions/sessions.ts";
import type { Context } from "hono";
import type { Db } from "../../db/database.ts";
import type { ClientNetworks } from "../../web/clientAddress.ts";
import type { Log } from "../../log.ts";
import type { AccountLimits } from "../accountLimits.ts";
import type { LeaveEvents } from "../accountRecords.ts";
import type { SendMail } from "../mail.ts";
import type { TokenKeys } from "../keys/tokenKeys.ts";
import type { PasswordHasher } from "../passwords/passwordHash.ts";
import type { KnownPhones } from "../sessions/knownPhones.ts";

/** Who makes a call of the protocol. */
export interface Caller {
  account: AccountRow;
  sessionId: string;
  signedInAt: Date;
  /** Browser and system of the sign-in. */
  label: string | null;
}

/**
 * Verifies the ID token in a call, and that its session holds.
 *
 * @throws ProtocolError that has the SDK sign out where nothing else helps
 */
export async function authenticate(
  deps: EmbeddedDeps,
  idToken: string | undefined,
): Promise<Caller> {
  const { uid, sessionId } = await verifyCall(deps, idToken);
  const account = await accountByUid(deps.db, uid);
  if (account === null) throw new ProtocolError("USER_NOT_FOUND");
  if (account.disabledAt !== null) throw new ProtocolError("USER_DISABLED");
  const session = sessionId === null ? null : await findSession(deps.db, uid, sessionId);
  if (session === null) throw new ProtocolError("TOKEN_EXPIRED");
  const { id, signedInAt, label } = session;
  return { account, sessionId: id, signedInAt, label };
}

/** Verifies the ID token in a call and no more. @throws ProtocolError */
export async function verifyCall(
  { verify }: EmbeddedDeps,
  idToken: string | undefined,
): Promise<VerifiedToken> {
  if (idToken === undefined || idToken === "") throw new ProtocolError("MISSING_ID_TOKEN");
  try {
    return await verify(idToken);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new ProtocolError(error.expired ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN");
  }
}

/** @throws ProtocolError when the password was given too long ago for what cannot be taken back */
export function requireRecentSignIn(signedInAt: number, now: number): void {
  if (now - signedInAt > RECENT_SIGN_IN_MS) {
    throw new ProtocolError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  }
}

/** What the calls of the embedded identity work with. */
export interface EmbeddedDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  log: Log;
  leaveEvents: LeaveEvents;
  keys: TokenKeys;
  verify: VerifyToken;
  passwords: PasswordHasher;
  limits: AccountLimits;
  knownPhones: KnownPhones;
  /** `null`: this site cannot. */
  sendMail: SendMail | null;
  /** Starts work that no request waits for. A failure reaches the log. */
  afterAnswer: (work: () => Promise<void>) => void;
  /** Where visitors reach the site, for links in e-mails. */
  siteOrigin: () => string;
  /** The networks that a call is counted under. */
  networksOf: (c: Context) => ClientNetworks;
}

/**
 * Counts a password hash before it is made, by e-mail and by address. Every call that hashes
 * asks here, however it ends: a hash takes a tenth of a second of both cores, for a right
 * password, too. Strangers cannot use up a visitor's hashes, because their wrong passwords reach
 * a limit earlier. Neither can neighbours, whose passwords may be right: a phone that has signed in
 * to this account before is counted by the account alone.
 *
 * @param phone the known phone that asks; `null`: one that is not known
 * @throws ProtocolError when there have been too many
 */
export async function countHash(
  { limits }: Pick<EmbeddedDeps, "limits">,
  email: string,
  networks: ClientNetworks,
  phone: string | null = null,
): Promise<void> {
  const allowed =
    (await limits.hashes.count(email)) &&
    (phone !== null || (await limits.addressHashes.count(networks)));
  if (!allowed) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
}
