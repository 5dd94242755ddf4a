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
import { startOn, type DatabaseLocation } from "./startOn.ts";

interface Waiting {
  resolve: (answer: ReadyAnswer) => void;
  reject: (error: Error) => void;
}

/** Makes the answers about the whole state in their own thread, which the first request starts. */
export class LargeAnswers {
  readonly #place: DatabaseLocation;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #asked = 0;
  #isClosing = false;

  /** @param place the thread that holds PGlite, or where PostgreSQL is */
  constructor(place: DatabaseLocation) {
    this.#place = place;
  }

  /** The answer under a path; `null` when it is none of the large ones. */
  make(path: string, wanted: AnswerKey): Promise<ReadyAnswer> | null {
    const large = v.safeParse(LargePathSchema, path);
    if (!large.success) return null;
    this.#asked += 1;
    const question: LargeQuestion = { id: this.#asked, path: large.output, wanted };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#thread ??= this.#start();
      this.#thread.postMessage(question);
    });
  }

  /** The answer that is being made then is no longer needed. That is no failure. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#waiting.clear();
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = startOn(this.#place, "server/operations/control/answerThread.ts");
    thread.on("message", (message: unknown) => {
      const answer = v.parse(LargeAnswerSchema, message);
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.kind === "made") waiting?.resolve(answer.answer);
      else waiting?.reject(errorOf(answer));
    });
    const gone = (error: Error) => {
      if (this.#thread === thread) this.#thread = null;
      if (this.#isClosing) return;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
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
