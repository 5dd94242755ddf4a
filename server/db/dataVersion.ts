import { inTime } from "#domain/time/inTime.ts";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { versions } from "./schema/versions.ts";

/**
 * Prices and all that goes with them; events, whose seats change without them; contests; the form in
 * which weeks are kept; and how many commands of the operator's have changed anything and ended.
 */
export type VersionName = "data" | "events" | "contests" | "weeks" | "commands";

/** What a look at the database finds. */
export interface VersionLook {
  version: number;
  /**
   * When this is another than at the look before, nothing older than `version` may be answered any
   * more: a command of the operator's has ended, or a round has closed.
   */
  mark: number;
  /** In how many milliseconds, by the database's clock, the version is another by itself; `Infinity`: never. */
  changesInMs: number;
}

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

async function lookAtVersion(db: Db, names: readonly VersionName[]): Promise<VersionLook> {
  const rows = await db
    .select()
    .from(versions)
    .where(inArray(versions.name, [...names, "commands"]));
  let [version, mark] = [0, 0];
  for (const { name, value } of rows) {
    if (name === "commands") mark = value;
    else version += value;
  }
  return { version, mark, changesInMs: Infinity };
}

/** The data's version as one process knows it. */
export interface DataVersion {
  /**
   * The version, looked up a second ago at most; while the database is away, or busy with something
   * long, the last one that is known, at once. Rejects when the database does not answer and none is.
   */
  current(): Promise<number>;
  /** What is made of older data than this must not be answered while newer is to be had. */
  floor(): number;
  /**
   * The newest data of which somebody here may have been told: what is made of older is answered only
   * where newer takes long to make.
   */
  told(): number;
  /** Says that an answer is there that may tell of data of this version. */
  tell(version: number): void;
  /** The version that a database has come to: a standby's may be an older one. */
  of(db: Db): Promise<number>;
  /** Makes the next call look again, because this process itself has changed the data. */
  forget(): void;
  /** Looks now, because a command of the operator's has ended here: from then on nothing older is answered. */
  settle(): Promise<void>;
}

/** Another process's change is seen this late at most. */
export const LOOK_EVERY_MS = 1_000;

/**
 * While a version is known, requests wait no longer than this for a look. Where other processes may
 * change the data, which a look alone can find, they wait longer: but for a database that is
 * silent, it is never slow.
 */
const VERSION_TIMEOUT_MS = { alone: 50, amongOthers: 1_000 } as const;

interface Look {
  lookedAt: number;
  /** By then another is due. */
  goodUntil: number;
  found: Promise<number>;
  isDone: boolean;
}

interface WatchSettings {
  /** Milliseconds that only grow; by default the process's own. */
  clock?: () => number;
  /** Whether other processes may change the data. */
  isAmongOthers?: boolean;
  /** Shared by versions that grow together: when one learns of newer data, each of the others looks. */
  together?: Set<() => void>;
}

/**
 * Watches the data's version without a query per request.
 *
 * @param names as of {@link readDataVersion}
 */
export function watchDataVersion(
  db: Db,
  settings: WatchSettings = {},
  names: readonly VersionName[] = ["data"],
): DataVersion {
  return watchVersion(db, (one) => lookAtVersion(one, names), settings);
}

/** The same for any number that only grows. @param read looks it up */
export function watchVersion(
  db: Db,
  read: (db: Db) => Promise<VersionLook>,
  { clock = () => performance.now(), isAmongOthers = false, together }: WatchSettings = {},
): DataVersion {
  const patienceMs = isAmongOthers ? VERSION_TIMEOUT_MS.amongOthers : VERSION_TIMEOUT_MS.alone;
  let last: Look | null = null;
  let known: number | null = null;
  let mark: number | null = null;
  let floor = 0;
  let told = 0;

  /** @param isTold what it finds counts as told */
  function look(now: number, isTold = false): Look {
    const begun: Look = {
      lookedAt: now,
      goodUntil: now + LOOK_EVERY_MS,
      found: Promise.resolve(0),
      isDone: false,
    };
    const find = async () => {
      try {
        const found = await read(db);
        known = Math.max(known ?? 0, found.version);
        if (isTold) told = Math.max(told, found.version);
        if (mark !== null && found.mark > mark) floor = Math.max(floor, found.version);
        mark = Math.max(mark ?? 0, found.mark);
        begun.goodUntil = now + Math.min(LOOK_EVERY_MS, found.changesInMs);
        return found.version;
      } catch (error) {
        // Where nothing is known a failure is answered once and then tried again, not kept for a second.
        if (known === null && last === begun) last = null;
        throw error;
      } finally {
        begun.isDone = true;
      }
    };
    begun.found = find();
    begun.found.catch(() => undefined);
    return begun;
  }

  const catchUp = () => {
    if (known !== null) last = look(clock(), true);
  };
  together?.add(catchUp);

  return {
    async current() {
      const asked = clock();
      for (;;) {
        // A look that is still under way is not followed by another.
        if (last === null || (last.isDone && asked >= last.goodUntil)) last = look(asked);
        const mine = last;
        if (known === null) return await mine.found;
        const waited = mine.isDone ? 0 : clock() - mine.lookedAt;
        const version = await orKnown(mine.found, () => known ?? 0, patienceMs - waited);
        // It had begun before this question, and found that it would be over by now.
        if (!mine.isDone || asked < mine.goodUntil) return version;
      }
    },
    floor: () => floor,
    told: () => told,
    tell(version) {
      if (version <= told) return;
      told = version;
      // The last look was before that.
      if (known !== null && version > known) last = null;
      known = Math.max(known ?? 0, version);
      for (const one of together ?? []) if (one !== catchUp) one();
    },
    of: async (one) => (await read(one)).version,
    forget() {
      last = null;
    },
    async settle() {
      last = look(clock());
      await last.found.catch(() => undefined);
      floor = Math.max(floor, known ?? 0);
    },
  };
}

/** The version that is being looked up; the known one where that fails, or takes longer than patience. */
const orKnown = (
  version: Promise<number>,
  known: () => number,
  patienceMs: number,
): Promise<number> => inTime(version.catch(known), patienceMs, known);
