import type { Context } from "hono";
import type { Db } from "../../db/database.ts";
import type { DataVersion } from "../../db/dataVersion.ts";
import type { PublicReads, ReadWork } from "../../db/publicReads.ts";
import { problem } from "../problem.ts";
import { AnswerCache, type CacheWatch, type MadeAnswer, type AnswerKey } from "./answerCache.ts";
import { SavedNames, type NameInList } from "./keptNames.ts";
import { readyAnswer, readyText, type ReadyAnswer, sendAnswer } from "./readyAnswer.ts";

const MINUTE_MS = 60_000;

/** How long an answer stays right while the data stay the same. */
const PERIODS_MS = { minute: MINUTE_MS, day: 24 * 60 * MINUTE_MS, unlimited: Infinity } as const;

/** Where an answer of a route comes from, and how long it holds. */
export interface AnswerSource {
  /** Path of the answer in one spelling, such as `/menus/riverside-kent`. */
  path: string;
  /** `minute` where sales begin and end, `day` where a day more or less is seen, else `unlimited`. */
  validFor: keyof typeof PERIODS_MS;
  /** What is named in the address, where all that there are make a short list. */
  among?: NameInList;
  /**
   * Computes the answer as of the beginning of the period (epoch milliseconds) from a database that
   * has all that was seen so far; `null` when there is no such thing.
   */
  compute: (now: number, db: Db) => Promise<unknown>;
  /**
   * The first moment after `now` at which the answer may be another although the data are the
   * same; `null` for never. Without it that is the end of the period.
   */
  nextChange?: (now: number, db: Db) => Promise<number | null>;
  /**
   * Headers of an answer that is no JSON, its `content-type` among them. Then `compute` gives the
   * text itself.
   */
  text?: Readonly<Record<"content-type", string> & Record<string, string>>;
  /** What is answered where there is no such thing, instead of a problem document. */
  otherwise?: (c: Context) => Response | Promise<Response>;
}

/** Answers questions about public data by JSON or text, or by a problem document of status 404. */
export type Answers = (c: Context, source: AnswerSource) => Promise<Response>;

/** 32 MB hold the menus of all stores, and thousands of products beside them. */
const LIMITS = { entries: 4_000, bytes: 32 * 1024 * 1024 };

export interface AnswersDeps {
  dataVersion: DataVersion;
  /** Where answers are read from. */
  reads: PublicReads;
  /** Epoch milliseconds. */
  now: () => number;
  /** How long to wait for a new answer while one of the last minute is ready; a moment by default. */
  answerPatienceMs?: number;
  /**
   * Makes answers in another place than the thread that serves, from data of this version or a newer one;
   * `null` for those it does not know.
   */
  makeElsewhere?: (path: string, wanted: AnswerKey) => Promise<ReadyAnswer> | null;
  /** Counts what the cache does. */
  cacheWatch?: CacheWatch | undefined;
}

/**
 * Makes each answer once for a state of the data and a period of time, and keeps
 * it as the bytes that travel. An answer depends on nothing else, so that all
 * processes on one database agree on it. While the next one is made the one before is served.
 */
export function cachedAnswers(deps: AnswersDeps): Answers {
  const cache = new AnswerCache(LIMITS, deps.answerPatienceMs, deps.cacheWatch);
  const names = new SavedNames();
  let newest = -1;
  return async (c, source) => {
    const period = PERIODS_MS[source.validFor];
    const now = deps.now();
    const asOf = period === Infinity ? 0 : Math.floor(now / period) * period;
    const version = await deps.dataVersion.current();
    if (version > newest) {
      newest = version;
      cache.notice(version, now);
    }
    if (source.among !== undefined) {
      const { among } = source;
      // Lists change with the data; those of events to come with the day.
      const state = { version, asOf: source.validFor === "day" ? asOf : 0 };
      const read = () => readToTell(version, (db) => among.read(db, asOf), deps);
      const others = await names.without(among, state, read);
      if (others !== null) return await answerUnknown(c, source, among.otherwise?.(others) ?? null);
    }
    const asked = { version, asOf: period === Infinity ? now : asOf };
    const make = () => makeAnswer(source, asked, period, deps);
    const { dataVersion } = deps;
    const wanted = { version, asOf, floor: dataVersion.floor(), told: dataVersion.told() };
    const answer = await cache.get(source.path, wanted, now, make);
    if (answer === null) return await answerUnknown(c, source, null);
    return await sendAnswer(c, answer, source.text);
  };
}

/** @param instead what is answered instead; `null`: that there is no such thing */
async function answerUnknown(
  c: Context,
  { otherwise }: AnswerSource,
  instead: unknown,
): Promise<Response> {
  if (instead !== null) return await sendAnswer(c, await readyAnswer(instead));
  return otherwise ? await otherwise(c) : problem(c, 404);
}

/** Reads from a database that has come to this version or a newer one. */
async function readAsOf<Output>(
  version: number,
  work: ReadWork<Output>,
  { dataVersion, reads }: Pick<AnswersDeps, "dataVersion" | "reads">,
): Promise<Output> {
  return await reads(async (db) => (await dataVersion.of(db)) >= version, work);
}

/**
 * The same for what visitors are told. It may be newer than the version that is known here, so how far
 * the database had come is asked afterwards: what is ready from before is not served beside it.
 */
async function readToTell<Output>(
  version: number,
  work: ReadWork<Output>,
  deps: Pick<AnswersDeps, "dataVersion" | "reads">,
): Promise<Output> {
  const { dataVersion } = deps;
  const read = async (db: Db) => ({ output: await work(db), seen: await dataVersion.of(db) });
  const { output, seen } = await readAsOf(version, read, deps);
  dataVersion.tell(seen);
  return output;
}

async function makeAnswer(
  { path, compute, nextChange, text }: AnswerSource,
  wanted: AnswerKey,
  period: number,
  deps: AnswersDeps,
): Promise<MadeAnswer | null> {
  const { version, asOf } = wanted;
  const read = <Output>(work: ReadWork<Output>) => readAsOf(version, work, deps);
  // Asked first: a change that comes in between makes the answer end too early, never too late.
  const change =
    nextChange === undefined ? asOf + period : await read((db) => nextChange(asOf, db));
  const validUntil = change ?? Infinity;
  const elsewhere = deps.makeElsewhere?.(path, wanted) ?? null;
  if (elsewhere !== null) {
    const answer = await elsewhere;
    await readToTell(version, () => Promise.resolve(), deps);
    return { answer, validUntil };
  }
  const value = await readToTell(version, (db) => compute(asOf, db), deps);
  if (value === null) return null;
  const isText = text !== undefined && typeof value === "string";
  return { answer: await (isText ? readyText(value) : readyAnswer(value)), validUntil };
}
