import type { AccountRow } from "../embeddedAccounts.ts";
import type { EmbeddedDeps } from "../calls/authenticate.ts";
import { ID_TOKEN_LIFE_S, signIdToken } from "../keys/signingKey.ts";
import type { SessionGrant } from "./sessions.ts";

/** Tokens as the protocol's answers carry them. */
export interface TokenAnswer {
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

/** Signs an ID token for a session and puts it beside the refresh token. */
export async function tokenAnswer(
  { keys, now }: EmbeddedDeps,
  account: AccountRow,
  { sessionId, signedInAt, refreshToken }: SessionGrant,
): Promise<TokenAnswer> {
  const key = await keys.signingKey();
  const idToken = await signIdToken(key, { ...account, sessionId, signedInAt }, now());
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_LIFE_S) };
}
