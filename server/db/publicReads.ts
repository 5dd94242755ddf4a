import { openStandby, type Db } from "./database.ts";

/** Work that only reads. All that it reads with `db` is of one moment where that is a standby's. */
export type ReadWork<Output> = (db: Db) => Promise<Output>;

/**
 * Reads what is the same for every visitor.
 *
 * @param isNewEnough whether a database has all that has been seen here already
 */
export type PublicReads = <Output>(
  isNewEnough: (db: Db) => Promise<boolean>,
  work: ReadWork<Output>,
) => Promise<Output>;

/** Reads everything where it is written. */
export const readPrimary =
  (db: Db): PublicReads =>
  async (_, work) =>
    await work(db);

/** A standby that has no connection to spare by then, in milliseconds, is not waited for. */
const READ_TIMEOUT_MS = 1_000;

/** So long a standby that has failed is left alone. */
const REST_MS = 5_000;

/** Reads from a standby as long as it is well and has what is needed. */
export interface StandbyReads {
  read: PublicReads;
  close: () => Promise<void>;
}

/**
 * Reads from a standby, and from the primary what the standby does not have yet or cannot give. Each
 * piece of work sees one moment of one connection, so that several standbys may stand behind one address.
 *
 * @param clock milliseconds that only grow
 */
export function readStandby(
  primary: Db,
  standbyUrl: string,
  clock = () => performance.now(),
): StandbyReads {
  const standby = openStandby(standbyUrl, READ_TIMEOUT_MS);
  let restsUntil = -Infinity;

  /** @returns `null` when it is behind or in trouble */
  async function readThere<Output>(
    isNewEnough: (db: Db) => Promise<boolean>,
    work: ReadWork<Output>,
  ): Promise<{ output: Output } | null> {
    try {
      return await standby.db.transaction(
        async (tx) => ((await isNewEnough(tx)) ? { output: await work(tx) } : null),
        { isolationLevel: "repeatable read", accessMode: "read only" },
      );
    } catch {
      // Also what PostgreSQL ends because it stands in the way of what the primary sends. If the
      // work itself is wrong, the primary says so.
      restsUntil = clock() + REST_MS;
      return null;
    }
  }

  return {
    async read(isNewEnough, work) {
      const found = clock() < restsUntil ? null : await readThere(isNewEnough, work);
      return found === null ? await work(primary) : found.output;
    },
    close: standby.close,
  };
}
