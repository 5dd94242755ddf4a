import type { Hono } from "hono";
import type { Account, Session } from "#domain/accounts/accounts.ts";
import type { Db } from "../db/database.ts";
import type { VerifiedToken, VerifyToken } from "./verifyToken.ts";

/** What became of the session that a genuine token speaks of. */
export type SessionState =
  | { kind: "live"; account: Account }
  /** Signed out everywhere, password changed, or the account was disabled. */
  | { kind: "ended" }
  /** The account does not exist any more. */
  | { kind: "gone" };

/** Lists sessions and ends single ones. */
export interface AccountSessions {
  list: (db: Db, token: VerifiedToken) => Promise<Session[]>;
  /** @returns whether the account has a session of this id */
  end: (db: Db, uid: string, id: string) => Promise<boolean>;
  /** Ends the one behind a token. */
  endThis: (db: Db, token: VerifiedToken) => Promise<void>;
}

/** Who keeps the accounts: the site itself or a hosted project. Routes know this and no more. */
export interface Identity {
  verify: VerifyToken;
  /**
   * Asks whether the session behind a token still holds.
   *
   * @throws IdentityUnreachableError
   */
  session: (token: VerifiedToken, idToken: string) => Promise<SessionState>;
  /**
   * Asks the database only whether a session has been ended, and has it not be ended until the
   * transaction is over.
   */
  holdSession: (tx: Db, token: VerifiedToken) => Promise<boolean>;
  /**
   * Ends all sessions of an account that have begun until now, and takes the phones that have
   * joined it for alerts out of it, all at once.
   */
  endSessions: (db: Db, uid: string) => Promise<void>;
  /** Removes everything that is kept of an account, at once or not at all. */
  removeRecords: (db: Db, uid: string) => Promise<void>;
  /** The account's sessions, by name; `null` where another host keeps them. */
  sessions: AccountSessions | null;
  /** The identity protocol at the root of the site; `null` where another host speaks it. */
  protocol: Hono | null;
}
