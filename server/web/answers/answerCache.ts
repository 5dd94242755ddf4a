import { inTime } from "#domain/time/inTime.ts";
import { databaseTrouble } from "../../db/databaseTrouble.ts";
import type { ReadyAnswer } from "./readyAnswer.ts";

/** An answer and until when it stays right while the data stay the same; epoch milliseconds. */
export interface MadeAnswer {
  answer: ReadyAnswer;
  validUntil: number;
}

/** What an answer depends on: the data's version, and the moment as of which it is made. */
export interface AnswerKey {
  version: number;
  /** What is made of older data is not served while newer is to be had; any may be when left out. */
  floor?: number;
  /** Of data as new as this somebody has been told: what is older is served only where the next takes long. */
  told?: number;
  /** Epoch milliseconds. */
  asOf: number;
}

/** What is ready under one path, and what is being made for it. */
interface Entry {
  ready: (MadeAnswer & AnswerKey) | null;
  /** Since when the ready one is known to be outdated; epoch milliseconds. */
  outdatedSince: number | null;
  /** The last try to make the next one has found no database. */
  hasNoDatabase: boolean;
  making: (AnswerKey & { done: Promise<ReadyAnswer | null>; begunAt: number }) | null;
}

/** `stale`: an outdated one was ready, and the next is being made. */
export type CacheResult = "hit" | "stale" | "miss";

/** What a cache holds. */
export interface CacheSize {
  entries: number;
  bytes: number;
}

/**
 * Is told that there is a cache, and then of each question to it.
 *
 * @param size asks how large it is
 */
export type CacheWatch = (size: () => CacheSize) => (result: CacheResult) => void;

/** An outdated answer is served for so long, from when that was known, while the next is made. */
export const STALE_FOR_MS = 60_000;

/** A request waits this long for the next answer before it gets the last one. */
const ANSWER_TIMEOUT_MS = 100;

/**
 * Who may have seen newer data waits for the next answer as long as it has not been in the making for
 * this long: a list does not have what another answer says is gone. Longer, and no visitor waits for it.
 */
export const ONE_VERSION_MS = 1_000;

/**
 * Answers that are ready to be sent, those asked for longest ago dropped first. There is one per
 * path. An answer is made once, however many requests ask for it at the same time. Requests
 * that come meanwhile get the last one, unless that has been outdated for a minute, or is of data of
 * which no answer may show any more. While the database is
 * away there is no newer one to be had: then they get the last one however old it is.
 */
