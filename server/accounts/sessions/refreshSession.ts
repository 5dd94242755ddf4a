import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { identityRefreshTokens, identitySessions } from "../../db/schema/accounts.ts";
import type { AttemptLimit } from "../../web/attemptLimits.ts";
import { SESSION_LIFE_MS, endSession, type SessionGrant } from "./sessions.ts";
import { secretHash } from "../codes.ts";
import { nextToken, supersededAt } from "./refreshTokens.ts";

const tokens = identityRefreshTokens;
const sessions = identitySessions;

/** What came of a refresh token. */
export type Refresh =
  | { kind: "refreshed"; uid: string; grant: SessionGrant }
  /** Never issued, or its session has ended. */
  | { kind: "unknown" }
  /** Good, but its session refreshes far more often than a page does. */
  | { kind: "too-often" }
  /** Another holder of a copy has used it: the session has been ended. */
  | { kind: "stolen"; uid: string; how: "used again" | "evicted" };

/**
 * How long a token is still taken after its successor was used: two tabs that share a session
 * may refresh side by side, and one of them holds the older token for a moment.
 */
const GRACE_MS = 60_000;

/**
 * Exchanges a refresh token for the next.
 *
 * Phones lose answers, so a token stays good until one of its successors was used, which
 * proves that it arrived, and `GRACE_MS` longer. A use after that shows that there are
 * two holders. The whole session ends, because the server cannot tell which of them is the owner.
 * The same holds for a token that had to make room for too many others.
 *
 * @param now epoch milliseconds
 */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  { now, limit }: { now: number; limit: AttemptLimit },
): Promise<Refresh> {
  const hash = secretHash(refreshToken);
  const [known] = await db
    .select({ sessionId: tokens.sessionId })
    .from(tokens)
    .where(eq(tokens.hash, hash));
  if (known === undefined) return { kind: "unknown" };
  // Counted outside of the transaction: PGlite has a single connection.
  const mayRefresh = await limit.count(known.sessionId);
  return await db.transaction(async (tx) => {
    const found = await holdToken(tx, hash);
    if (found === null) return { kind: "unknown" };
    const { uid, sessionId, signedInAt, generation } = found;
    if (now - signedInAt.getTime() > SESSION_LIFE_MS) {
      await endSession(tx, sessionId);
      return { kind: "unknown" };
    }
    const superseded = await supersededAt(tx, { sessionId, generation });
    const isLate = superseded !== null && now - superseded > GRACE_MS;
    if (isLate || found.evictedAt !== null) {
      await endSession(tx, sessionId);
      return { kind: "stolen", uid, how: isLate ? "used again" : "evicted" };
    }
    if (!mayRefresh) return { kind: "too-often" };
    const usedAt = found.usedAt ?? new Date(now);
    await tx.update(tokens).set({ usedAt }).where(eq(tokens.hash, hash));
    await tx
      .update(sessions)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(sessions.id, sessionId));
    const next = await nextToken(tx, sessionId, now);
    return { kind: "refreshed", uid, grant: { sessionId, signedInAt, refreshToken: next } };
  });
}

/** A token with its session, held: refreshes of one session take turns; the ends of sessions wait, too. */
async function holdToken(tx: Db, hash: string) {
  const [found] = await tx
    .select({
      uid: sessions.uid,
      sessionId: sessions.id,
      signedInAt: sessions.signedInAt,
      generation: tokens.generation,
      usedAt: tokens.usedAt,
      evictedAt: tokens.evictedAt,
    })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .where(eq(tokens.hash, hash))
    .for("update", { of: sessions });
  return found ?? null;
}
