import { and, eq } from "drizzle-orm";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../db/database.ts";
import { identityCodes } from "../db/schema/accounts.ts";
import { createHash, randomBytes } from "node:crypto";

type CodeRow = typeof identityCodes.$inferSelect;

/** What a code sent by e-mail is for, in the protocol's words. */
export type CodePurpose = CodeRow["purpose"];

/** How long a code is good, in milliseconds. */
const CODE_LIFE_MS = HOUR_MS;

/** Makes a code. An older one for the same purpose stays good: e-mails overtake each other. */
export async function createCode(
  db: Db,
  uid: string,
  purpose: CodePurpose,
  now: number,
): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(now + CODE_LIFE_MS);
  await db
    .insert(identityCodes)
    .values({ hash: secretHash(code), uid, purpose, createdAt: new Date(now), expiresAt });
  return code;
}

/** Looks a code up without using it. @returns `null` when it was never made, or was used */
export async function findCode(db: Db, code: string): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(identityCodes)
    .where(eq(identityCodes.hash, secretHash(code)));
  return row ?? null;
}

/** Uses a code up. @returns whether it was there: of several that try at once, one gets it */
export async function takeCode(db: Db, hash: string): Promise<boolean> {
  const taken = await db
    .delete(identityCodes)
    .where(eq(identityCodes.hash, hash))
    .returning({ hash: identityCodes.hash });
  return taken.length > 0;
}

/** Makes an account's codes for a purpose worthless. */
export async function withdrawCodes(db: Db, uid: string, purpose: CodePurpose): Promise<void> {
  await db
    .delete(identityCodes)
    .where(and(eq(identityCodes.uid, uid), eq(identityCodes.purpose, purpose)));
}

const SECRET_BYTES = 32;

/** A secret that cannot be guessed, in 43 characters that are safe in addresses. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/** Whether a text could be a secret at all. */
export const looksLikeSecret = (text: string) => /^[\w-]{43}$/.test(text);

/** What is stored of a secret. It has 256 random bits, so that a plain hash protects it as well as a slow one. */
export const secretHash = (secret: string) => createHash("sha256").update(secret).digest("hex");
