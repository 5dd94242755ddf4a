import { sql, type SQL } from "drizzle-orm";
import { SITE } from "#domain/site/site.ts";

/** Midnight of a day in the state, as a moment. @param day SQL of a date */
export function midnightOf(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone ${sql.raw(`'${SITE.timeZone}'`)})`;
}

/** The Monday of the week that a moment is in, in the state. @param moment SQL of a moment */
export function weekOf(moment: SQL): SQL {
  // Written out and not as a parameter, so that what is grouped by it is known to be the same.
  return sql`date_trunc('week', ${moment} at time zone ${sql.raw(`'${SITE.timeZone}'`)})::date`;
}
