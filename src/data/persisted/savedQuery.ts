import { queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import type { QueryDescriptor } from "#domain/queries/queryDescriptor.ts";
import { getJson } from "../api/apiClient.ts";
import type { Persister } from "./persister.ts";

/**
 * A query whose answer is kept on the phone. One that is not registered with these copies, or is
 * registered with others, does not compile; a query made without this function is not kept.
 *
 * @param schema the one that the copies are read with
 * @param sharing `none` for tables of columns, which are replaced as a whole: comparing them value
 *   by value finds nothing to keep
 */
export function savedQuery<
  Name extends keyof Answers & string,
  Answers extends Readonly<Record<string, v.GenericSchema>>,
>(
  { key, path }: QueryDescriptor<Name>,
  schema: NoInfer<Answers>[Name],
  { persisterFn }: Persister<Answers>,
  sharing: "by value" | "none" = "by value",
) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => getJson(path, schema, signal),
    persister: persisterFn,
    structuralSharing: sharing === "by value",
  });
}
