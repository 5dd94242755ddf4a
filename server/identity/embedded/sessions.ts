import { and, desc, eq, inArray, isNotNull, isNull, max, min } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { identityRefreshTokens, identitySessions } from "../../db/schema.ts";
import { newSecret, secretHash } from "./secret.ts";

const tokens = identityRefreshTokens;
const sessions = identitySessions;

/** A session's part in the answer to a sign-in or refresh. */
export interface SessionGrant {
  sessionId: string;
  signedInAt: Date;
  refreshToken: string;
}

/** What came of a refresh token. */
export type Refresh =
  | { kind: "refreshed"; uid: string; grant: SessionGrant }
  /** Never issued, or its session has ended. */
  | { kind: "unknown" }
  /** Somebody else has gone on with a copy of it: the session has been ended. */
  | { kind: "stolen" };

/**
 * How long a token is still taken after its successor was used: two tabs that share a session
 * may refresh side by side, and one of them holds the older token for a moment.
 */
const GRACE_MS = 60_000;

/** Unused successors of one token that are kept; a client that never gets an answer makes no more. */
const MOST_SUCCESSORS = 20;

/** Begins a session. */
export async function startSession(db: Db, uid: string, now: number): Promise<SessionGrant> {
  const sessionId = randomBytes(16).toString("base64url");
  const signedInAt = new Date(now);
  return await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ id: sessionId, uid, signedInAt, lastUsedAt: signedInAt });
    return { sessionId, signedInAt, refreshToken: await issueToken(tx, sessionId, 0, now) };
  });
}

/**
 * Exchanges a refresh token for the next.
 *
 * Phones lose answers, so a token stays good until one of its successors was used, which
 * proves that it arrived, and `GRACE_MS` longer. Whoever uses one after that holds a copy, or
 * somebody else does: the whole session ends, because nobody can tell which of the two asks.
 *
 * @param now epoch milliseconds
 */
export async function refreshSession(db: Db, refreshToken: string, now: number): Promise<Refresh> {
  const hash = secretHash(refreshToken);
  return await db.transaction(async (tx) => {
    // Refreshes of one session take turns; the ends of sessions wait, too.
    const [found] = await tx
      .select({
        uid: sessions.uid,
        sessionId: sessions.id,
        signedInAt: sessions.signedInAt,
        generation: tokens.generation,
        usedAt: tokens.usedAt,
      })
      .from(tokens)
      .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
      .where(eq(tokens.hash, hash))
      .for("update", { of: sessions });
    if (found === undefined) return { kind: "unknown" };
    const { uid, sessionId, signedInAt, generation } = found;
    const [successors] = await tx
      .select({ usedAt: min(tokens.usedAt) })
      .from(tokens)
      .where(and(eq(tokens.sessionId, sessionId), eq(tokens.generation, generation + 1)));
    const supersededAt = successors?.usedAt ?? null;
    if (supersededAt !== null && now - supersededAt.getTime() > GRACE_MS) {
      await endSession(tx, sessionId);
      return { kind: "stolen" };
    }
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

/** Hands out one more refresh token of a session, a successor of the newest that was used. */
export async function nextToken(db: Db, sessionId: string, now: number): Promise<string> {
  const [used] = await db
    .select({ generation: max(tokens.generation) })
    .from(tokens)
    .where(and(eq(tokens.sessionId, sessionId), isNotNull(tokens.usedAt)));
  const generation = (used?.generation ?? -1) + 1;
  const surplus = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(
      and(
        eq(tokens.sessionId, sessionId),
        eq(tokens.generation, generation),
        isNull(tokens.usedAt),
      ),
    )
    .orderBy(desc(tokens.issuedAt))
    .offset(MOST_SUCCESSORS - 1);
  await db.delete(tokens).where(inArray(tokens.hash, surplus));
  return await issueToken(db, sessionId, generation, now);
}

/** When a session of an account began; `null` when it has ended. */
export async function findSession(db: Db, uid: string, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ signedInAt: sessions.signedInAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.uid, uid)));
  return row?.signedInAt ?? null;
}

/**
 * Has a session neither end nor be refreshed by others until the transaction ends.
 *
 * @returns whether there is one
 */
export async function holdSession(tx: Db, sessionId: string): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for("update");
  return held.length > 0;
}

/** Ends one session: its refresh tokens are gone with it. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends every session of an account. */
export async function endAllSessions(db: Db, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid));
}

async function issueToken(
  db: Db,
  sessionId: string,
  generation: number,
  now: number,
): Promise<string> {
  const token = newSecret();
  const issuedAt = new Date(now);
  await db
    .insert(tokens)
    .values({ hash: secretHash(token), sessionId, generation, issuedAt, usedAt: null });
  return token;
}
