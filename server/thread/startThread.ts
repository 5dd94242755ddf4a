import { Worker, type Transferable } from "node:worker_threads";
import { LAUNCHER } from "../project.ts";
import type { ThreadedPglite } from "./threadedPglite.ts";

/**
 * Starts a program of this project in its own thread.
 *
 * @param program path in the project, such as `server/thread/databaseThread.ts`
 * @param workerData what the program reads as `workerData`
 */
export function startThread(
  program: string,
  workerData: unknown,
  transferList: Transferable[] = [],
): Worker {
  return new Worker(LAUNCHER, { argv: [program], workerData, transferList });
}

/** The same for a program that works on the database: it gets a way to the thread that holds PGlite, or PostgreSQL's address. */
export function startOn(
  place: { client: ThreadedPglite } | { databaseUrl: string },
  program: string,
): Worker {
  if ("databaseUrl" in place) {
    return startThread(program, { kind: "postgres", databaseUrl: place.databaseUrl });
  }
  const port = place.client.connect();
  return startThread(program, { kind: "pglite", port }, [port]);
}
