import * as v from "valibot";
import type { Context } from "hono";
import { removeAccountRecords } from "../accountRecords.ts";
import { accountByUid } from "../embeddedAccounts.ts";
import { authenticate, requireRecentSignIn, verifyCall } from "./authenticate.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { readCall } from "./protocol.ts";

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
