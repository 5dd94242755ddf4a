import { eq, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { versions } from "./schema.ts";

const DATA = "data";

/** The number of committed changes of public data so far; caches of computed answers are keyed by it. */
export async function readDataVersion(db: Db): Promise<number> {
  const [row] = await db.select().from(versions).where(eq(versions.name, DATA));
  return row?.value ?? 0;
}

/**
 * Says that public data has changed. Call it last in the transaction that changes
 * it: the row stays locked until the commit, and so orders concurrent changes.
 */
export async function bumpDataVersion(tx: Db): Promise<void> {
  await tx
    .insert(versions)
    .values({ name: DATA, value: 1 })
    .onConflictDoUpdate({ target: versions.name, set: { value: sql`${versions.value} + 1` } });
}

/** The data's version as one process knows it. */
export interface DataVersion {
  /** The version, looked up a second ago at most. Rejects when the database does not answer. */
  current(): Promise<number>;
  /** Has the next call look again, because this process itself has changed the data. */
  forget(): void;
}

/** Another process's change is seen this late at most. */
const LOOK_EVERY_MS = 1_000;

/**
 * Watches the data's version without a query per request.
 *
 * @param clock milliseconds that only ever grow; by default the process's own
 */
export function watchDataVersion(db: Db, clock = () => performance.now()): DataVersion {
  let last: { lookedAt: number; version: Promise<number> } | null = null;
  return {
    current() {
      const now = clock();
      if (last === null || now - last.lookedAt >= LOOK_EVERY_MS) {
        const look = { lookedAt: now, version: readDataVersion(db) };
        last = look;
        // A failure is answered once and then tried again, not kept for a second.
        look.version.catch(() => {
          if (last === look) last = null;
        });
      }
      return last.version;
    },
    forget() {
      last = null;
    },
  };
}
