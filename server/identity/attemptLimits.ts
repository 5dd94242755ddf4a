import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/database.ts";
import { attemptLimits } from "../db/schema.ts";

/** Counts attempts by what they are made on. */
export interface AttemptLimit {
  /** Counts one more. @returns whether it may go on */
  count: (what: string) => Promise<boolean>;
  /** Takes one back, because it did no harm. */
  giveBack: (what: string) => Promise<void>;
  /** Forgets all of them. */
  clear: (what: string) => Promise<void>;
}

/** The limits of the embedded identity. */
export interface AttemptLimits {
  /** Wrong passwords by e-mail, whether or not there is such an account: 10 in 15 minutes, then none for 15. */
  account: AttemptLimit;
  /** Calls by address: 100 an hour. */
  address: AttemptLimit;
  /** E-mails by who gets them: 5 an hour, so that nobody's mailbox is flooded. */
  mail: AttemptLimit;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * Makes the limits of a database. They hold for all processes on it, and for any number of
 * attempts at once: each is counted by a single statement before the work that it asks for.
 * The clock is the process's own.
 */
export function createAttemptLimits(db: Db): AttemptLimits {
  const limit = (keyPrefix: string, points: number, duration: number, blockDuration = 0) => {
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: attemptLimits,
      keyPrefix,
      points,
      duration,
      blockDuration,
      // `pruneAttempts` does it, and its failures reach the log.
      clearExpiredByTimeout: false,
    });
    return attemptLimit(limiter);
  };
  return {
    account: limit("account", 10, 15 * MINUTE_S, 15 * MINUTE_S),
    address: limit("address", 100, HOUR_S),
    mail: limit("mail", 5, HOUR_S),
  };
}

/** Deletes counts whose time is over. */
export async function pruneAttempts(db: Db, now: number): Promise<void> {
  await db.delete(attemptLimits).where(lt(attemptLimits.expire, new Date(now)));
}

function attemptLimit(limiter: RateLimiterDrizzle): AttemptLimit {
  return {
    async count(what) {
      try {
        await limiter.consume(keyOf(what));
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    async giveBack(what) {
      await limiter.reward(keyOf(what));
    },
    async clear(what) {
      await limiter.delete(keyOf(what));
    },
  };
}

/** E-mails and addresses are nobody's business, not even for an hour in a table. */
const keyOf = (what: string) => createHash("sha256").update(what).digest("base64url");
