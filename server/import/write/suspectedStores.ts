import { sql } from "drizzle-orm";
import * as v from "valibot";
import { slugify } from "#domain/text/slug.ts";
import type { Db } from "../../db/database.ts";
import { queryRows } from "../../db/sql/queryRows.ts";
import { undecidedTwins, waysToDecide } from "../../catalogue/facts/undecidedTwins.ts";
import type { Remark } from "../result.ts";
import { COMMANDS } from "../../project.ts";

/** More listed stores than that are not named: then the city says too little. */
const NAMED = 5;

/**
 * What an import suspects of the stores that it was about, with the commands by which the operator
 * settles it: stores of which every row is another store's, and stores that an import has made for
 * a platform's location although the state's list has them, too.
 *
 * @param slugs of the stores; a list of stores asks for those that look like one of them
 */
export async function suspectedStores(tx: Db, slugs: readonly string[]): Promise<Remark[]> {
  const concerned = new Set(slugs);
  return [
    ...(await equalMenus(tx, concerned)),
    ...(await listedTwice(tx, JSON.stringify([...concerned]))),
  ];
}

async function equalMenus(tx: Db, slugs: ReadonlySet<string>): Promise<Remark[]> {
  const twins = await undecidedTwins(tx);
  return twins
    .filter(({ slug, twinOf }) => slugs.has(slug) || slugs.has(twinOf))
    .map((twin) => ({
      row: null,
      field: "store_slug",
      reason:
        `is ${twin.slug}, whose menu (${twin.rows === 1 ? "1 row" : `${String(twin.rows)} rows`}) equals that of ${twin.twinOf} in item, link, price, sale and THC; ` +
        `it is shown, and counts in no list or figure until you say which: ${waysToDecide(twin)}`,
    }));
}

const MadeSchema = v.object({
  slug: v.string(),
  alias: v.string(),
  listed: v.string(),
  name: v.string(),
  street: v.nullable(v.string()),
});

/** Stores without a licence that were made for a platform's name, beside listed ones of that name and city. */
async function listedTwice(tx: Db, about: string): Promise<Remark[]> {
  const found = await queryRows(
    tx,
    MadeSchema,
    sql`
      select made.slug, store_aliases.alias, listed.slug as listed, listed.name, listed.street
      from store_aliases join stores as made on made.id = store_aliases.store_id
      join stores as listed on lower(listed.city) = lower(made.city)
      where made.license is null and listed.license is not null and not listed.sample
        and ${about}::text::jsonb ?| array[made.slug, listed.slug]
        and not exists (
          select from store_aliases as own where own.store_id = listed.id
            and split_part(own.alias, ':', 1) = split_part(store_aliases.alias, ':', 1)
        )
      order by store_aliases.alias collate "C", listed.slug collate "C"
    `,
  );
  const byAlias = new Map<string, v.InferOutput<typeof MadeSchema>[]>();
  for (const one of found) {
    const [platform = ""] = one.alias.split(":");
    if (!`${slugify(one.name)}-`.startsWith(`${slugify(platform)}-`)) continue;
    byAlias.set(one.alias, [...(byAlias.get(one.alias) ?? []), one]);
  }
  return [...byAlias].flatMap(([alias, listed]) => {
    const [first] = listed;
    if (first === undefined || listed.length > NAMED) return [];
    const commands = listed.map(
      ({ listed: slug, street }) =>
        `${COMMANDS.admin} store link ${alias} ${slug}${street === null ? "" : ` (${street})`}`,
    );
    const reason = `is ${first.slug}, made for ${alias}, which the state's list has probably, too; this joins them: ${commands.join(", or ")}`;
    return [{ row: null, field: "store_location", reason }];
  });
}
