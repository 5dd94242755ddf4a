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

/** What a thread has been asked and has not answered yet, by number; answers come in any order. */
export class PendingCalls<Output> {
  readonly #waiting = new Map<number, Waiting<Output>>();
  #made = 0;

  /** Calls that wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Makes a call under a number of its own. @param send hands it to the thread */
  make(send: (id: number) => void): Promise<Output> {
    this.#made += 1;
    const id = this.#made;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send(id);
    });
  }

  /** The call of a number has its answer. One that no longer waits is none. */
  resolve(id: number, output: Output): void {
    this.#take(id)?.resolve(output);
  }

  /** The same for one that has failed. */
  reject(id: number, error: Error): void {
    this.#take(id)?.reject(error);
  }

  /** The thread has ended. @param first what the oldest call fails with, where that is another thing */
  rejectAll(error: Error, first: Error = error): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const [at, { reject }] of all.entries()) reject(at === 0 ? first : error);
  }

  /** Drops all calls without an answer. */
  forget(): void {
    this.#waiting.clear();
  }

  #take(id: number): Waiting<Output> | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

interface Waiting<Output> {
  resolve: (output: Output) => void;
  reject: (error: Error) => void;
}
