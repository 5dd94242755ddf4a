import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/database.ts";
import { attemptLimits } from "../db/schema/accounts.ts";
import { sharedMark, type Mark } from "../db/sharedSecret.ts";
import type { ClientNetworks } from "./clientAddress.ts";

/** Counts attempts by what they are made on. */
export interface AttemptLimit<What = string> {
  /**
   * Counts one more.
   *
   * @param onFirstRefusal called when this is the first that goes beyond the limit
   * @returns whether it may go on
   */
  count: (what: What, onFirstRefusal?: () => void) => Promise<boolean>;
  /**
   * Counts one more.
   *
   * @returns after how many seconds it may be tried again; `null` when it may go on
   */
  countOrWait: (what: What) => Promise<number | null>;
  /** Takes one back, because it did no harm. */
  giveBack: (what: What) => Promise<void>;
  /** Forgets all of them. */
  clear: (what: What) => Promise<void>;
}

interface Limit {
  /** Unique among all limits. */
  name: string;
  points: number;
  seconds: number;
  /** An attempt beyond the limit starts the whole time again. */
  block?: boolean;
}

/**
 * A network of 48 bits holds many of 64, of one visitor or of several: together they may do
 * this many times as much as one.
 */
const WIDE_NETWORK = 5;

/** Makes the limits of a database. */
export interface LimitFactory {
  /** Makes one limit: so many points in so many seconds. */
  limit: (limit: Limit) => AttemptLimit;
  /** The same by address: each of its networks counts, and none may go beyond its limit. */
  addressLimit: (limit: Limit) => AttemptLimit<ClientNetworks>;
}

/**
 * Limits that hold for all processes on a database, and for any number of attempts at once:
 * each is counted by a single statement before the work that it asks for. The clock is the
 * process's own. E-mails and addresses are stored as keyed marks only, so that
 * the table tells nothing about visitors.
 */
export function createLimitFactory(db: Db): LimitFactory {
  const mark = sharedMark(db, "attempts");
  const limit = (settings: Limit) => oneLimit(db, mark, settings);
  return {
    limit,
    addressLimit(settings) {
      const { name, points } = settings;
      const wide = { ...settings, name: `${name}-wide`, points: points * WIDE_NETWORK };
      return addressLimit(limit(settings), limit(wide));
    },
  };
}

/** Deletes counts whose time is over. */
export async function pruneAttempts(db: Db, now: number): Promise<void> {
  await db.delete(attemptLimits).where(lt(attemptLimits.expire, new Date(now)));
}

function oneLimit(
  db: Db,
  mark: Mark,
  { name, points, seconds, block = false }: Limit,
): AttemptLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: attemptLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    blockDuration: block ? seconds : 0,
    // `pruneAttempts` does it, and its failures reach the log.
    clearExpiredByTimeout: false,
  });
  const refusalOf = async (what: string): Promise<RateLimiterRes | null> => {
    const key = await mark(what);
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal;
    }
  };
  return {
    async count(what, onFirstRefusal) {
      const refusal = await refusalOf(what);
      if (refusal?.consumedPoints === points + 1) onFirstRefusal?.();
      return refusal === null;
    },
    async countOrWait(what) {
      const refusal = await refusalOf(what);
      return refusal === null ? null : Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    },
    async giveBack(what) {
      await limiter.reward(await mark(what));
    },
    async clear(what) {
      await limiter.delete(await mark(what));
    },
  };
}

/** The narrow network goes first: a client that has used it up does not use up the wide one as well. */
function addressLimit(narrow: AttemptLimit, wide: AttemptLimit): AttemptLimit<ClientNetworks> {
  const both = async (
    [first, second]: ClientNetworks,
    act: (limit: AttemptLimit, what: string) => Promise<void>,
  ) => {
    await act(narrow, first);
    if (second !== undefined) await act(wide, second);
  };
  return {
    async count([first, second], onFirstRefusal) {
      if (!(await narrow.count(first, onFirstRefusal))) return false;
      return second === undefined || (await wide.count(second, onFirstRefusal));
    },
    async countOrWait([first, second]) {
      const wait = await narrow.countOrWait(first);
      return wait !== null || second === undefined ? wait : await wide.countOrWait(second);
    },
    giveBack: (networks) => both(networks, (limit, what) => limit.giveBack(what)),
    clear: (networks) => both(networks, (limit, what) => limit.clear(what)),
  };
}
