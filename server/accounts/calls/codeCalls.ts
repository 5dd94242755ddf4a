import * as v from "valibot";
import type { Context } from "hono";
import { SITE } from "#domain/site/site.ts";
import type { Mail } from "../mail.ts";
import {
  accountByEmail,
  parseEmail,
  type AccountRow,
  accountByUid,
  changeAccount,
  checkNewPassword,
} from "../embeddedAccounts.ts";
import { authenticate, type EmbeddedDeps, countHash } from "./authenticate.ts";
import { createCode, type CodePurpose, withdrawCodes, findCode, takeCode } from "../codes.ts";
import { ProtocolError, readCall } from "./protocol.ts";
import { shutOut } from "../sessions/sessions.ts";
import type { Db } from "../../db/database.ts";

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

type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/**
 * Looks up a code that a visitor brings.
 *
 * @throws ProtocolError when it is unknown, used or too old
 */
export async function checkCode(db: Db, code: string | undefined, now: number): Promise<Code> {
  if (code === undefined || code === "") throw new ProtocolError("MISSING_OOB_CODE");
  const found = await findCode(db, code);
  if (found === null) throw new ProtocolError("INVALID_OOB_CODE");
  if (found.expiresAt.getTime() <= now) throw new ProtocolError("EXPIRED_OOB_CODE");
  return found;
}

/** The same, for one purpose, and uses the code up: do it in the transaction of what it is used for. */
export async function useCode(
  tx: Db,
  code: string | undefined,
  purpose: CodePurpose,
  now: number,
): Promise<Code> {
  const found = await checkCode(tx, code, now);
  if (found.purpose !== purpose || !(await takeCode(tx, found.hash))) {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  return found;
}
