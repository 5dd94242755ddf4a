import type { Worker } from "node:worker_threads";
import * as v from "valibot";
import type { AnswerKey } from "../../web/answers/answerCache.ts";
import type { ReadyAnswer } from "../../web/answers/readyAnswer.ts";
import { DatabaseTroubleError } from "../../db/databaseTrouble.ts";
import {
  LargeAnswerSchema,
  LargePathSchema,
  type LargeAnswer,
  type LargeQuestion,
} from "../../db/pglite/threadedPglite.ts";
import { PendingCalls } from "../../thread.ts";
import { startOn, type DatabaseLocation } from "./startOn.ts";

/** Makes the answers about the whole state in their own thread, which the first request starts. */
export class LargeAnswers {
  readonly #place: DatabaseLocation;
  readonly #calls = new PendingCalls<ReadyAnswer>();
  #thread: Worker | null = null;
  #isClosing = false;

  /** @param place the thread that holds PGlite, or where PostgreSQL is */
  constructor(place: DatabaseLocation) {
    this.#place = place;
  }

  /** The answer under a path; `null` when it is none of the large ones. */
  make(path: string, wanted: AnswerKey): Promise<ReadyAnswer> | null {
    const large = v.safeParse(LargePathSchema, path);
    if (!large.success) return null;
    return this.#calls.make((id) => {
      const question: LargeQuestion = { id, path: large.output, wanted };
      this.#thread ??= this.#start();
      this.#thread.postMessage(question);
    });
  }

  /** The answer that is being made then is no longer needed. That is no failure. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#calls.forget();
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = startOn(this.#place, "server/operations/control/answerThread.ts");
    thread.on("message", (message: unknown) => {
      const answer = v.parse(LargeAnswerSchema, message);
      if (answer.kind === "made") this.#calls.resolve(answer.id, answer.answer);
      else this.#calls.reject(answer.id, errorOf(answer));
    });
    const gone = (error: Error) => {
      if (this.#thread === thread) this.#thread = null;
      if (this.#isClosing) return;
      this.#calls.rejectAll(error);
    };
    thread.on("error", gone);
    thread.on("exit", () => {
      gone(new Error("The thread that makes answers has ended."));
    });
    return thread;
  }
}

function errorOf({ trouble, message }: Extract<LargeAnswer, { kind: "failed" }>): Error {
  return trouble === null ? new Error(message) : new DatabaseTroubleError(trouble, message);
}
