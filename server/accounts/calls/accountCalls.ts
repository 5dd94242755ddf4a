import * as v from "valibot";
import type { Context } from "hono";
import type { Db } from "../../db/database.ts";
import { problem } from "../../web/problem.ts";
import {
  changeAccount,
  checkNewPassword,
  type AccountChange,
  type AccountRow,
} from "../embeddedAccounts.ts";
import { authenticate, requireRecentSignIn, type Caller } from "./authenticate.ts";
import { withdrawCodes } from "../codes.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { countHash } from "./hashMeter.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { tokenAnswer } from "../sessions/grant.ts";
import { nextToken } from "../sessions/refreshTokens.ts";
import { holdSession, startSession, type SessionGrant } from "../sessions/sessions.ts";
import { shutOut } from "../sessions/shutOut.ts";
import { parseDisplayName } from "./displayName.ts";
import { profileOf } from "./lookUp.ts";
import { verifyEmail } from "./verifyEmail.ts";

const UpdateSchema = v.object({
  idToken: v.optional(v.string()),
  displayName: v.nullish(v.string()),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  oobCode: v.optional(v.string()),
  returnSecureToken: v.optional(v.boolean(), false),
});

type Call = v.InferOutput<typeof UpdateSchema>;

/**
 * `accounts:update`: changes the display name or the password; with a code, confirms the e-mail. It
 * may give a refresh token, so it counts with the session's refreshes and is answered as those are.
 */
export async function updateAccount(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const call = await readCall(c, UpdateSchema);
  if (call.oobCode !== undefined) return await verifyEmail(c, deps, call.oobCode);
  const caller = await authenticate(deps, call.idToken);
  // Another e-mail would have to be confirmed first; with e-mail privacy the hosted service refuses, too.
  if (call.email !== undefined) throw new ProtocolError("OPERATION_NOT_ALLOWED");
  // A problem and no error of the protocol, of which the SDK would sign the visitor out.
  if (!(await deps.limits.refreshes.count(caller.sessionId))) return problem(c, 429);
  const change = await changeOf(c, call, caller, deps);
  const { account, grant } = await deps.db.transaction(async (tx) => ({
    account: await applyChange(tx, caller, change),
    grant: await continueSession(tx, call, caller, deps.now()),
  }));
  const what = Object.keys(change).filter((name) => name !== "passwordHash");
  if (what.length > 0) deps.log.info({ uid: account.uid, what }, "an account was changed");
  return c.json({
    kind: "identitytoolkit#SetAccountInfoResponse",
    ...profileOf(account),
    ...(grant === null ? {} : await tokenAnswer(deps, account, grant)),
  });
}

async function changeOf(
  c: Context,
  { displayName, password }: Call,
  { account, signedInAt }: Caller,
  deps: EmbeddedDeps,
) {
  const { passwords, now, networksOf } = deps;
  const named = displayName === undefined ? {} : { displayName: parseDisplayName(displayName) };
  if (password === undefined) return named;
  checkNewPassword(password);
  requireRecentSignIn(signedInAt.getTime(), now());
  await countHash(deps, account.email, networksOf(c));
  const passwordHash = await passwords.hash(password, "other");
  return { ...named, passwordHash, passwordChangedAt: new Date(now()) };
}

async function applyChange(
  tx: Db,
  { account }: Caller,
  change: AccountChange,
): Promise<AccountRow> {
  if (Object.keys(change).length === 0) return account;
  const changed = await changeAccount(tx, account.uid, change);
  if (changed === null) throw new ProtocolError("USER_NOT_FOUND");
  return changed;
}

/**
 * A new password ends all sessions, copies of this one included; the caller gets a new one. That
 * one is no younger than the old: the next change asks for the password again.
 */
async function continueSession(
  tx: Db,
  { password, returnSecureToken }: Call,
  { account: { uid }, sessionId, signedInAt, label }: Caller,
  now: number,
): Promise<SessionGrant | null> {
  // It may have ended while the password was hashed.
  if (!(await holdSession(tx, sessionId))) throw new ProtocolError("TOKEN_EXPIRED");
  if (password !== undefined) {
    await shutOut(tx, uid);
    await withdrawCodes(tx, uid, "PASSWORD_RESET");
  }
  if (!returnSecureToken) return null;
  if (password !== undefined) return await startSession(tx, uid, now, label, signedInAt);
  return { sessionId, signedInAt, refreshToken: await nextToken(tx, sessionId, now) };
}
