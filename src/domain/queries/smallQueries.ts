import { STORAGE } from "#state/storage.ts";
import type * as v from "valibot";

/** Makes descriptors of queries whose answers lie in one place. */
export const queriesIn =
  (place: QueryStore) =>
  <Name extends string>(
    path: `/api/${string}`,
    ...key: readonly [name: Name, ...of: string[]]
  ): QueryDescriptor<Name> => ({ key, path, place });

const query = queriesIn("small");

export const SMALL_QUERIES = {
  statistics: query("/api/statistics", "statistics"),
  announcements: query("/api/announcements", "announcements"),
  config: query("/api/config", "config"),
};

/**
 * With the small copies, which are all restored before the first render; with the large ones; or
 * with what this phone's alerts are, which the panel about them asks for with the phone's own key.
 */
type QueryStore = "small" | "large" | "alerts";

/** Databases with the copies of each place. */
export const QUERY_DATABASES = {
  small: { database: `${STORAGE}-small-copies`, store: "copies" },
  large: { database: `${STORAGE}-large-copies`, store: "copies" },
  alerts: { database: `${STORAGE}-alert-copies`, store: "copies" },
} as const satisfies Record<QueryStore, { database: string; store: string }>;

/**
 * What the page and the worker ask of the API: the key of the answer in the cache, the address
 * that gives it, and where the phone keeps it. Schemas are too large for the worker and for the
 * first bytes of the page, so they stand in `smallAnswers.ts` and `largeAnswers.ts`.
 */
export interface QueryDescriptor<Name extends string = string> {
  readonly key: readonly [name: Name, ...of: string[]];
  readonly path: `/api/${string}`;
  readonly place: QueryStore;
}

type Described<Query> = Query extends (...of: never[]) => infer Made ? Made : Query;

/** First elements of the keys of a place's queries. */
export type NamesOf<Queries> =
  Described<Queries[keyof Queries]> extends QueryDescriptor<infer Name> ? Name : never;

/** A schema for each query of a place: one that is missing, or of no query, does not compile. */
export type AnswerSchemas<Queries> = Readonly<Record<NamesOf<Queries>, v.GenericSchema>>;
