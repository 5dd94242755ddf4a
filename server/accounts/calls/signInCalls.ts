import * as v from "valibot";
import type { Context } from "hono";
import {
  accountByEmail,
  canBePassword,
  changeAccount,
  parseEmail,
  type AccountRow,
  checkNewPassword,
  createAccount,
} from "../embeddedAccounts.ts";
import { type EmbeddedDeps, countHash } from "./authenticate.ts";
import { QueueFullError } from "../passwords/hashQueue.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { tokenAnswer } from "../sessions/grant.ts";
import { labelOf, startSession } from "../sessions/sessions.ts";
import { newSecret } from "../codes.ts";
import { parseDisplayName } from "./accountCalls.ts";

const SignInSchema = v.object({ email: v.optional(v.string()), password: v.optional(v.string()) });

/**
 * `accounts:signInWithPassword`. An e-mail without an account costs the same counts and the
 * same hash as a wrong password, and gets the same answer.
 */
export async function signIn(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { log, knownPhones } = deps;
  const call = await readCall(c, SignInSchema);
  if (call.email === undefined) throw new ProtocolError("MISSING_EMAIL");
  const email = parseEmail(call.email);
  if (!call.password) throw new ProtocolError("MISSING_PASSWORD");
  const attempt = await countAttempt(c, deps, email);
  const found = await checkPassword(c, deps, { email, password: call.password, attempt });
  await attempt.wasRight();
  // Only a visitor who knows the password gets to know this.
  if (found.disabledAt !== null) throw new ProtocolError("USER_DISABLED");

  const signedIn = await beginSession(c, deps, found, call.password, attempt.phone);
  if (signedIn === null) throw new ProtocolError("INVALID_LOGIN_CREDENTIALS");
  const { account, grant } = signedIn;
  log.info({ uid: account.uid }, "signed in");
  await knownPhones.remember(c, email);
  return c.json({
    kind: "identitytoolkit#VerifyPasswordResponse",
    localId: account.uid,
    email,
    displayName: account.displayName ?? "",
    registered: true,
    ...(await tokenAnswer(deps, account, grant)),
  });
}

interface Attempt {
  phone: string | null;
  /** Takes the count back. */
  wasRight: () => Promise<void>;
}

/**
 * Counts an attempt before the hash, so that any number of tries at once get no further than one
 * by one. A phone that has signed in before has its own limit, which neither strangers nor
 * neighbors behind its address can use up.
 *
 * @throws ProtocolError when there have been too many wrong ones
 */
async function countAttempt(
  c: Context,
  { limits, knownPhones, networksOf, db, log }: EmbeddedDeps,
  email: string,
): Promise<Attempt> {
  const { wrongPasswords, passwords } = limits;
  const networks = networksOf(c);
  const phone = await knownPhones.read(c, email);
  const who = phone === null ? email : `${email} ${phone}`;
  let isLocked = false;
  const lock = () => (isLocked = true);
  const allowed =
    (phone !== null || (await passwords.count(networks))) &&
    (await wrongPasswords.count(who, lock));
  if (isLocked) {
    const uid = (await accountByEmail(db, email))?.uid ?? null;
    log.warn({ uid, knownPhone: phone !== null }, "locked for 15 minutes: ten wrong passwords");
  }
  if (!allowed) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  return {
    phone,
    // Of what others have tried nothing is forgotten, of the phone's own mistakes all.
    wasRight: async () => {
      if (phone === null) await passwords.giveBack(networks);
      await (phone === null ? wrongPasswords.giveBack(who) : wrongPasswords.clear(who));
    },
  };
}

/** @throws ProtocolError when the password is wrong */
async function checkPassword(
  c: Context,
  deps: EmbeddedDeps,
  { email, password, attempt }: { email: string; password: string; attempt: Attempt },
): Promise<AccountRow> {
  const { db, log, passwords, networksOf } = deps;
  const found = await accountByEmail(db, email);
  const lane = attempt.phone === null ? "sign-in" : "known-phone";
  let isRight = false;
  if (canBePassword(password)) {
    await countHash(deps, email, networksOf(c), attempt.phone);
    isRight = await passwords.matches(password, found?.passwordHash ?? null, lane);
  }
  if (found !== null && isRight) return found;
  log.info({ uid: found?.uid ?? null }, "a wrong password, or an e-mail without an account");
  throw new ProtocolError("INVALID_LOGIN_CREDENTIALS");
}

/**
 * Begins a session, and hashes the password again when the cost has been raised.
 *
 * @returns `null` when the password was changed since it was compared: a session that begins
 * now would outlive the change
 */
async function beginSession(
  c: Context,
  deps: EmbeddedDeps,
  { uid, email, passwordHash }: AccountRow,
  password: string,
  phone: string | null,
) {
  const { db, now, passwords, networksOf } = deps;
  const rehash = async () => {
    await countHash(deps, email, networksOf(c), phone);
    return { passwordHash: await passwords.hash(password, "other") };
  };
  // What cannot be done now is done at another sign-in.
  const rehashed = passwords.isOutdated(passwordHash) ? await rehash().catch(orNothing) : {};
  const change = { ...rehashed, lastSignInAt: new Date(now()) };
  return await db.transaction(async (tx) => {
    const account = await changeAccount(tx, uid, change, passwordHash);
    if (account === null) return null;
    return { account, grant: await startSession(tx, uid, now(), labelOf(c)) };
  });
}

function orNothing(error: unknown): Record<string, never> {
  if (error instanceof ProtocolError || error instanceof QueueFullError) return {};
  throw error;
}

const AuthUriSchema = v.object({ identifier: v.optional(v.string()) });

/** `accounts:createAuthUri`: would tell how an e-mail signs in; with e-mail privacy it tells nothing. */
export async function createAuthUri(c: Context): Promise<Response> {
  const { identifier } = await readCall(c, AuthUriSchema);
  if (identifier === undefined) throw new ProtocolError("MISSING_EMAIL");
  parseEmail(identifier);
  return c.json({ kind: "identitytoolkit#CreateAuthUriResponse", sessionId: newSecret() });
}

const SignUpSchema = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.nullish(v.string()),
});

/** `accounts:signUp`: creates an account and signs it in. */
export async function signUp(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, now, log, limits, passwords, networksOf } = deps;
  const call = await readCall(c, SignUpSchema);
  // The SDK's anonymous sign-in is a sign-up without an e-mail.
  if (call.email === undefined) throw new ProtocolError("OPERATION_NOT_ALLOWED");
  const email = parseEmail(call.email);
  if (!call.password) throw new ProtocolError("MISSING_PASSWORD");
  checkNewPassword(call.password);
  const displayName = parseDisplayName(call.displayName);
  if (!(await limits.passwords.count(networksOf(c)))) {
    throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  }
  // That an e-mail is taken cannot be hidden from who signs up with it; the hash is saved.
  if ((await accountByEmail(db, email)) !== null) throw new ProtocolError("EMAIL_EXISTS");
  await countHash(deps, email, networksOf(c));
  const passwordHash = await passwords.hash(call.password, "other");
  const account = await createAccount(db, { email, passwordHash, displayName }, now());
  if (account === null) throw new ProtocolError("EMAIL_EXISTS");
  log.info({ uid: account.uid }, "signed up");
  await deps.knownPhones.remember(c, email);
  const grant = await startSession(db, account.uid, now(), labelOf(c));
  const tokens = await tokenAnswer(deps, account, grant);
  return c.json({
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: account.uid,
    email,
    ...(displayName === null ? {} : { displayName }),
    ...tokens,
  });
}
