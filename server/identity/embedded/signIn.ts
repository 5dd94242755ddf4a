import * as v from "valibot";
import type { Context } from "hono";
import {
  accountByEmail,
  canBePassword,
  changeAccount,
  parseEmail,
  type AccountRow,
} from "./accounts.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { tokenAnswer } from "./grant.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { startSession } from "./sessions.ts";

const CallSchema = v.object({ email: v.optional(v.string()), password: v.optional(v.string()) });

/**
 * `accounts:signInWithPassword`. An e-mail without an account costs the same counts and the
 * same hash as a wrong password, and gets the same answer.
 */
export async function signIn(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, limits, passwords, addressOf } = deps;
  const call = await readCall(c, CallSchema);
  if (call.email === undefined) throw new ProtocolError("MISSING_EMAIL");
  const email = parseEmail(call.email);
  if (!call.password) throw new ProtocolError("MISSING_PASSWORD");
  // Counted before the hash, so that any number of tries at once get no further than one by one.
  const address = addressOf(c);
  const allowed = (await limits.address.count(address)) && (await limits.account.count(email));
  if (!allowed) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  const found = await accountByEmail(db, email);
  const right =
    canBePassword(call.password) &&
    (await passwords.matches(call.password, found?.passwordHash ?? null));
  if (found === null || !right) throw new ProtocolError("INVALID_LOGIN_CREDENTIALS");
  await limits.account.clear(email);
  await limits.address.giveBack(address);
  // Only who knows the password is told.
  if (found.disabledAt !== null) throw new ProtocolError("USER_DISABLED");

  const signedIn = await beginSession(deps, found, call.password);
  if (signedIn === null) throw new ProtocolError("INVALID_LOGIN_CREDENTIALS");
  const { account, grant } = signedIn;
  return c.json({
    kind: "identitytoolkit#VerifyPasswordResponse",
    localId: account.uid,
    email,
    displayName: account.displayName ?? "",
    registered: true,
    ...(await tokenAnswer(deps, account, grant)),
  });
}

/**
 * Begins a session, and hashes the password again where that has become dearer.
 *
 * @returns `null` when the password was changed since it was compared: a session that begins
 * now would outlive the change
 */
async function beginSession(
  { db, now, passwords }: EmbeddedDeps,
  found: AccountRow,
  password: string,
) {
  const { uid, passwordHash } = found;
  const outdated = passwords.isOutdated(passwordHash);
  const rehashed = outdated ? { passwordHash: await passwords.hash(password) } : {};
  const change = { ...rehashed, lastSignInAt: new Date(now()) };
  return await db.transaction(async (tx) => {
    const account = await changeAccount(tx, uid, change, passwordHash);
    return account === null ? null : { account, grant: await startSession(tx, uid, now()) };
  });
}
