import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { COMMANDS } from "../../project.ts";

/** Two stores with one menu of which the operator has not said whether they are one. */
export const UndecidedTwinSchema = v.object({
  slug: v.string(),
  /** The store that counts meanwhile. */
  twinOf: v.string(),
  /** Both have a licence, so they are two stores, whatever their menus say. */
  areListed: v.boolean(),
  /** How many are on the menu of the store that does not count. */
  rows: count,
});
export type UndecidedTwin = v.InferOutput<typeof UndecidedTwinSchema>;

/** All such pairs by the slug of the store that does not count: a decision ends each of them. */
export async function undecidedTwins(db: Db): Promise<UndecidedTwin[]> {
  return await queryRows(
    db,
    UndecidedTwinSchema,
    sql`
      select own.slug, counted.slug as "twinOf",
        own.license is not null and counted.license is not null as "areListed",
        (select count(*) from offers where offers.store_id = own.id and missing_since is null) as rows
      from store_twins join stores as own on own.id = store_twins.store_id
      join stores as counted on counted.id = store_twins.twin_of_id
      order by own.slug collate "C"
    `,
  );
}

/** The commands that decide of such a pair, and none that would be refused, as the end of a sentence. */
export function waysToDecide({ slug, twinOf, areListed }: UndecidedTwin): string {
  const pair = `${slug} ${twinOf}`;
  const apart = `${COMMANDS.admin} store separate ${pair} says that they are two stores with equal menus`;
  return areListed
    ? `${apart}; they have a licence each, so if one of the menus is not its store's, take its import back (${COMMANDS.import} --list, ${COMMANDS.import} --undo ID)`
    : `${COMMANDS.admin} store same ${pair} joins them, ${apart}`;
}
