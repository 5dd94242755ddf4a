import type { MiddlewareHandler, Context, Hono } from "hono";
import type { Account, Session } from "#domain/accounts.ts";
import type { AttemptLimit } from "../web/attemptLimits.ts";
import { problem, tooMany, unauthorized } from "../web/problem.ts";
import {
  IdentityUnreachableError,
  InvalidTokenError,
  type VerifiedToken,
  type VerifyToken,
} from "./verifyToken.ts";
import type { Db } from "../db/database.ts";

/** What a route behind `requireAccount` knows of who asks. */
export interface AccountVariables {
  token: VerifiedToken;
}

/** What a route behind `requireLiveSession` knows. */
interface SessionVariables extends AccountVariables {
  account: Account;
}

/**
 * Lets a request pass that carries a genuine ID token, and answers 401 to all others, without
 * saying what is wrong; 503 when that cannot be found out. A session that was revoked still passes
 * until its token expires, an hour at most: `requireLiveSession` is for calls that must not wait.
 */
export function requireAccount(
  identity: Identity,
): MiddlewareHandler<{ Variables: AccountVariables }> {
  return async (c, next) => {
    const bearer = await readBearer(c, identity);
    if (bearer instanceof Response) return bearer;
    c.set("token", bearer.token);
    await next();
  };
}

/** The same, and asks whether the session still holds. */
export function requireLiveSession(
  identity: Identity,
): MiddlewareHandler<{ Variables: SessionVariables }> {
  return async (c, next) => {
    const asked = await askSession(c, identity);
    if (asked instanceof Response) return asked;
    if (asked.state.kind !== "live") return unauthorized(c);
    c.set("token", asked.token);
    c.set("account", asked.state.account);
    await next();
  };
}

/** Counts the call against a limit of the account, and answers 429 beyond it. Comes after {@link requireAccount}. */
export function limited(calls: AttemptLimit): MiddlewareHandler<{ Variables: AccountVariables }> {
  return async (c, next) => {
    const wait = await calls.countOrWait(c.var.token.uid);
    if (wait !== null) return tooMany(c, wait);
    await next();
    return undefined;
  };
}

/** Goes on only while the database says that the token's session holds, which costs no call to a hosted project. */
export function heldSession(
  identity: Identity,
  db: Db,
): MiddlewareHandler<{ Variables: AccountVariables }> {
  return async (c, next) => {
    if (!(await identity.holdSession(db, c.var.token))) return unauthorized(c);
    await next();
    return undefined;
  };
}

/** Verifies the request's token and asks what became of its session; or answers 401 or 503. */
export async function askSession(
  c: Context,
  identity: Identity,
): Promise<{ token: VerifiedToken; state: SessionState } | Response> {
  const bearer = await readBearer(c, identity);
  if (bearer instanceof Response) return bearer;
  const { token, idToken } = bearer;
  return await orProblem(c, async () => ({ token, state: await identity.session(token, idToken) }));
}

async function readBearer(
  c: Context,
  identity: Identity,
): Promise<{ token: VerifiedToken; idToken: string } | Response> {
  const idToken = /^Bearer +(\S+) *$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (idToken === undefined) return unauthorized(c);
  return await orProblem(c, async () => ({ token: await identity.verify(idToken), idToken }));
}

async function orProblem<Output>(
  c: Context,
  work: () => Promise<Output>,
): Promise<Output | Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidTokenError) return unauthorized(c);
    if (error instanceof IdentityUnreachableError) return problem(c, 503);
    throw error;
  }
}

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
