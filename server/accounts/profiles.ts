import { eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { profiles } from "../db/schema/accounts.ts";

/** What is kept of an account beside what the identity protocol says of it. */
export type Profile = Omit<typeof profiles.$inferSelect, "uid">;

/** The profile of an account of either identity; `null` while nothing of it has been set. */
export async function readProfile(db: Db, uid: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.uid, uid));
  return row ?? null;
}

/** Sets columns of an account's profile and leaves the others as they are. */
export async function changeProfile(db: Db, uid: string, change: Partial<Profile>): Promise<void> {
  await db
    .insert(profiles)
    .values({ uid, ...change })
    .onConflictDoUpdate({ target: profiles.uid, set: change });
}
