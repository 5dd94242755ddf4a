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
  return {
    account: createLimit(db, { name: "account", points: 10, seconds: 15 * MINUTE_S, block: true }),
    address: createLimit(db, { name: "address", points: 100, seconds: HOUR_S }),
    mail: createLimit(db, { name: "mail", points: 5, seconds: HOUR_S }),
  };
}

/**
 * Makes one limit: so many points in so many seconds.
 *
 * @param limit its name is unique among all limits; with `block` whoever goes beyond it waits
 *   for the whole time again
 */
export function createLimit(
  db: Db,
  {
    name,
    points,
    seconds,
    block = false,
  }: { name: string; points: number; seconds: number; block?: boolean },
): AttemptLimit {
  return attemptLimit(
    new RateLimiterDrizzle({
      storeClient: db,
      schema: attemptLimits,
      keyPrefix: name,
      points,
      duration: seconds,
      blockDuration: block ? seconds : 0,
      // `pruneAttempts` does it, and its failures reach the log.
      clearExpiredByTimeout: false,
    }),
  );
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
