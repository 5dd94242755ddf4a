import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Highlight } from "#domain/highlights/highlights.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { seenIn, type YearScope } from "./yearScope.ts";

/**
 * Hash of what a year's highlights rest on: how much was seen, when and for how much, and the
 * figures. No ids, which an undo and a new import change, and no names, which may be corrected.
 */
export async function digestOfYear(
  db: Db,
  scope: YearScope,
  cards: readonly Highlight[],
): Promise<string> {
  const [seen] = await queryRows(
    db,
    v.object({ entries: count, cents: count, moments: v.string() }),
    sql`
      select count(*) as entries, coalesce(sum(seen.cents), 0) as cents,
        coalesce(sum(floor(extract(epoch from seen.at) * 1000)), 0)::text as moments
      from ${seenIn(scope)}
    `,
  );
  const figures = cards.map(({ kind, figure, n }) => [kind, figure, n]);
  return createHash("sha256")
    .update(JSON.stringify([seen, figures]))
    .digest("base64url");
}
