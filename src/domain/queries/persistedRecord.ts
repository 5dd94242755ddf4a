import * as v from "valibot";

/**
 * How a query's answer is saved on the phone: the one definition that page and
 * worker share. A record is `PersistedQuery` of query-persist-client-core, stored
 * as a structured clone under `<KEY_PREFIX>-<queryHash>`.
 */

/** Raise it whenever the shape of a record or of a saved answer changes; older copies are then dropped. */
export const PERSISTED_VERSION = "1";

export const PERSISTED_KEY_PREFIX = "copy";

/** Name under which the page asks the browser to wake the worker, so that copies are renewed. */
export const REFRESH_TAG = "refresh-copies";

/**
 * The record of an answer, as the page's cache writes it.
 *
 * @param now when it was fetched, epoch milliseconds
 */
export function savedRecord(queryKey: readonly unknown[], data: unknown, now: number) {
  return {
    buster: PERSISTED_VERSION,
    queryHash: JSON.stringify(queryKey),
    queryKey,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: now,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: "success",
      fetchStatus: "idle",
    },
  } as const;
}

/** The key under which a query's copy lies in its database. */
export const savedKey = (queryKey: readonly unknown[]) =>
  `${PERSISTED_KEY_PREFIX}-${JSON.stringify(queryKey)}`;

const RecordSchema = v.looseObject({
  buster: v.string(),
  queryHash: v.string(),
  queryKey: v.pipe(v.array(v.unknown()), v.readonly()),
  state: v.looseObject({
    data: v.unknown(),
    dataUpdatedAt: v.pipe(v.number(), v.finite(), v.minValue(1)),
  }),
});

/**
 * Reads a record from storage, envelope and answer. The worker stores answers as they came, so
 * that what is read is what the schema makes of them.
 *
 * @param schemas of the answers that the record's database holds, by the names of their queries
 * @returns the answer
 * @throws when it is corrupted, of another release, or of a query that is no longer saved
 */
export function readSavedRecord(
  record: unknown,
  schemas: Readonly<Record<string, v.GenericSchema>>,
): unknown {
  const { buster, queryKey, state } = v.parse(RecordSchema, record);
  if (buster !== PERSISTED_VERSION) throw new Error("saved by another release");
  const [name] = queryKey;
  const schema = typeof name === "string" && Object.hasOwn(schemas, name) ? schemas[name] : null;
  if (!schema) throw new Error("not an answer that is saved");
  return v.parse(schema, state.data);
}
