import { and, desc, eq, inArray, isNotNull, isNull, max, min } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { identityRefreshTokens } from "../../db/schema/accounts.ts";
import { newSecret, secretHash } from "../codes.ts";

const tokens = identityRefreshTokens;

/** Unused successors of one token that are good at a time; one more and the oldest is not any more. */
const MOST_SUCCESSORS = 20;

/** Makes a refresh token of a session and a generation. */
export async function issueToken(
  db: Db,
  place: { sessionId: string; generation: number },
  now: number,
): Promise<string> {
  const token = newSecret();
  await db
    .insert(tokens)
    .values({ hash: secretHash(token), ...place, issuedAt: new Date(now), usedAt: null });
  return token;
}

/** Hands out one more refresh token of a session, a successor of the newest that was used. */
export async function nextToken(db: Db, sessionId: string, now: number): Promise<string> {
  const [used] = await db
    .select({ generation: max(tokens.generation) })
    .from(tokens)
    .where(and(eq(tokens.sessionId, sessionId), isNotNull(tokens.usedAt)));
  const generation = (used?.generation ?? -1) + 1;
  await evictSurplus(db, { sessionId, generation }, now);
  return await issueToken(db, { sessionId, generation }, now);
}

/** When a successor of a generation's tokens was first used; `null` when none was. */
export async function supersededAt(
  db: Db,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<number | null> {
  const [successors] = await db
    .select({ usedAt: min(tokens.usedAt) })
    .from(tokens)
    .where(and(eq(tokens.sessionId, sessionId), eq(tokens.generation, generation + 1)));
  return successors?.usedAt?.getTime() ?? null;
}

/**
 * A client that never gets an answer has as many successors as it asks for, and so has a thief
 * who wants the owner's to be forgotten. Evicted ones are remembered, and end the session.
 */
async function evictSurplus(
  db: Db,
  { sessionId, generation }: { sessionId: string; generation: number },
  now: number,
): Promise<void> {
  const surplus = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(
      and(
        eq(tokens.sessionId, sessionId),
        eq(tokens.generation, generation),
        isNull(tokens.usedAt),
        isNull(tokens.evictedAt),
      ),
    )
    .orderBy(desc(tokens.issuedAt), desc(tokens.hash))
    .offset(MOST_SUCCESSORS - 1);
  await db
    .update(tokens)
    .set({ evictedAt: new Date(now) })
    .where(inArray(tokens.hash, surplus));
}
