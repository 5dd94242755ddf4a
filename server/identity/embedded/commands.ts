import * as v from "valibot";
import { CommandError, type Command } from "../../control/command.ts";
import { accountByEmail, changeAccount } from "./accounts.ts";
import { shutOut } from "./shutOut.ts";

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
      if (disabled) await shutOut(tx, account.uid);
      return { email: known };
    });
  },
};
