import { and, isNull, lt, or } from "drizzle-orm";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../db/database.ts";
import {
  identityCodes,
  identityKeys,
  identityRefreshTokens,
  identitySessions,
} from "../db/schema/accounts.ts";
import { pruneAttempts } from "../web/attemptLimits.ts";
import { RETIRED_KEY_LIFE_MS } from "./keys/tokenKeys.ts";
import { IDLE_SESSION_LIFE_MS, SESSION_LIFE_MS } from "./sessions/sessions.ts";

/** How long a used or evicted refresh token is remembered, to notice a stolen copy. Later it is unknown. */
const USED_TOKEN_LIFE_MS = 30 * DAY_MS;

/** How long an expired code is answered as too old rather than as unknown. */
export const OLD_CODE_LIFE_MS = DAY_MS;

/**
 * Deletes what has ended. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneIdentity(db: Db, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age);
  const { usedAt, evictedAt } = identityRefreshTokens;
  await pruneAttempts(db, now);
  await db
    .delete(identitySessions)
    .where(
      or(
        lt(identitySessions.lastUsedAt, before(IDLE_SESSION_LIFE_MS)),
        lt(identitySessions.signedInAt, before(SESSION_LIFE_MS)),
      ),
    );
  await db
    .delete(identityRefreshTokens)
    .where(or(lt(usedAt, before(USED_TOKEN_LIFE_MS)), lt(evictedAt, before(USED_TOKEN_LIFE_MS))));
  await db.delete(identityCodes).where(lt(identityCodes.expiresAt, before(OLD_CODE_LIFE_MS)));
  const { retiredAt, revokedAt } = identityKeys;
  await db
    .delete(identityKeys)
    .where(and(lt(retiredAt, before(RETIRED_KEY_LIFE_MS)), isNull(revokedAt)));
}
