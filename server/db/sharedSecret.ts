import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "./database.ts";
import { identitySecrets } from "./schema/accounts.ts";

type Name = (typeof identitySecrets.$inferSelect)["name"];

/** Makes a keyed mark of a text. Without the secret it can be neither made nor guessed. */
export type Mark = (text: string) => Promise<string>;

/**
 * Marks texts with a secret that all servers of a database share. It is made when it is first
 * needed; of several that make one at once the first one's stays.
 */
export function sharedMark(db: Db, name: Name): Mark {
  let known: Promise<Buffer> | null = null;
  return async (text) => {
    known ??= ensureSecret(db, name).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return createHmac("sha256", await known)
      .update(text)
      .digest("base64url");
  };
}

async function ensureSecret(db: Db, name: Name): Promise<Buffer> {
  const stored = () => db.select().from(identitySecrets).where(eq(identitySecrets.name, name));
  const [present] = await stored();
  if (present !== undefined) return Buffer.from(present.secret, "base64url");
  const secret = randomBytes(32).toString("base64url");
  const values = { name, secret, createdAt: new Date() };
  await db.insert(identitySecrets).values(values).onConflictDoNothing();
  const [made] = await stored();
  if (made === undefined) throw new Error("A secret is gone as soon as it was made.");
  return Buffer.from(made.secret, "base64url");
}
