import { RECENT_SIGN_IN_MS } from "#domain/accounts/accounts.ts";
import { InvalidTokenError, type VerifiedToken } from "../verifyToken.ts";
import { accountByUid, type AccountRow } from "../embeddedAccounts.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { ProtocolError } from "./protocol.ts";
import { findSession } from "../sessions/sessions.ts";

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
