import * as v from "valibot";
import type { Context } from "hono";
import { accountByEmail, checkNewPassword, createAccount, parseEmail } from "./accounts.ts";
import { parseDisplayName } from "./displayName.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { tokenAnswer } from "./grant.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { startSession } from "./sessions.ts";

const CallSchema = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.nullish(v.string()),
});

/** `accounts:signUp`: creates an account and signs it in. */
export async function signUp(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, now, limits, passwords, addressOf } = deps;
  const call = await readCall(c, CallSchema);
  // The SDK's anonymous sign-in is a sign-up without an e-mail.
  if (call.email === undefined) throw new ProtocolError("OPERATION_NOT_ALLOWED");
  const email = parseEmail(call.email);
  if (!call.password) throw new ProtocolError("MISSING_PASSWORD");
  checkNewPassword(call.password);
  const displayName = parseDisplayName(call.displayName);
  if (!(await limits.address.count(addressOf(c)))) {
    throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  }
  // That an e-mail is taken cannot be hidden from who signs up with it; the hash is saved.
  if ((await accountByEmail(db, email)) !== null) throw new ProtocolError("EMAIL_EXISTS");
  const passwordHash = await passwords.hash(call.password);
  const account = await createAccount(db, { email, passwordHash, displayName }, now());
  if (account === null) throw new ProtocolError("EMAIL_EXISTS");
  const tokens = await tokenAnswer(deps, account, await startSession(db, account.uid, now()));
  return c.json({
    kind: "identitytoolkit#SignupNewUserResponse",
    localId: account.uid,
    email,
    ...(displayName === null ? {} : { displayName }),
    ...tokens,
  });
}
