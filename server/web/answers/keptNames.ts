import type { Db } from "../../db/database.ts";

/** A name in an address, and the list of all that there are, in which it is looked up first. */
export interface NameInList {
  name: string;
  /** Known by this, such as `stores`. */
  list: string;
  /** Reads the list, as of the beginning of the period (epoch milliseconds). */
  read: (db: Db, now: number) => Promise<readonly (string | number)[]>;
  /**
   * What is answered as JSON, with status 200, where the name is none of them; `null` is "no such
   * thing". It must need no database.
   */
  otherwise?: (names: ReadonlySet<string>) => unknown;
}

/** The state of the data, and the moment, as of which a list is right. */
interface State {
  version: number;
  asOf: number;
}

interface SavedList {
  state: State;
  /** `null` until it was read for the first time. */
  names: ReadonlySet<string> | null;
  reading: Promise<ReadonlySet<string>>;
}

/**
 * Keeps short lists of names, read once for each version of the data. What is in none of them is
 * answered from here: made-up names cost no query, and nothing is saved for them.
 */
export class SavedNames {
  readonly #lists = new Map<string, SavedList>();

  /**
   * The names of a list if the wanted one is not among them; `null` if it is, or if that is not known
   * because the list cannot be read.
   *
   * A name of the list before is not waited for: its answer may be ready while the database is busy.
   *
   * @param read reads the list anew
   */
  async without(
    { name, list }: NameInList,
    state: State,
    read: () => Promise<readonly (string | number)[]>,
  ): Promise<ReadonlySet<string> | null> {
    const known = this.#lists.get(list);
    const isRight = known?.state.version === state.version && known.state.asOf === state.asOf;
    const kept = isRight ? known : this.#read(list, state, read, known?.names ?? null);
    if (kept.names?.has(name) === true) return null;
    try {
      const names = await kept.reading;
      return names.has(name) ? null : names;
    } catch {
      // Making the answer meets the same trouble, and reports it.
      return null;
    }
  }

  #read(
    list: string,
    state: State,
    read: () => Promise<readonly (string | number)[]>,
    before: ReadonlySet<string> | null,
  ): SavedList {
    const kept: SavedList = { state, names: before, reading: Promise.resolve(new Set()) };
    const fill = async () => {
      try {
        kept.names = new Set((await read()).map(String));
        return kept.names;
      } catch (error) {
        // The next request tries again.
        kept.state = { version: NaN, asOf: NaN };
        throw error;
      }
    };
    kept.reading = fill();
    kept.reading.catch(() => undefined);
    this.#lists.set(list, kept);
    return kept;
  }
}
