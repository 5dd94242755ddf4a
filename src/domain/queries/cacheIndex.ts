import * as v from "valibot";

/** Sizes and last uses of the large copies, by the copy's key. Page and worker both write it. */
export const CACHE_INDEX = { database: "ohio-copy-ledger", store: "entries" } as const;

export const CacheEntrySchema = v.object({
  /** First elements of the query key, such as `["menu", "bliss-kent"]`. */
  queryKey: v.pipe(v.array(v.string()), v.readonly()),
  /** What the copy is of, for people. */
  title: v.string(),
  bytes: v.number(),
  /** When it was last written or read, epoch milliseconds. */
  usedAt: v.number(),
});
export type CacheEntry = v.InferOutput<typeof CacheEntrySchema>;
