import { and, desc, eq } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { phoneLabel } from "#domain/alerts/phoneLabel.ts";
import type { Db } from "../../db/database.ts";
import { identitySessions } from "../../db/schema/accounts.ts";
import { issueToken } from "./refreshTokens.ts";
import type { AccountSessions } from "../identity.ts";
import { detachPhones } from "../leave.ts";
import { DAY_MS } from "#domain/time/spans.ts";

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
async function listSessions(db: Db, uid: string): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.signedInAt));
}

/** What a session is called towards others; its own name is in tokens and stays there. */
const sessionHandle = (sessionId: string) =>
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
async function endAllSessions(db: Db, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid));
}

/** The sessions of an account, for its owner to see and to end. */
export const accountSessions: AccountSessions = {
  async list(db, { uid, sessionId }) {
    return (await listSessions(db, uid)).map(({ id, label, signedInAt, lastUsedAt }) => ({
      id: sessionHandle(id),
      label,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: id === sessionId,
    }));
  },
  async end(db, uid, handle) {
    const found = (await listSessions(db, uid)).find(({ id }) => sessionHandle(id) === handle);
    if (found !== undefined) await endSession(db, found.id);
    return found !== undefined;
  },
  async endThis(db, { sessionId }) {
    if (sessionId !== null) await endSession(db, sessionId);
  },
};

/**
 * Ends every way into an account but its password, inside the caller's transaction: its
 * sessions, and the phones that have joined it for alerts, which read and write its rules.
 */
export async function shutOut(tx: Db, uid: string): Promise<void> {
  await endAllSessions(tx, uid);
  await detachPhones(tx, uid);
}

/** After this long the password is asked for again, however often a session was used. */
export const SESSION_LIFE_MS = 90 * DAY_MS;

/** A session that has not been used for this long has ended. */
export const IDLE_SESSION_LIFE_MS = 60 * DAY_MS;
