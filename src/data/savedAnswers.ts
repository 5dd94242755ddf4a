import type { QueryClient } from "@tanstack/react-query";
import { get } from "idb-keyval";
import * as v from "valibot";
import { SAVED_COPY_LIFE_MS } from "#domain/constants.ts";
import { LARGE_ANSWERS } from "#domain/largeAnswers.ts";
import { SAVED_COPY_VERSION, copyKey } from "#domain/persistedQuery.ts";
import type { LargeQueryName } from "#domain/largeQueries.ts";
import { COPIES } from "#domain/queryDescriptor.ts";
import { readLedger } from "./copyLedger.ts";
import { openLazily, quietly } from "./storage.ts";

/** An answer that the phone has, and when it was fetched in epoch milliseconds. */
export interface SavedAnswer<Data> {
  data: Data;
  savedAt: number;
}

type Answer<Name extends LargeQueryName> = v.InferOutput<(typeof LARGE_ANSWERS)[Name]>;

const copies = openLazily(COPIES.large);

const RecordSchema = v.object({
  buster: v.literal(SAVED_COPY_VERSION),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

/**
 * Every answer of one name that is in memory or on the phone, without asking
 * anybody. Looking here is not using: copies are neither touched nor dropped, so
 * that what is looked through does not crowd out what is read.
 *
 * @param name of their queries
 */
export async function readSavedAnswers<Name extends LargeQueryName>(
  queryClient: QueryClient,
  name: Name,
): Promise<SavedAnswer<Answer<Name>>[]> {
  const schema: v.GenericSchema<unknown, Answer<Name>> = LARGE_ANSWERS[name];
  const found: SavedAnswer<Answer<Name>>[] = [];
  const inMemory = new Set<string>();
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: [name] })) {
    const data = v.safeParse(schema, state.data);
    if (!data.success) continue;
    inMemory.add(copyKey(queryKey));
    found.push({ data: data.output, savedAt: state.dataUpdatedAt });
  }
  const oldest = Date.now() - SAVED_COPY_LIFE_MS;
  for (const [key, { queryKey }] of await readLedger()) {
    if (queryKey[0] !== name || inMemory.has(key)) continue;
    const record = v.safeParse(
      RecordSchema,
      await quietly(undefined, () => get<unknown>(key, copies())),
    );
    if (!record.success || record.output.state.dataUpdatedAt < oldest) continue;
    const data = v.safeParse(schema, record.output.state.data);
    if (data.success) found.push({ data: data.output, savedAt: record.output.state.dataUpdatedAt });
  }
  return found;
}
