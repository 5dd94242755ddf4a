import type { Worker } from "node:worker_threads";
import * as v from "valibot";
import { CommandError, type ServedCommand } from "../../db/command.ts";
import { UnusableFileError } from "../../csv.ts";
import { OutcomeSchema, type Order } from "../../db/pglite/threadedPglite.ts";
import { PendingCalls } from "../../thread.ts";
import { startOn, type DatabaseLocation } from "./startOn.ts";

/** How long an idle thread waits for the next file. Then its memory is given back. */
const IDLE_MS = 20_000;

/** Executes long commands in their own thread, which exists only while there is work. */
export class LongCommands {
  readonly #place: DatabaseLocation;
  readonly #calls = new PendingCalls<unknown>();
  /** Who hears of the progress of which call. */
  readonly #progress = new Map<number, (line: string) => void>();
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param place the thread that holds PGlite, or where PostgreSQL is */
  constructor(place: DatabaseLocation) {
    this.#place = place;
  }

  /** The same command; a long one is executed in the thread. */
  moved(command: ServedCommand): ServedCommand {
    if (!command.isLong) return command;
    return {
      ...command,
      execute: ({ progress }, input) => this.#execute(command.name, input, progress),
    };
  }

  /** Ends the thread. Call it when no command is under way. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }

  #execute(name: string, input: unknown, progress: (line: string) => void): Promise<unknown> {
    clearTimeout(this.#idle);
    return this.#calls.make((id) => {
      const order: Order = { id, name, input };
      this.#progress.set(id, progress);
      this.#thread ??= this.#start();
      this.#thread.postMessage(order);
    });
  }

  #start(): Worker {
    const thread = startOn(this.#place, "server/operations/control/commandThread.ts");
    thread.on("message", (message: unknown) => {
      this.#hear(message);
    });
    const gone = (error: Error) => {
      if (this.#thread === thread) this.#thread = null;
      // One at a time is executed, in their order: the others are as they were.
      const current = isOutOfMemory(error) ? new UnusableFileError(TOO_MUCH) : error;
      this.#calls.rejectAll(error, current);
      this.#progress.clear();
    };
    thread.on("error", gone);
    thread.on("exit", () => {
      gone(new Error("The thread that executed it has ended."));
    });
    return thread;
  }

  #hear(message: unknown): void {
    const outcome = v.parse(OutcomeSchema, message);
    if (outcome.kind === "progress") {
      this.#progress.get(outcome.id)?.(outcome.line);
      return;
    }
    this.#progress.delete(outcome.id);
    if (outcome.kind === "result") this.#calls.resolve(outcome.id, outcome.output);
    else {
      const { expected, message: reason } = outcome;
      this.#calls.reject(outcome.id, expected ? new CommandError(reason) : new Error(reason));
    }
    if (this.#calls.size > 0) return;
    this.#idle = setTimeout(() => {
      const thread = this.#thread;
      this.#thread = null;
      void thread?.terminate();
    }, IDLE_MS);
    this.#idle.unref();
  }
}

/** Said of a file that would fail as often as it were tried. */
const TOO_MUCH = "takes more memory than this server has; split it";

const isOutOfMemory = (error: Error) =>
  "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
