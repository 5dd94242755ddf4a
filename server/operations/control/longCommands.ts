import type { Worker } from "node:worker_threads";
import * as v from "valibot";
import { backupCommand } from "../backup/backupCommand.ts";
import { CommandError, type ServedCommand } from "../../db/command.ts";
import { importIncomingCommand, importCommand } from "./alertingCommands.ts";
import { undoCommand } from "../../import/undo/undoImport.ts";
import { UnusableFileError } from "../../csv.ts";
import { OutcomeSchema, type Order } from "../../db/pglite/threadedPglite.ts";
import { startOn, type DatabaseLocation } from "./startOn.ts";

/** Commands that take seconds. */
const LONG: ReadonlySet<string> = new Set([
  importCommand.name,
  importIncomingCommand.name,
  undoCommand.name,
  backupCommand.name,
]);

/** How long an idle thread waits for the next file. Then its memory is given back. */
const IDLE_MS = 20_000;

interface Waiting {
  progress: (line: string) => void;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** Executes long commands in their own thread, which exists only while there is work. */
export class LongCommands {
  readonly #place: DatabaseLocation;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #orders = 0;

  /** @param place the thread that holds PGlite, or where PostgreSQL is */
  constructor(place: DatabaseLocation) {
    this.#place = place;
  }

  /** The same command; a long one is executed in the thread. */
  moved(command: ServedCommand): ServedCommand {
    if (!LONG.has(command.name)) return command;
    return {
      name: command.name,
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
    this.#orders += 1;
    const order: Order = { id: this.#orders, name, input };
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.id, { progress, resolve, reject });
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
      const [current] = this.#waiting.values();
      if (isOutOfMemory(error)) current?.reject(new UnusableFileError(TOO_MUCH));
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    thread.on("error", gone);
    thread.on("exit", () => {
      gone(new Error("The thread that executed it has ended."));
    });
    return thread;
  }

  #hear(message: unknown): void {
    const outcome = v.parse(OutcomeSchema, message);
    const waiting = this.#waiting.get(outcome.id);
    if (outcome.kind === "progress") {
      waiting?.progress(outcome.line);
      return;
    }
    this.#waiting.delete(outcome.id);
    if (outcome.kind === "result") waiting?.resolve(outcome.output);
    else {
      waiting?.reject(
        outcome.expected ? new CommandError(outcome.message) : new Error(outcome.message),
      );
    }
    if (this.#waiting.size > 0) return;
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
