import type { Worker } from "node:worker_threads";
import { startThread } from "../../thread.ts";
import type { ThreadedPglite } from "../../db/pglite/threadedPglite.ts";

/** Where the database is: with the thread that holds PGlite, or at PostgreSQL's address. */
export type DatabaseLocation =
  | { client: ThreadedPglite }
  | {
      databaseUrl: string;
      /** Of a standby for what is only read; `null`: there is none. */
      databaseReadUrl: string | null;
    };

/** Starts a program in its own thread that works on the database, and gets a way to it as `workerData`. */
export function startOn(place: DatabaseLocation, program: string): Worker {
  if ("databaseUrl" in place) {
    return startThread(program, { kind: "postgres", ...place });
  }
  const port = place.client.connect();
  return startThread(program, { kind: "pglite", port }, [port]);
}
