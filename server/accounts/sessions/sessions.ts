import { and, desc, eq } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { phoneLabel } from "#domain/alerts/phoneLabel.ts";
import type { Db } from "../../db/database.ts";
import { identitySessions } from "../../db/schema/accounts.ts";
import { issueToken } from "./refreshTokens.ts";

const sessions = identitySessions;

type SessionRow = typeof sessions.$inferSelect;

/** A session's part in the answer to a sign-in or refresh. */
export interface SessionGrant {
  sessionId: string;
  signedInAt: Date;
  refreshToken: string;
}

/**
 * Begins a session.
 *
 * @param signedInAt when the password was given, if not now
 */
export async function startSession(
  db: Db,
  uid: string,
  now: number,
  label: string | null,
  signedInAt = new Date(now),
): Promise<SessionGrant> {
  const sessionId = randomBytes(16).toString("base64url");
  const lastUsedAt = new Date(now);
  return await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ id: sessionId, uid, signedInAt, lastUsedAt, label });
    const refreshToken = await issueToken(tx, { sessionId, generation: 0 }, now);
    return { sessionId, signedInAt, refreshToken };
  });
}

/** Browser and system of a request, for lists of sessions; `null` when it does not say. */
export function labelOf(c: Context): string | null {
  const userAgent = c.req.header("user-agent");
  return userAgent === undefined || userAgent === "" ? null : phoneLabel(userAgent);
}

/** A session of an account; `null` when it has ended. */
export async function findSession(
  db: Db,
  uid: string,
  sessionId: string,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.uid, uid)));
  return row ?? null;
}

/** The account's sessions, the last used first. */
export async function listSessions(db: Db, uid: string): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.signedInAt));
}

/** What a session is called towards others; its own name is in tokens and stays there. */
export const sessionHandle = (sessionId: string) =>
  createHash("sha256").update(sessionId).digest("base64url").slice(0, 16);

/**
 * Keeps a session from being ended or refreshed by others until the transaction ends.
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
