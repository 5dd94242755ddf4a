import * as v from "valibot";
import type { Context } from "hono";
import type { AccountRow } from "../embeddedAccounts.ts";
import { authenticate } from "./authenticate.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { readCall } from "./protocol.ts";

const LookUpSchema = v.object({ idToken: v.optional(v.string()) });

/** `accounts:lookup`: the account behind an ID token, as long as its session holds. */
export async function lookUp(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { idToken } = await readCall(c, LookUpSchema);
  const { account } = await authenticate(deps, idToken);
  const { createdAt, lastSignInAt, passwordChangedAt } = account;
  const user = {
    ...profileOf(account),
    passwordUpdatedAt: passwordChangedAt.getTime(),
    validSince: String(Math.floor(passwordChangedAt.getTime() / 1_000)),
    createdAt: String(createdAt.getTime()),
    lastLoginAt: String(lastSignInAt.getTime()),
  };
  return c.json({ kind: "identitytoolkit#GetAccountInfoResponse", users: [user] });
}

/** What the answers about an account have in common. */
export function profileOf({ uid, email, emailVerified, displayName }: AccountRow) {
  const name = displayName === null ? {} : { displayName };
  const provider = { providerId: "password", federatedId: email, rawId: email, email, ...name };
  return { localId: uid, email, emailVerified, ...name, providerUserInfo: [provider] };
}
