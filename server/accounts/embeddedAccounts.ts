import { and, eq } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import type { Db } from "../db/database.ts";
import { identityAccounts } from "../db/schema/accounts.ts";
import { isCommonPassword, isOfSiteWords } from "./passwords/weakPasswords.ts";
import { ProtocolError } from "./calls/protocol.ts";

export type AccountRow = typeof identityAccounts.$inferSelect;

/** Longest address that a mailbox can have (RFC 5321). */
const LONGEST_EMAIL = 254;

/** The same rule as an e-mail field in a browser has, and the form in which an e-mail is kept. */
const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail(),
  v.maxLength(LONGEST_EMAIL),
  v.toLowerCase(),
);

/** @throws ProtocolError when it is none */
export function parseEmail(email: string): string {
  const result = v.safeParse(EmailSchema, email);
  if (!result.success) throw new ProtocolError("INVALID_EMAIL");
  return result.output;
}

/** @throws ProtocolError when a password is too short, too long or too easy to guess to be set */
export function checkNewPassword(password: string): void {
  // Counted as a reader counts, so that a short one of many code units is still short.
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) {
    const least = String(PASSWORD_MIN_LENGTH);
    throw new ProtocolError("WEAK_PASSWORD", `Password should be at least ${least} characters`);
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    throw new ProtocolError("WEAK_PASSWORD", "Password is too long");
  }
  if (isCommonPassword(password)) {
    throw new ProtocolError("WEAK_PASSWORD", "Password is among the most common ones");
  }
  if (isOfSiteWords(password)) {
    throw new ProtocolError("WEAK_PASSWORD", "Password is made of this site's own words");
  }
}

/** What could be set once. */
const LONGEST_OLD_PASSWORD = 4_096;

/** No account has a password that is too long, so it is not worth a hash. */
export const canBePassword = (password: string) => password.length <= LONGEST_OLD_PASSWORD;

/**
 * Creates an account whose password was just given.
 *
 * @returns `null` when the e-mail has one already
 */
export async function createAccount(
  db: Db,
  given: { email: string; passwordHash: string; displayName: string | null },
  now: number,
): Promise<AccountRow | null> {
  const at = new Date(now);
  const times = { passwordChangedAt: at, createdAt: at, lastSignInAt: at };
  const [row] = await db
    .insert(identityAccounts)
    .values({ uid: newUid(), ...given, ...times })
    .onConflictDoNothing({ target: identityAccounts.email })
    .returning();
  return row ?? null;
}

/** @returns `null` when no account has this e-mail, which must be in lower case */
export async function accountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(identityAccounts).where(eq(identityAccounts.email, email));
  return row ?? null;
}

/** @returns `null` when there is no such account */
export async function accountByUid(db: Db, uid: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(identityAccounts).where(eq(identityAccounts.uid, uid));
  return row ?? null;
}

/** Columns of an account that may change. */
export type AccountChange = Partial<Omit<AccountRow, "uid" | "email" | "createdAt">>;

/**
 * Changes columns of an account.
 *
 * @param onlyWithHash if given, only while this is its password's hash
 * @returns the row as it is then; `null` when there is none to change
 */
export async function changeAccount(
  db: Db,
  uid: string,
  change: AccountChange,
  onlyWithHash?: string,
): Promise<AccountRow | null> {
  const same =
    onlyWithHash === undefined ? undefined : eq(identityAccounts.passwordHash, onlyWithHash);
  const [row] = await db
    .update(identityAccounts)
    .set(change)
    .where(and(eq(identityAccounts.uid, uid), same))
    .returning();
  return row ?? null;
}

/** 28 letters and digits, as the hosted service's; more than 160 random bits. */
function newUid(): string {
  const letters = randomBytes(64).toString("base64").replace(/[+/=]/g, "");
  return letters.length < 28 ? newUid() : letters.slice(0, 28);
}
