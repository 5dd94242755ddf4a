import { Worker, type Transferable } from "node:worker_threads";
import { LAUNCHER } from "./project.ts";

/**
 * Starts a program of this project in its own thread.
 *
 * @param program path in the project, such as `server/db/pglite/databaseThread.ts`
 * @param workerData what the program reads as `workerData`
 */
export function startThread(
  program: string,
  workerData: unknown,
  transferList: Transferable[] = [],
): Worker {
  return new Worker(LAUNCHER, { argv: [program], workerData, transferList });
}
