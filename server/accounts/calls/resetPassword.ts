import * as v from "valibot";
import type { Context } from "hono";
import {
  accountByUid,
  changeAccount,
  checkNewPassword,
  type AccountRow,
} from "../embeddedAccounts.ts";
import { withdrawCodes } from "../codes.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { countHash } from "./hashMeter.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { shutOut } from "../sessions/shutOut.ts";
import { checkCode, useCode } from "./useCode.ts";

const ResetSchema = v.object({
  oobCode: v.optional(v.string()),
  newPassword: v.optional(v.string()),
});

/**
 * `accounts:resetPassword`: says what a code is for; with a new password, sets that. The
 * visitor had to read the e-mail to get the code, so the e-mail is confirmed. All sessions end,
 * and the count of wrong passwords is cleared.
 */
export async function resetPassword(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { db, now, limits, networksOf } = deps;
  const { oobCode, newPassword } = await readCall(c, ResetSchema);
  const networks = networksOf(c);
  if (!(await limits.codes.count(networks))) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  const code = await checkCode(db, oobCode, now());
  await limits.codes.giveBack(networks);
  const account = await accountByUid(db, code.uid);
  if (account === null) throw new ProtocolError("INVALID_OOB_CODE");
  if (newPassword !== undefined) {
    // Before the hash: a code for something else must not have one made.
    if (code.purpose !== "PASSWORD_RESET") throw new ProtocolError("INVALID_OOB_CODE");
    await setPassword(c, deps, account, { oobCode, newPassword });
  }
  const kind = "identitytoolkit#ResetPasswordResponse";
  return c.json({ kind, email: account.email, requestType: code.purpose });
}

async function setPassword(
  c: Context,
  deps: EmbeddedDeps,
  { uid, email }: AccountRow,
  { oobCode, newPassword }: { oobCode: string | undefined; newPassword: string },
): Promise<void> {
  const { db, log, now, passwords, limits, networksOf } = deps;
  checkNewPassword(newPassword);
  await countHash(deps, email, networksOf(c));
  const passwordHash = await passwords.hash(newPassword, "other");
  const at = now();
  const change = { passwordHash, passwordChangedAt: new Date(at), emailVerified: true };
  await db.transaction(async (tx) => {
    await useCode(tx, oobCode, "PASSWORD_RESET", at);
    await changeAccount(tx, uid, change);
    await shutOut(tx, uid);
    await withdrawCodes(tx, uid, "PASSWORD_RESET");
  });
  await limits.wrongPasswords.clear(email);
  log.info({ uid }, "a password was reset");
}
