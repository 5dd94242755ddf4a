import { eq, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { versions } from "./schema/versions.ts";

/** Prices and all that goes with them; events, whose seats change without them; and contests. */
export type VersionName = "data" | "events" | "contests";

/** The number of committed changes of public data so far; caches of computed answers are keyed by it. */
export async function readDataVersion(db: Db, name: VersionName = "data"): Promise<number> {
  const [row] = await db.select().from(versions).where(eq(versions.name, name));
  return row?.value ?? 0;
}

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
   * The version, looked up a second ago at most; while the database is busy with something long,
   * the last one that is known, at once. Rejects when the database does not answer and none is.
   */
  current(): Promise<number>;
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
 */
export function watchDataVersion(db: Db, clock = () => performance.now()): DataVersion {
  return watchVersion(() => readDataVersion(db), clock);
}

/** The same for any number that only grows. @param read looks it up */
export function watchVersion(
  read: () => Promise<number>,
  clock = () => performance.now(),
): DataVersion {
  let last: Look | null = null;
  let known: number | null = null;

  async function settle(begun: Look): Promise<void> {
    try {
      known = Math.max(known ?? 0, await begun.version);
    } catch {
      // A failure is answered once and then tried again, not kept for a second.
      if (last === begun) last = null;
    } finally {
      begun.isDone = true;
    }
  }

  function look(now: number): Look {
    const begun: Look = { lookedAt: now, version: read(), isDone: false };
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
    forget() {
      last = null;
    },
  };
}

/** What comes first: the version that is being looked up, or the end of patience and the known one. */
async function orKnown(version: Promise<number>, known: number): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<number>((resolve) => {
    timer = setTimeout(() => {
      resolve(known);
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([version, patience]);
  } finally {
    clearTimeout(timer);
  }
}
