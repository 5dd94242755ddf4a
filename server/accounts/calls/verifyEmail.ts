import type { Context } from "hono";
import { changeAccount } from "../embeddedAccounts.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { ProtocolError } from "./protocol.ts";
import { profileOf } from "./lookUp.ts";
import { checkCode, useCode } from "./useCode.ts";

/**
 * `accounts:update` with a code. It was sent to the account's e-mail, which it confirms. Codes that
 * mean nothing count by address, like those of `accounts:resetPassword`.
 */
export async function verifyEmail(
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
