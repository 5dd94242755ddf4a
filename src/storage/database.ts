import type { UseStore } from "idb-keyval";
import { withFallback } from "#domain/time/withFallback.ts";

/** Longest wait for storage, in milliseconds; a blocked database never answers. */
const STORAGE_TIMEOUT_MS = 1_000;

/** After so long without an answer an opening is asked for once more, in milliseconds: soon enough for whoever reads. */
const ASK_AGAIN_AFTER_MS = 400;

/** Where records lie: a database of this origin, and the store in it. */
export interface StoreLocation {
  database: string;
  store: string;
}

/** Each is opened once, however many records lie in it. */
const opened = new Map<string, UseStore>();

/** Every connection, so that a page that is left closes them. */
const connections = new Set<Connection>();

/** A store whose database is opened by its first use: opening may throw where storage is denied. */
export function openLazily({ database, store }: StoreLocation): () => UseStore {
  const name = `${database} ${store}`;
  return () => {
    const known = opened.get(name);
    if (known !== undefined) return known;
    const made = openStore({ database, store });
    opened.set(name, made);
    return made;
  };
}

/** What storage answers, or the fallback when it refuses, fails or keeps silent. */
export const fromStorage = <Value>(fallback: Value, access: () => Promise<Value>) =>
  withFallback(fallback, STORAGE_TIMEOUT_MS, access);

/**
 * A store that outlives its connection, in the form that idb-keyval takes. Engines end connections of pages and workers
 * in the background, WebKit without a word: what fails by that is done once more, on one new connection for all that
 * fails at the same time. Work may so run twice, of which only one is kept, or the same twice: a change says what
 * a record becomes, and has no other effect.
 */
function openStore(location: StoreLocation): UseStore {
  let current: Connection | null = null;
  const attempt = async <Answer>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Answer | PromiseLike<Answer>,
  ): Promise<Answer> => {
    const connection = current?.isUsable() === true ? current : (current = connect(location));
    try {
      const transaction = await connection.begin(mode);
      return await work(transaction.objectStore(location.store));
    } catch (error) {
      connection.close();
      throw error;
    }
  };
  return async (mode, work) => {
    try {
      return await attempt(mode, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      return await attempt(mode, work);
    }
  };
}

/** What engines say of a connection that has ended, and of a transaction that ends with it. */
function isLost(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    ["InvalidStateError", "UnknownError", "AbortError"].includes(error.name)
  );
}

/** A connection, or the opening of one. */
interface Connection {
  /** A transaction, once the database is open; that is asked for again while there is no answer. */
  begin: (mode: IDBTransactionMode) => Promise<IDBTransaction>;
  /** `false` once it is closed, from here or by the browser. */
  isUsable: () => boolean;
  /** What is under way on it comes to its end. */
  close: () => void;
  /** Closes it, and takes back what is under way. */
  breakOff: () => void;
}

function connect({ database: name, store }: StoreLocation): Connection {
  let isClosed = false;
  let askedAt = 0;
  let asked = 0;
  let found: IDBDatabase | null = null;
  let answer: (database: IDBDatabase) => void;
  let fail: (error: unknown) => void;
  const answered = new Promise<IDBDatabase>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const close = () => {
    isClosed = true;
    found?.close();
    connections.delete(connection);
  };
  const failed = (error: unknown) => {
    asked -= 1;
    if (asked === 0) fail(error);
  };
  const ask = () => {
    askedAt = performance.now();
    asked += 1;
    const request = opening(name);
    if (request instanceof DOMException) {
      failed(request);
      return;
    }
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(store));
    request.addEventListener("success", () => {
      // The other one was faster.
      if (found !== null) {
        request.result.close();
        return;
      }
      found = request.result;
      found.addEventListener("close", close);
      // Whoever deletes the database need not wait for this page.
      found.addEventListener("versionchange", close);
      if (isClosed) found.close();
      answer(found);
    });
    request.addEventListener("error", () => failed(request.error));
  };
  const database = async () => {
    if (found !== null) return found;
    if (asked === 0 || performance.now() - askedAt > ASK_AGAIN_AFTER_MS) ask();
    const again = setTimeout(() => {
      if (asked === 1) ask();
    }, ASK_AGAIN_AFTER_MS);
    try {
      return await answered;
    } finally {
      clearTimeout(again);
    }
  };
  const underWay = new Set<IDBTransaction>();
  const connection: Connection = {
    begin: async (mode) => {
      const transaction = (await database()).transaction(store, mode);
      underWay.add(transaction);
      for (const end of ["complete", "abort"])
        transaction.addEventListener(end, () => underWay.delete(transaction));
      return transaction;
    },
    isUsable: () => !isClosed,
    close,
    breakOff: () => {
      for (const transaction of underWay) abort(transaction);
      close();
    },
  };
  connections.add(connection);
  return connection;
}

/** A request to open a database, or why the browser denies even that: it throws, and all who wait have to know. */
function opening(name: string): IDBOpenDBRequest | DOMException {
  try {
    return indexedDB.open(name);
  } catch (error) {
    return error instanceof DOMException ? error : new DOMException(String(error), "SecurityError");
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, for which the browser needs this page no more.
  }
}

/**
 * A page that is left lets go of its databases: WebKit answers the next page of the tab nothing while one that was left
 * holds them, and puts a page away in the middle of a transaction, for which all others wait then, as long as it lies
 * there (measured in WebKitGTK 2.50; in Firefox 140 the next page is answered at once). One that comes back opens them
 * anew with its next read, and does once more what was taken back. The server, which writes first views, leaves none.
 */
if ("addEventListener" in globalThis)
  addEventListener("pagehide", () => {
    for (const connection of connections) connection.breakOff();
  });
