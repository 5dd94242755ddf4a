import * as v from "valibot";
import type { Context } from "hono";
import {
  accountByEmail,
  checkNewPassword,
  createAccount,
  parseEmail,
} from "../embeddedAccounts.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { countHash } from "./hashMeter.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { tokenAnswer } from "../sessions/grant.ts";
import { labelOf, startSession } from "../sessions/sessions.ts";
import { parseDisplayName } from "./displayName.ts";

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
