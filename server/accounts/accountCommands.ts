import { eq } from "drizzle-orm";
import * as v from "valibot";
import { CommandError, type Command } from "../db/command.ts";
import { identityKeys } from "../db/schema/accounts.ts";
import { dropOpenVotes } from "./leave.ts";
import { accountByEmail, changeAccount } from "./embeddedAccounts.ts";
import { shutOut } from "./sessions/sessions.ts";

const DisableSchema = v.object({ email: v.string(), disabled: v.boolean() });

/** Disables an account, which ends its sessions, or enables it again. */
export const disableAccount: Command<v.InferOutput<typeof DisableSchema>, { email: string }> = {
  name: "account disable",
  input: DisableSchema,
  output: v.object({ email: v.string() }),
  async run({ db, now }, { email, disabled }) {
    const known = email.trim().toLowerCase();
    return await db.transaction(async (tx) => {
      const account = await accountByEmail(tx, known);
      if (account === null) throw new CommandError("There is no account with this e-mail.");
      const disabledAt = disabled ? (account.disabledAt ?? new Date(now())) : null;
      await changeAccount(tx, account.uid, { disabledAt });
      if (!disabled) return { email: known };
      await shutOut(tx, account.uid);
      await dropOpenVotes(tx, account.uid);
      return { email: known };
    });
  },
};

const RevokeSchema = v.object({ kid: v.string() });

/**
 * Revokes a key: nothing that it has signed is taken any more, and it cannot come back. Where its
 * file is gone or in other hands, a new one alone does not do: the old key would still be known.
 */
export const revokeKey: Command<v.InferOutput<typeof RevokeSchema>, { kid: string }> = {
  name: "identity revoke-key",
  input: RevokeSchema,
  output: v.object({ kid: v.string() }),
  async run({ db, now }, { kid }) {
    const moment = new Date(now());
    const revoked = await db
      .update(identityKeys)
      .set({ revokedAt: moment, retiredAt: moment })
      .where(eq(identityKeys.kid, kid))
      .returning({ kid: identityKeys.kid });
    if (revoked.length > 0) return { kid };
    const known = await db.select().from(identityKeys).orderBy(identityKeys.createdAt);
    const names = known.map((key) => `${key.kid} (${stateOf(key)})`).join(", ");
    throw new CommandError(`There is no such key. Known: ${names === "" ? "none" : names}.`);
  },
};

function stateOf({ createdAt, retiredAt, revokedAt }: typeof identityKeys.$inferSelect): string {
  if (revokedAt !== null) return `revoked ${revokedAt.toISOString()}`;
  if (retiredAt !== null) return `retired ${retiredAt.toISOString()}`;
  return `since ${createdAt.toISOString()}`;
}
