import type { QueryClient } from "@tanstack/react-query";
import { get } from "idb-keyval";
import * as v from "valibot";
import { PERSISTED_LIFE_MS } from "#domain/constants.ts";
import { LARGE_ANSWERS } from "#domain/queries/largeAnswers.ts";
import { PERSISTED_VERSION, persistedKey } from "#domain/queries/persistedRecord.ts";
import type { LargeQueryName } from "#domain/queries/largeQueries.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { readCacheIndex } from "./cacheIndex.ts";
import { openLazily, fromStorage } from "#storage/database.ts";

/** An answer that the phone has, and when it was fetched in epoch milliseconds. */
export interface PersistedAnswer<Data> {
  data: Data;
  savedAt: number;
}

type Answer<Name extends LargeQueryName> = v.InferOutput<(typeof LARGE_ANSWERS)[Name]>;

const largeCopies = openLazily(QUERY_DATABASES.large);

const RecordSchema = v.object({
  buster: v.literal(PERSISTED_VERSION),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

/**
 * Every answer of one name that is in memory or on the phone, without asking
 * the server. Looking here is not using: copies are neither touched nor dropped, so
 * that what is looked through does not crowd out what is read.
 *
 * @param name of their queries
 */
export async function readPersistedQueries<Name extends LargeQueryName>(
  queryClient: QueryClient,
  name: Name,
): Promise<PersistedAnswer<Answer<Name>>[]> {
  const schema: v.GenericSchema<unknown, Answer<Name>> = LARGE_ANSWERS[name];
  const found: PersistedAnswer<Answer<Name>>[] = [];
  const inMemory = new Set<string>();
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [name] })) {
    const data = v.safeParse(schema, state.data);
    if (!data.success) continue;
    inMemory.add(persistedKey(queryKey));
    found.push({ data: data.output, savedAt: state.dataUpdatedAt });
  }
  const oldest = Date.now() - PERSISTED_LIFE_MS;
  for (const [key, { queryKey }] of await readCacheIndex()) {
    if (queryKey[0] !== name || inMemory.has(key)) continue;
    const record = v.safeParse(
      RecordSchema,
      await fromStorage(undefined, () => get<unknown>(key, largeCopies())),
    );
    if (!record.success || record.output.state.dataUpdatedAt < oldest) continue;
    const data = v.safeParse(schema, record.output.state.data);
    if (data.success) found.push({ data: data.output, savedAt: record.output.state.dataUpdatedAt });
  }
  return found;
}
