import { eq } from "drizzle-orm";
import pushLibrary from "web-push";
import type { Db } from "../db/database.ts";
import { alertKeys } from "../db/schema/alerts.ts";

/** A key pair of Web Push (RFC 8292), both halves in base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/**
 * The site's key pair, which is made when there is none. Of several servers that start at once
 * on one database the first one's stays.
 *
 * @param now epoch milliseconds
 */
export async function ensureVapidKey(db: Db, now: number): Promise<VapidKey> {
  const stored = () => db.select().from(alertKeys).where(eq(alertKeys.name, "vapid"));
  const [present] = await stored();
  if (present !== undefined) return present;
  await db
    .insert(alertKeys)
    .values({ name: "vapid", ...pushLibrary.generateVAPIDKeys(), createdAt: new Date(now) })
    .onConflictDoNothing();
  const [made] = await stored();
  if (made === undefined) throw new Error("The key of Web Push is gone as soon as it was made.");
  return made;
}
