import { queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import type { QueryDescriptor } from "#domain/queries/smallQueries.ts";
import { getJson } from "../api/apiClient.ts";
import type { Persister } from "./persister.ts";

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * A query whose answer is kept on the phone. One that is not registered with these copies, or is
 * registered with others, does not compile; a query made without this function is not kept.
 *
 * @param schema the one that the copies are read with
 * @param sharing `none` for tables of columns, which are replaced as a whole: comparing them value
 *   by value finds nothing to keep
 */
export function savedQuery<Name extends keyof Answers & string, Answers extends Schemas>(
  { key, path }: QueryDescriptor<Name>,
  schema: NoInfer<Answers>[Name],
  { persisterFn }: Persister<Answers>,
  sharing: "by value" | "none" = "by value",
) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal, client }) =>
      getJson(path, schema, { signal, hasCopy: client.getQueryData(key) !== undefined }),
    persister: persisterFn,
    structuralSharing: sharing === "by value",
  });
}

/**
 * The same for an answer that is not there for everybody, and is asked for in a way of its own.
 *
 * @param ask asks the server; a copy is shown meanwhile and is no answer to it
 */
export function savedAnswer<Name extends keyof Answers & string, Answers extends Schemas>(
  key: readonly [name: Name, ...of: string[]],
  ask: () => Promise<v.InferOutput<NoInfer<Answers>[Name]>>,
  { persisterFn }: Persister<Answers>,
) {
  return queryOptions({ queryKey: key, queryFn: ask, persister: persisterFn });
}
