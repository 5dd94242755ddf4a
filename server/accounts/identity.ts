import type { MiddlewareHandler } from "hono";
import type { Context } from "hono";
import type { Account } from "#domain/accounts/accounts.ts";
import { problem, unauthorized } from "../web/problem.ts";
import type { Identity, SessionState } from "./identity_identity.ts";
import { IdentityUnreachableError, InvalidTokenError, type VerifiedToken } from "./verifyToken.ts";

/** What a route behind `requireAccount` knows of who asks. */
export interface AccountVariables {
  token: VerifiedToken;
}

/** What a route behind `requireLiveSession` knows. */
export interface SessionVariables extends AccountVariables {
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
