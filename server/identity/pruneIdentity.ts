import { and, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import {
  identityCodes,
  identityKeys,
  identityRefreshTokens,
  identitySessions,
} from "../db/schema.ts";
import { pruneAttempts } from "./attemptLimits.ts";
import { RETIRED_KEY_LIFE_MS } from "./embedded/tokenKeys.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A phone may lie in a drawer for a year and is signed in still. */
const SESSION_LIFE_MS = 400 * DAY_MS;

/** So long a used refresh token is remembered, to notice a stolen copy; later it is merely unknown. */
const USED_TOKEN_LIFE_MS = 30 * DAY_MS;

/** So long a code is said to be too old rather than unknown. */
const OLD_CODE_LIFE_MS = DAY_MS;

/**
 * Deletes what has ended. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneIdentity(db: Db, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age);
  const { usedAt } = identityRefreshTokens;
  await pruneAttempts(db, now);
  await db.delete(identitySessions).where(lt(identitySessions.lastUsedAt, before(SESSION_LIFE_MS)));
  await db
    .delete(identityRefreshTokens)
    .where(and(isNotNull(usedAt), lt(usedAt, before(USED_TOKEN_LIFE_MS))));
  await db.delete(identityCodes).where(lt(identityCodes.expiresAt, before(OLD_CODE_LIFE_MS)));
  await db.delete(identityKeys).where(lt(identityKeys.retiredAt, before(RETIRED_KEY_LIFE_MS)));
}