export class AnswerCache {
  readonly #limits: CacheSize;
  readonly #patienceMs: number;
  readonly #onAsked: (result: CacheResult) => void;
  /** In the order in which they were last asked for. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /**
   * @param limits how many answers, and how many bytes of them, are kept at most
   * @param patienceMs how long to wait for a new answer while an outdated one may be served
   * @param watch called with it; optional
   */
  constructor(limits: CacheSize, patienceMs = ANSWER_TIMEOUT_MS, watch?: CacheWatch) {
    this.#limits = limits;
    this.#patienceMs = patienceMs;
    const size = () => ({ entries: this.#entries.size, bytes: this.#bytes });
    this.#onAsked = watch?.(size) ?? (() => undefined);
  }

  /**
   * The answer under a path.
   *
   * @param now epoch milliseconds
   * @param make makes it; `null` when there is no such thing, which is not kept: requests
   *   for made-up names must not push out real ones
   * @throws what `make` throws, when no answer is ready that may be served
   */
  async get(
    path: string,
    wanted: AnswerKey,
    now: number,
    make: () => Promise<MadeAnswer | null>,
  ): Promise<ReadyAnswer | null> {
    const entry = this.#entries.get(path) ?? newEntry();
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    const { ready } = entry;
    if (ready !== null && isRight(ready, wanted)) {
      this.#onAsked("hit");
      return ready.answer;
    }

    if (ready !== null) entry.outdatedSince ??= this.#outdatedSince(ready, wanted, now);
    // What is made for an older state would be outdated before it is there.
    if (entry.making === null || isOlder(entry.making, wanted))
      this.#make(path, entry, wanted, make);
    const done = entry.making?.done ?? Promise.resolve(null);
    const isRecent = entry.outdatedSince !== null && now - entry.outdatedSince < STALE_FOR_MS;
    const isAllowed = isRecent && (ready?.version ?? 0) >= (wanted.floor ?? 0);
    const mayBeServed = ready !== null && (isAllowed || entry.hasNoDatabase);
    this.#onAsked(mayBeServed ? "stale" : "miss");
    if (mayBeServed) {
      const isBehind = !entry.hasNoDatabase && ready.version < (wanted.told ?? 0);
      const begunAt = entry.making?.begunAt ?? -Infinity;
      const untilLong = isBehind ? begunAt + ONE_VERSION_MS - performance.now() : 0;
      return await this.#within(done, ready.answer, Math.max(this.#patienceMs, untilLong));
    }
    try {
      return await done;
    } catch (error) {
      if (ready !== null && databaseTrouble(error) === "away") return ready.answer;
      throw error;
    }
  }

  /** Says that data of this version are there, so that what was made before is known to be outdated. */
  notice(version: number, now: number): void {
    for (const entry of this.#entries.values()) {
      if (entry.ready !== null && entry.ready.version < version) entry.outdatedSince ??= now;
    }
  }

  #outdatedSince(ready: MadeAnswer & AnswerKey, wanted: AnswerKey, now: number): number {
    return wanted.asOf >= ready.validUntil ? Math.min(ready.validUntil, now) : now;
  }

  #make(
    path: string,
    entry: Entry,
    wanted: AnswerKey,
    make: () => Promise<MadeAnswer | null>,
  ): void {
    const fill = async (): Promise<ReadyAnswer | null> => {
      try {
        const made = await make();
        entry.hasNoDatabase = false;
        if (entry.making === making) this.#keep(path, entry, made && { ...made, ...wanted });
        return made?.answer ?? null;
      } catch (error) {
        entry.hasNoDatabase = databaseTrouble(error) === "away";
        throw error;
      } finally {
        if (entry.making === making) entry.making = null;
        if (entry.ready === null && this.#entries.get(path) === entry) this.#entries.delete(path);
      }
    };
    const done = Promise.resolve<ReadyAnswer | null>(null);
    const making = { ...wanted, done, begunAt: performance.now() };
    entry.making = making;
    making.done = fill();
    // Requests that wait get the failure. If none waits, the next request tries again.
    making.done.catch(() => undefined);
  }

  /** The new answer if it comes in time, else the one before; that one, too, when the new one fails. */
  async #within(
    done: Promise<ReadyAnswer | null>,
    before: ReadyAnswer,
    patienceMs: number,
  ): Promise<ReadyAnswer | null> {
    return await inTime(
      done.catch(() => before),
      patienceMs,
      () => before,
    );
  }

  #keep(path: string, entry: Entry, made: (MadeAnswer & AnswerKey) | null): void {
    if (this.#entries.get(path) !== entry) return;
    this.#bytes += (made?.answer.size ?? 0) - (entry.ready?.answer.size ?? 0);
    entry.ready = made;
    entry.outdatedSince = null;
    for (const [oldest, { ready }] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#bytes -= ready?.answer.size ?? 0;
      this.#entries.delete(oldest);
    }
  }
}

const newEntry = (): Entry => ({
  ready: null,
  outdatedSince: null,
  hasNoDatabase: false,
  making: null,
});

/** Whether the answer says what one made now would say. */
function isRight(ready: MadeAnswer & AnswerKey, { version, asOf }: AnswerKey): boolean {
  return ready.version === version && ready.asOf <= asOf && asOf < ready.validUntil;
}

const isOlder = (one: AnswerKey, other: AnswerKey) =>
  one.version < other.version || (one.version === other.version && one.asOf < other.asOf);
