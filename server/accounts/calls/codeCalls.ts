import * as v from "valibot";
import type { Context } from "hono";
import { SITE } from "#domain/site/site.ts";
import type { Mail } from "../mail.ts";
import { accountByEmail, parseEmail, type AccountRow } from "../embeddedAccounts.ts";
import { authenticate } from "./authenticate.ts";
import { createCode, type CodePurpose } from "../codes.ts";
import type { EmbeddedDeps } from "./deps.ts";
import { ProtocolError, readCall } from "./protocol.ts";

const CodeRequestSchema = v.object({
  requestType: v.optional(v.string()),
  email: v.optional(v.string()),
  idToken: v.optional(v.string()),
});

/** The links' `mode`, as the hosted service's e-mails have it. */
const LETTERS: Record<CodePurpose, { mode: string; subject: string; sentence: string }> = {
  PASSWORD_RESET: {
    mode: "resetPassword",
    subject: `Reset your password for ${SITE.community}`,
    sentence: "Open this address to choose a new password. It works once, within an hour.",
  },
  VERIFY_EMAIL: {
    mode: "verifyEmail",
    subject: `Confirm your e-mail for ${SITE.community}`,
    sentence: "Open this address to confirm that this e-mail is yours. It works within an hour.",
  },
};

/**
 * `accounts:sendOobCode`: sends a link that resets the password or confirms the e-mail. Whether
 * there is such an account is looked up after the answer, which can therefore not tell.
 */
export async function sendCode(c: Context, deps: EmbeddedDeps): Promise<Response> {
  const { limits, networksOf, sendMail } = deps;
  const call = await readCall(c, CodeRequestSchema);
  const purpose = parsePurpose(call.requestType);
  if (sendMail === null) throw new ProtocolError("OPERATION_NOT_ALLOWED", "No mail can be sent");
  const email = await addressee(purpose, call, deps);
  const allowed = (await limits.codes.count(networksOf(c))) && (await limits.mail.count(email));
  if (!allowed) throw new ProtocolError("TOO_MANY_ATTEMPTS_TRY_LATER");
  deps.afterAnswer(async () => {
    const account = await accountByEmail(deps.db, email);
    if (account !== null && account.disabledAt === null)
      await sendMail(await letterTo(account, purpose, deps));
  });
  return c.json({ kind: "identitytoolkit#GetOobConfirmationCodeResponse", email });
}

function parsePurpose(requestType: string | undefined): CodePurpose {
  if (requestType === "PASSWORD_RESET" || requestType === "VERIFY_EMAIL") return requestType;
  const known = requestType === "EMAIL_SIGNIN" || requestType === "VERIFY_AND_CHANGE_EMAIL";
  throw new ProtocolError(known ? "OPERATION_NOT_ALLOWED" : "INVALID_REQ_TYPE");
}

/** Anyone may ask for a password reset. Only a signed-in visitor may confirm an e-mail. */
async function addressee(
  purpose: CodePurpose,
  { email, idToken }: v.InferOutput<typeof CodeRequestSchema>,
  deps: EmbeddedDeps,
): Promise<string> {
  if (purpose === "VERIFY_EMAIL") return (await authenticate(deps, idToken)).account.email;
  if (email === undefined || email === "") throw new ProtocolError("MISSING_EMAIL");
  return parseEmail(email);
}

async function letterTo(
  { uid, email }: AccountRow,
  purpose: CodePurpose,
  { db, now, siteOrigin }: EmbeddedDeps,
): Promise<Mail> {
  const { mode, subject, sentence } = LETTERS[purpose];
  const link = new URL("/signin", siteOrigin());
  link.searchParams.set("mode", mode);
  link.searchParams.set("oobCode", await createCode(db, uid, purpose, now()));
  const text = `${sentence}\n\n${link.href}\n\nIf you did not ask for it, you need not do anything.\n`;
  return { to: email, subject, text, link: link.href };
}
