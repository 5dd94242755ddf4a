import { and, desc, eq, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { importStores, imports } from "../../db/schema/imports.ts";
import { stores } from "../../db/schema/stores.ts";
import { ImportResultSchema, type ImportResult } from "../result.ts";

/** What an arrival is known by when it comes again. */
export interface IncomingIdentity {
  key: string;
  /**
   * An import that had to assume its time is the same only if that time is not before this one,
   * epoch milliseconds: the same words on another day are news.
   */
  since: number;
  /**
   * Slug of a store whose menu was true when it arrived: then it is a second try only while nothing
   * newer of that store has come in. A price that goes down and up again is news. `null`: its time
   * is known.
   */
  newestOf: string | null;
}

/** The content, and what was asked of it: the same content for another store or time is another arrival. */
export function incomingKey(
  sha256: string,
  asked: {
    storeSlug: string | null;
    format: string | null;
    observedAt: number | null;
    full: boolean;
  },
): string {
  const { storeSlug, format, observedAt, full } = asked;
  const time = observedAt === null ? "" : new Date(observedAt).toISOString();
  return [sha256, storeSlug ?? "", format ?? "", time, full ? "full" : ""].join(" ");
}

/**
 * The result of the import by which an arrival has come in already; `null` when it has not, or when
 * that import was undone. Under the import lock no other process can bring it in meanwhile.
 */
export async function findIncoming(db: Db, known: IncomingIdentity): Promise<ImportResult | null> {
  const [row] = await db
    .select({ summary: imports.summary })
    .from(imports)
    .where(
      and(
        eq(imports.arrivalKey, known.key),
        isNull(imports.undoneAt),
        or(
          isNull(imports.assumedAt),
          and(gte(imports.assumedAt, new Date(known.since)), nothingNewerOf(known.newestOf)),
        ),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row === undefined ? null : v.parse(ImportResultSchema, row.summary);
}

/** No later import that still stands has brought anything of that store. */
function nothingNewerOf(slug: string | null): SQL | undefined {
  if (slug === null) return undefined;
  return sql`not exists (
    select from ${imports} as later
    join ${importStores} as its on its.import_id = later.id
    join ${stores} as store on store.id = its.store_id
    where later.id > ${imports.id} and later.undone_at is null and store.slug = ${slug}
  )`;
}
