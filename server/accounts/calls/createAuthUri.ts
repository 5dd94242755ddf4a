import * as v from "valibot";
import type { Context } from "hono";
import { parseEmail } from "../embeddedAccounts.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { newSecret } from "../secret.ts";

const AuthUriSchema = v.object({ identifier: v.optional(v.string()) });

/** `accounts:createAuthUri`: would tell how an e-mail signs in; with e-mail privacy it tells nothing. */
export async function createAuthUri(c: Context): Promise<Response> {
  const { identifier } = await readCall(c, AuthUriSchema);
  if (identifier === undefined) throw new ProtocolError("MISSING_EMAIL");
  parseEmail(identifier);
  return c.json({ kind: "identitytoolkit#CreateAuthUriResponse", sessionId: newSecret() });
}
