import { readyAnswer, type ReadyAnswer } from "./readyAnswer.ts";

/** The answer under one path, of one state of the data. */
interface Entry {
  state: string;
  answer: Promise<ReadyAnswer | null>;
  /** Bytes it takes; 0 while it is being made. */
  size: number;
}

/**
 * Answers that are ready to be sent, those asked for longest ago dropped first.
 * An answer is made once however many ask for it at the same time. There is one
 * per path: that of a newer state takes the place of the older.
 */
export class AnswerCache {
  readonly #limits: { entries: number; bytes: number };
  /** In the order in which they were last asked for. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param limits how many answers, and how many bytes of them, are kept at most */
  constructor(limits: { entries: number; bytes: number }) {
    this.#limits = limits;
  }

  /**
   * The answer under a path, as it is in a state of the data.
   *
   * @param make computes what the answer says; `null` when there is no such thing,
   * which is not kept: whoever asks for made-up names must not push out real ones
   * @throws whatever `make` throws, which is not kept either
   */
  get(path: string, state: string, make: () => Promise<unknown>): Promise<ReadyAnswer | null> {
    const known = this.#entries.get(path);
    if (known?.state === state) {
      this.#entries.delete(path);
      this.#entries.set(path, known);
      return known.answer;
    }
    const fill = async () => {
      let answer: ReadyAnswer | null = null;
      try {
        answer = await ready(make);
        return answer;
      } finally {
        // Meanwhile an answer of a newer state may have taken the place.
        if (this.#entries.get(path) === entry) this.#settle(path, entry, answer);
      }
    };
    const entry: Entry = { state, answer: fill(), size: 0 };
    this.#drop(path);
    this.#entries.set(path, entry);
    return entry.answer;
  }

  /** Counts an answer once it is there, or forgets that it was asked for. */
  #settle(path: string, entry: Entry, answer: ReadyAnswer | null): void {
    if (answer === null) {
      this.#drop(path);
      return;
    }
    entry.size = answer.size;
    this.#bytes += answer.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    this.#bytes -= this.#entries.get(path)?.size ?? 0;
    this.#entries.delete(path);
  }
}

async function ready(make: () => Promise<unknown>): Promise<ReadyAnswer | null> {
  const value = await make();
  return value === null ? null : await readyAnswer(value);
}
