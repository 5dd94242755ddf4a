import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";

/** A moment as epoch milliseconds in a row of raw SQL; `null` stays `null`. */
export const epoch = (moment: SQL): SQL =>
  sql`(extract(epoch from ${moment}) * 1000)::double precision`;

/** What parses it. */
export const EpochSchema = v.nullable(v.number());
