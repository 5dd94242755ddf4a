import * as v from "valibot";
import { AnnouncementsSchema } from "./announcements.ts";
import { StatisticsSchema } from "./statistics.ts";

/**
 * How a query's answer is saved on the phone: the one definition that page and
 * worker share. A record is `PersistedQuery` of query-persist-client-core, stored
 * as a structured clone under `<KEY_PREFIX>-<queryHash>`.
 */

/** Raise it whenever the shape of a record or of a saved answer changes; older copies are then dropped. */
export const SAVED_COPY_VERSION = "1";

export const SAVED_COPY_KEY_PREFIX = "copy";

/** Database with small answers, all restored before the first render. */
export const SMALL_COPIES = { database: "ohio-small-copies", store: "copies" } as const;

/** Schema of each saved answer, by the first element of its query key. */
export type SavedAnswers = Readonly<Record<string, v.GenericSchema>>;

export const SMALL_ANSWERS: SavedAnswers = {
  statistics: StatisticsSchema,
  announcements: AnnouncementsSchema,
};

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
 * Checks a record read from storage, envelope and answer.
 *
 * @param answers those that the record's database holds
 * @throws when it is corrupted, of another release, or of a query nobody saves any more
 */
export function checkSavedCopy(record: unknown, answers: SavedAnswers): void {
  const { buster, queryKey, state } = v.parse(RecordSchema, record);
  if (buster !== SAVED_COPY_VERSION) throw new Error("saved by another release");
  const [name] = queryKey;
  const schema = typeof name === "string" && Object.hasOwn(answers, name) ? answers[name] : null;
  if (!schema) throw new Error("not an answer that is saved");
  v.parse(schema, state.data);
}
