import * as v from "valibot";
import type { Context } from "hono";
import { accountByUid, changeAccount, checkNewPassword } from "./accounts.ts";
import { withdrawCodes } from "./codes.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { endAllSessions } from "./sessions.ts";
import { checkCode, useCode } from "./useCode.ts";

const CallSchema = v.object({
  oobCode: v.optional(v.string()),
  newPassword: v.optional(v.string()),
});

/**
 * `accounts:resetPassword`: says what a code is for; with a new password, sets that. Who had
 * the code reads the e-mail, which is thereby confirmed. Everybody else is signed out, and
 * wrong passwords of the past are forgiven.
 */
export async function resetPassword(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, now, passwords, limits, addressOf } = deps;
  const { oobCode, newPassword } = await readCall(c, CallSchema);
  if (!(await limits.address.count(addressOf(c)))) {
    throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  }
  const { uid, purpose } = await checkCode(db, oobCode, now());
  await limits.address.giveBack(addressOf(c));
  if (newPassword !== undefined) {
    checkNewPassword(newPassword);
    const passwordHash = await passwords.hash(newPassword);
    const at = now();
    const change = { passwordHash, passwordChangedAt: new Date(at), emailVerified: true };
    await db.transaction(async (tx) => {
      await useCode(tx, oobCode, "PASSWORD_RESET", at);
      await changeAccount(tx, uid, change);
      await endAllSessions(tx, uid);
      await withdrawCodes(tx, uid, "PASSWORD_RESET");
    });
  }
  const account = await accountByUid(db, uid);
  if (account === null) throw new ProtocolError("INVALID_OOB_CODE");
  if (newPassword !== undefined) await limits.account.clear(account.email);
  const kind = "identitytoolkit#ResetPasswordResponse";
  return c.json({ kind, email: account.email, requestType: purpose });
}
