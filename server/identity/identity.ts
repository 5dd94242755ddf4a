import type { Hono } from "hono";
import type { Account } from "#domain/accounts.ts";
import type { Db } from "../db/database.ts";
import type { VerifiedToken, VerifyToken } from "./verifyToken.ts";

/** What became of the session that a genuine token speaks of. */
export type SessionState =
  | { kind: "live"; account: Account }
  /** Signed out everywhere, password changed, or the account was disabled. */
  | { kind: "ended" }
  /** The account does not exist any more. */
  | { kind: "gone" };

/** Who keeps the accounts: the site itself or a hosted project. Routes know this and no more. */
export interface Identity {
  verify: VerifyToken;
  /**
   * Asks whether the session behind a token still holds.
   *
   * @throws IdentityUnreachableError
   */
  session: (token: VerifiedToken, idToken: string) => Promise<SessionState>;
  /** Ends all sessions of an account that have begun until now. */
  endSessions: (db: Db, uid: string) => Promise<void>;
  /** The identity protocol at the root of the site; `null` where another host speaks it. */
  protocol: Hono | null;
}
