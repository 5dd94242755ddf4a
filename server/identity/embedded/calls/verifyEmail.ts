import type { Context } from "hono";
import { changeAccount } from "../accounts.ts";
import type { EmbeddedDeps } from "../deps.ts";
import { ProtocolError } from "../protocol.ts";
import { profileOf } from "./lookUp.ts";
import { useCode } from "./useCode.ts";

/** `accounts:update` with a code. It was sent to the account's e-mail, which it confirms. */
export async function verifyEmail(
  c: Context,
  { db, now }: EmbeddedDeps,
  code: string,
): Promise<Response> {
  const account = await db.transaction(async (tx) => {
    const { uid } = await useCode(tx, code, "VERIFY_EMAIL", now());
    return await changeAccount(tx, uid, { emailVerified: true });
  });
  if (account === null) throw new ProtocolError("INVALID_OOB_CODE");
  return c.json({ kind: "identitytoolkit#SetAccountInfoResponse", ...profileOf(account) });
}
