import { vi } from "vitest";

/** How a handle dies: it takes no transaction any more, or takes one and fails its first request. */
export type Death = { at: "transaction" | "request"; error: DOMException };

/** What engines say of a connection that has gone; WebKit, in the background, both of the last. */
export const DEATHS: readonly (readonly [string, Death])[] = [
  [
    "is closing",
    {
      at: "transaction",
      error: new DOMException("The database connection is closing.", "InvalidStateError"),
    },
  ],
  [
    "has an unknown error",
    { at: "transaction", error: new DOMException("An internal error.", "UnknownError") },
  ],
  [
    "was lost in the midst of a request",
    {
      at: "request",
      error: new DOMException(
        "Connection to Indexed Database server lost. Refresh the page to try again",
        "UnknownError",
      ),
    },
  ],
];

/** How many databases have been opened since, by name. */
export interface Opened {
  count: (database: string) => number;
}

/** Kills every connection of the past and of none to come, and counts those that are opened from now on. */
export function killConnections({ at, error }: Death): Opened {
  const fresh = new WeakSet<IDBDatabase>();
  const opened = countOpened((database) => fresh.add(database));
  const begin = methodOf(IDBDatabase.prototype, "transaction");
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    if (fresh.has(this)) return begin.apply(this, given);
    if (at === "transaction") throw error;
    const begun = begin.apply(this, given);
    begun.abort();
    // What the engine says of such a transaction, in place of what an abort says.
    Object.defineProperty(begun, "error", { value: error });
    return begun;
  });
  for (const name of ["get", "getAll", "getAllKeys", "put", "delete"] as const) {
    const real = methodOf(IDBObjectStore.prototype, name);
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      if (fresh.has(this.transaction.db)) return Reflect.apply(real, this, given);
      return failing(new IDBRequest(), error);
    });
  }
  return opened;
}

/** The next opening of each database fails or is never answered; those after it are like any. */
export function failNextOpening(how: "fails" | "is never answered"): Opened {
  const failed = new Set<string>();
  return countOpened(undefined, (database) => {
    if (failed.has(database)) return null;
    failed.add(database);
    const request = new IDBOpenDBRequest();
    return how === "fails"
      ? failing(request, new DOMException("Internal error opening backing store", "UnknownError"))
      : request;
  });
}

function countOpened(
  opened: (database: IDBDatabase) => void = () => undefined,
  otherwise: (database: string) => IDBOpenDBRequest | null = () => null,
): Opened {
  const open = indexedDB.open.bind(indexedDB);
  const names: string[] = [];
  vi.spyOn(indexedDB, "open").mockImplementation((name, version) => {
    names.push(name);
    const request = otherwise(name);
    if (request !== null) return request;
    const real = open(name, version);
    real.addEventListener("success", () => opened(real.result));
    return real;
  });
  return { count: (database) => names.filter((name) => name === database).length };
}

/** A request that says so as the browser does, once its listeners are there. */
function failing<Request extends IDBRequest>(request: Request, error: DOMException): Request {
  const listen = (listener: () => void) => queueMicrotask(listener);
  return Object.defineProperties(request, {
    error: { value: error },
    onerror: { set: listen },
    addEventListener: {
      value: (name: string, listener: () => void) => {
        if (name === "error") listen(listener);
      },
    },
  });
}

/** As it is before it is replaced. */
const methodOf = <Of, Name extends keyof Of>(of: Of, name: Name): Of[Name] => of[name];
