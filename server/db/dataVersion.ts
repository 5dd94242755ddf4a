import { inArray, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { versions } from "./schema/versions.ts";

/**
 * Prices and all that goes with them; events, whose seats change without them; contests; and the
 * form in which weeks are kept.
 */
export type VersionName = "data" | "events" | "contests" | "weeks";

/**
 * The number of committed changes of public data so far; caches of computed answers are keyed by it.
 *
 * @param names whose changes are counted together: none of them goes back, so neither does their sum
 */
export async function readDataVersion(db: Db, ...names: VersionName[]): Promise<number> {
  const counted = names.length === 0 ? (["data"] as const) : names;
  const rows = await db.select().from(versions).where(inArray(versions.name, counted));
  return rows.reduce((sum, { value }) => sum + value, 0);
}

/** What answers about events depend on: events and their seats, and which data are real. */
export const EVENTS_DEPEND_ON = ["data", "events"] as const satisfies VersionName[];

/**
 * Records that public data has changed. Call it last in the transaction that changes
 * it: the row stays locked until the commit, and so orders concurrent changes.
 */
export async function bumpDataVersion(tx: Db, name: VersionName = "data"): Promise<void> {
  await tx
    .insert(versions)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: versions.name, set: { value: sql`${versions.value} + 1` } });
}

/** The data's version as one process knows it. */
export interface DataVersion {
  /**
   * The version, looked up a second ago at most; while the database is away, or busy with something
   * long, the last one that is known, at once. Rejects when the database does not answer and none is.
   */
  current(): Promise<number>;
  /** The version that a database has come to: a standby's may be an older one. */
  of(db: Db): Promise<number>;
  /** Makes the next call look again, because this process itself has changed the data. */
  forget(): void;
}

/** Another process's change is seen this late at most. */
const LOOK_EVERY_MS = 1_000;

/** While a version is known, a request waits no longer than this for a newer one. */
const PATIENCE_MS = 50;

interface Look {
  lookedAt: number;
  version: Promise<number>;
  isDone: boolean;
}

/**
 * Watches the data's version without a query per request.
 *
 * @param clock milliseconds that only grow; by default the process's own
 * @param names as of {@link readDataVersion}
 */
export function watchDataVersion(
  db: Db,
  clock = () => performance.now(),
  names: readonly VersionName[] = ["data"],
): DataVersion {
  return watchVersion(db, (one) => readDataVersion(one, ...names), clock);
}

/** The same for any number that only grows. @param read looks it up */
export function watchVersion(
  db: Db,
  read: (db: Db) => Promise<number>,
  clock = () => performance.now(),
): DataVersion {
  let last: Look | null = null;
  let known: number | null = null;

  async function settle(begun: Look): Promise<void> {
    try {
      known = Math.max(known ?? 0, await begun.version);
    } catch {
      // Where nothing is known a failure is answered once and then tried again, not kept for a second.
      if (known === null && last === begun) last = null;
    } finally {
      begun.isDone = true;
    }
  }

  function look(now: number): Look {
    const begun: Look = { lookedAt: now, version: read(db), isDone: false };
    void settle(begun);
    return begun;
  }

  return {
    async current() {
      const now = clock();
      // A look that is still under way is not followed by another.
      if (last === null || (last.isDone && now - last.lookedAt >= LOOK_EVERY_MS)) last = look(now);
      const { version } = last;
      return known === null ? await version : await orKnown(version, known);
    },
    of: read,
    forget() {
      last = null;
    },
  };
}

/** The version that is being looked up; the known one where that fails, or takes longer than patience. */
async function orKnown(version: Promise<number>, known: number): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<number>((resolve) => {
    timer = setTimeout(() => {
      resolve(known);
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([version.catch(() => known), patience]);
  } finally {
    clearTimeout(timer);
  }
}
