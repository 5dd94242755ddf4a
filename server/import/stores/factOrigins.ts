import { FACT_NAMES } from "../../catalogue/stores/storeProfiles.ts";
import type { FactOrigin } from "../../db/schema/stores.ts";
import { isoOf } from "../../db/sql/statements.ts";

/**
 * Where the facts of a store's row come from, by column.
 *
 * @param record the row as a file gives it; what is `null` it does not say
 * @param at when the file says that it was checked, else the moment of import; epoch milliseconds
 */
export function originsOf(
  record: Readonly<Record<string, unknown>>,
  file: string,
  at: number,
): Record<string, FactOrigin> {
  const said = FACT_NAMES.filter((name) => (record[name] ?? null) !== null);
  return Object.fromEntries(said.map((name) => [name, { file, at: isoOf(at) }]));
}

/**
 * The SQL of the origins that a row adds to those of a stored one: of facts that it changes, and
 * of those whose origin is not known. A file that repeats what is known does not take its place.
 *
 * @param next trusted name of the row whose `facts` are new
 * @param current trusted name of the stored one
 */
export function addedFacts(next: string, current: string): string {
  return `coalesce((
    select jsonb_object_agg(said.key, said.value) from jsonb_each(${next}.facts) as said
    where not ${current}.facts ? said.key
      or to_jsonb(${next}) -> said.key is distinct from to_jsonb(${current}) -> said.key
  ), '{}'::jsonb)`;
}
