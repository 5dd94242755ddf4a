import * as v from "valibot";
import type { Context } from "hono";
import type { Db } from "../../db/database.ts";
import { problem } from "../../web/problem.ts";
import {
  changeAccount,
  checkNewPassword,
  type AccountChange,
  type AccountRow,
  accountByUid,
} from "../embeddedAccounts.ts";
import {
  authenticate,
  requireRecentSignIn,
  type Caller,
  type EmbeddedDeps,
  countHash,
  verifyCall,
} from "./authenticate.ts";
import { withdrawCodes } from "../codes.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { tokenAnswer } from "../sessions/grant.ts";
import { nextToken } from "../sessions/refreshTokens.ts";
import { holdSession, startSession, type SessionGrant, shutOut } from "../sessions/sessions.ts";
import { removeAccountRecords } from "../accountRecords.ts";
import { checkCode, useCode } from "./codeCalls.ts";

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

const DeletionSchema = v.object({ idToken: v.optional(v.string()) });

/**
 * `accounts:delete`: removes the account and everything that is kept with it. One that is
 * gone already, such as by `DELETE /api/account`, is a success: that was the wish.
 */
export async function deleteAccount(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, now, log, limits, leaveEvents } = deps;
  const { idToken } = await readCall(c, DeletionSchema);
  const { uid, authTime } = await verifyCall(deps, idToken);
  requireRecentSignIn(authTime * 1_000, now());
  if ((await accountByUid(db, uid)) !== null) {
    const { account } = await authenticate(deps, idToken);
    await removeAccountRecords(db, uid, leaveEvents);
    await limits.wrongPasswords.clear(account.email);
    log.info({ uid }, "an account was deleted");
  }
  return c.json({ kind: "identitytoolkit#DeleteAccountResponse" });
}

/** What the hosted service takes; the page keeps to 30. */
const LONGEST = 256;

/**
 * Reads a display name: trimmed, in one line, without control characters.
 *
 * @returns `null` for none
 * @throws ProtocolError when it is too long
 */
export function parseDisplayName(name: string | null | undefined): string | null {
  const text = (name ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim();
  if (text.length > LONGEST) throw new ProtocolError("INVALID_REQUEST");
  return text === "" ? null : text;
}

const LookUpSchema = v.object({ idToken: v.optional(v.string()) });

/** `accounts:lookup`: the account behind an ID token, as long as its session holds. */
export async function lookUp(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { idToken } = await readCall(c, LookUpSchema);
  const { account } = await authenticate(deps, idToken);
  const { createdAt, lastSignInAt, passwordChangedAt } = account;
  const user = {
    ...profileOf(account),
    passwordUpdatedAt: passwordChangedAt.getTime(),
    validSince: String(Math.floor(passwordChangedAt.getTime() / 1_000)),
    createdAt: String(createdAt.getTime()),
    lastLoginAt: String(lastSignInAt.getTime()),
  };
  return c.json({ kind: "identitytoolkit#GetAccountInfoResponse", users: [user] });
}

/** What the answers about an account have in common. */
function profileOf({ uid, email, emailVerified, displayName }: AccountRow) {
  const name = displayName === null ? {} : { displayName };
  const provider = { providerId: "password", federatedId: email, rawId: email, email, ...name };
  return { localId: uid, email, emailVerified, ...name, providerUserInfo: [provider] };
}

/**
 * `accounts:update` with a code. It was sent to the account's e-mail, which it confirms. Codes that
 * mean nothing count by address, like those of `accounts:resetPassword`.
 */
async function verifyEmail(
  c: Context,
  { db, now, limits, networksOf }: EmbeddedDeps,
  code: string,
): Promise<Response> {
  const networks = networksOf(c);
  if (!(await limits.codes.count(networks))) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  // Outside of the transaction: PGlite has a single connection.
  await checkCode(db, code, now());
  await limits.codes.giveBack(networks);
  const account = await db.transaction(async (tx) => {
    const { uid } = await useCode(tx, code, "VERIFY_EMAIL", now());
    return await changeAccount(tx, uid, { emailVerified: true });
  });
  if (account === null) throw new ProtocolError("INVALID_OOB_CODE");
  return c.json({ kind: "identitytoolkit#SetAccountInfoResponse", ...profileOf(account) });
}
