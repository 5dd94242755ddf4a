import { MessageChannel, type MessagePort, type Worker } from "node:worker_threads";
import * as v from "valibot";
import { PendingCalls, startThread } from "../../thread.ts";

/** What drizzle's driver for PGlite asks of it. */
interface QueryOptions {
  rowMode?: "array" | "object";
  parsers?: Readonly<Record<number, unknown>>;
}

interface Client {
  query: (text: string, params?: unknown[], options?: QueryOptions) => Promise<unknown>;
}

type Call = Ask extends infer One ? (One extends Ask ? Omit<One, "id"> : never) : never;

/** The database's thread has ended, and with it every query that it was asked. */
class DatabaseThreadError extends Error {
  override name = "DatabaseThreadError";
}

/**
 * PGlite in its own thread, as the driver knows it. It runs statements and transactions one
 * after the other while this thread goes on.
 */
export class ThreadedPglite implements Client {
  readonly #port: MessagePort | Worker;
  readonly #calls = new PendingCalls<unknown>();
  #gone: Error | null = null;

  constructor(port: MessagePort | Worker) {
    this.#port = port;
    port.on("message", (message: unknown) => {
      this.#settle(message);
    });
    port.on("error", (error: Error) => {
      this.#fail(error);
    });
    port.on(isWorker(port) ? "exit" : "close", () => {
      this.#fail(new DatabaseThreadError("The database's thread has ended."));
    });
  }

  /** Starts the thread on a folder that is a database already, with the folder's lock held. */
  static start(folder: string): ThreadedPglite {
    return new ThreadedPglite(startThread("server/db/pglite/databaseThread.ts", { folder }));
  }

  /** A port to the same database for another thread, which makes its own client from it. */
  connect(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#port.postMessage({ port: port1 }, [port1]);
    return port2;
  }

  query(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<unknown> {
    return this.#query(null, text, params, options);
  }

  /** Commits when the work is done, and takes everything back when it fails. */
  async transaction<Output>(work: (tx: Client) => Promise<Output>): Promise<Output> {
    const transaction = await this.#begin();
    const query: Client["query"] = (text, params = [], options = {}) =>
      this.#query(transaction, text, params, options);
    let output: Output;
    try {
      output = await work({ query });
    } catch (error) {
      await this.#ask({ kind: "end", transaction, commit: false });
      throw error;
    }
    await this.#ask({ kind: "end", transaction, commit: true });
    return output;
  }

  /** Waits for what is under way, closes the database and ends the thread, if it is this client's own. */
  async close(): Promise<void> {
    if (!isWorker(this.#port)) {
      this.#port.close();
      return;
    }
    await this.#ask({ kind: "close" });
    await this.#port.terminate();
  }

  async #begin(): Promise<number> {
    let transaction = 0;
    await this.#ask({ kind: "begin" }, (id) => (transaction = id));
    return transaction;
  }

  #query(
    transaction: number | null,
    text: string,
    params: unknown[],
    { rowMode = "object", parsers = {} }: QueryOptions,
  ): Promise<unknown> {
    // Every parser that the driver brings leaves the database's text as it is.
    const textTypes = Object.keys(parsers).map(Number);
    return this.#ask({ kind: "query", transaction, text, params, rowMode, textTypes });
  }

  /** @param onId hears under which number it was asked */
  #ask(call: Call, onId: (id: number) => void = () => {}): Promise<unknown> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    return this.#calls.make((id) => {
      onId(id);
      this.#port.postMessage({ ...call, id });
    });
  }

  #settle(message: unknown): void {
    const answer = v.parse(AnswerSchema, message);
    if (answer.kind === "done") this.#calls.resolve(answer.id, answer.value);
    else this.#calls.reject(answer.id, Object.assign(new Error(answer.message), answer.details));
  }

  #fail(error: Error): void {
    this.#gone ??= error;
    this.#calls.rejectAll(error);
  }
}

const isWorker = (port: MessagePort | Worker): port is Worker => "terminate" in port;

/** What a thread of this process asks of the one that holds the database; `id` comes back with the answer. */
export const AskSchema = v.variant("kind", [
  v.object({
    kind: v.literal("query"),
    id: v.number(),
    /** The transaction it belongs to: the `id` under which that was begun. */
    transaction: v.nullable(v.number()),
    text: v.string(),
    params: v.array(v.unknown()),
    rowMode: v.picklist(["array", "object"]),
    /** Types of which values stay the text that the database sends, by their number. */
    textTypes: v.array(v.number()),
  }),
  v.object({ kind: v.literal("begin"), id: v.number() }),
  v.object({
    kind: v.literal("end"),
    id: v.number(),
    transaction: v.number(),
    commit: v.boolean(),
  }),
  v.object({ kind: v.literal("close"), id: v.number() }),
]);

export type Ask = v.InferOutput<typeof AskSchema>;

/** The answer to what was asked under the same `id`. */
const AnswerSchema = v.variant("kind", [
  v.object({ kind: v.literal("done"), id: v.number(), value: v.unknown() }),
  v.object({
    kind: v.literal("failed"),
    id: v.number(),
    message: v.string(),
    /** What the database says besides, such as its `code`. */
    details: v.record(v.string(), v.unknown()),
  }),
]);

export type Answer = v.InferOutput<typeof AnswerSchema>;

/** A command for the thread that executes long ones, and the way it asks the database. */
export const OrderSchema = v.object({ id: v.number(), name: v.string(), input: v.unknown() });

export type Order = v.InferOutput<typeof OrderSchema>;

/** What comes of it: lines while it is under way, then one result or error. */
export const OutcomeSchema = v.variant("kind", [
  v.object({ kind: v.literal("progress"), id: v.number(), line: v.string() }),
  v.object({ kind: v.literal("result"), id: v.number(), output: v.unknown() }),
  v.object({
    kind: v.literal("error"),
    id: v.number(),
    message: v.string(),
    /** The operator can act on it. */
    expected: v.boolean(),
  }),
]);

export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** Answers about the whole state. */
const LARGE_PATHS = ["/statistics", "/deals", "/menus", "/search", "/stores"] as const;

export const LargePathSchema = v.picklist(LARGE_PATHS);

export type LargePath = (typeof LARGE_PATHS)[number];

/** What the thread that makes large answers is asked: from which version of the data, or a newer one, and as of when. */
export const QuestionSchema = v.object({
  id: v.number(),
  path: LargePathSchema,
  wanted: v.object({ version: v.number(), asOf: v.number() }),
});

export type LargeQuestion = v.InferOutput<typeof QuestionSchema>;

const bytes = v.instance(Uint8Array<ArrayBuffer>);

const ReadyAnswerSchema = v.object({
  hash: v.string(),
  bodies: v.union([v.object({ br: bytes, gzip: bytes }), v.object({ plain: bytes })]),
  size: v.number(),
});

/** The answer ready to be sent, or why there is none. */
export const LargeAnswerSchema = v.variant("kind", [
  v.object({ kind: v.literal("made"), id: v.number(), answer: ReadyAnswerSchema }),
  v.object({
    kind: v.literal("failed"),
    id: v.number(),
    message: v.string(),
    /** The database's, not the answer's. */
    trouble: v.nullable(v.picklist(["busy", "away"])),
  }),
]);

export type LargeAnswer = v.InferOutput<typeof LargeAnswerSchema>;
