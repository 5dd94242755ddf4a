import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as v from "valibot";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";
import { keepWeeks } from "../../../server/offers/weeks/keepWeeks.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { describeOnEarlierDatabase } from "../../support/database/earlierRelease.ts";
import { importing, menuOf, NOW } from "../../support/data/importing.ts";
import { publicAnswers } from "../../support/data/publicAnswers.ts";

const RowsSchema = v.array(v.record(v.string(), v.unknown()));
/** What the release before wrote when it imported seven files, and how its tables were before each. */
const LeftSchema = v.object({
  rows: v.record(v.string(), RowsSchema),
  seen: v.array(
    v.object({
      importId: v.number(),
      offers: RowsSchema,
      observations: RowsSchema,
      products: RowsSchema,
    }),
  ),
});
const file = new URL("../../fixtures/database/beforeObservations.json", import.meta.url);
const left = v.parse(LeftSchema, JSON.parse(readFileSync(file, "utf8")));

/** The rows of a table as the release before knew them: without what has been added since then. */
async function rowsOf(db: Db, table: "offers" | "observations" | "products"): Promise<unknown[]> {
  const name = sql.identifier(table);
  const added = ["state_id", "median_days", "lowest_30_days_cents", "lowest_30_days_at"];
  if (table === "observations") added.push("ranked");
  const rows = await queryRows(
    db,
    v.object({ row: v.record(v.string(), v.unknown()) }),
    // Confirmations that the migration has added have negative ids.
    sql`select jsonb_strip_nulls(to_jsonb(${name}) - ${`{${added.join()}}`}::text[]) as row from ${name} where id > 0 order by id`,
  );
  return rows.map(({ row }) => row);
}

const byId = (rows: readonly Record<string, unknown>[]) =>
  rows.toSorted((one, other) => Number(one["id"]) - Number(other["id"]));

describeOnEarlierDatabase(
  "a database of the release before",
  { before: "_observations", rows: left.rows },
  (database) => {
    it("opens, and undoes what was imported before and after", async () => {
      const db = database();
      expect(await rowsOf(db, "offers")).toEqual(byId(left.rows["offers"] ?? []));

      // The server does so at its start.
      await keepWeeks(db);
      const opened = await publicAnswers(db);
      expect(opened["trends"]).toContain("2026-W46");
      const later = await importing(db, menuOf(NOW - 3 * DAY_MS, { Fog: 2_500, Mist: 3_300 }), {
        full: true,
      });
      expect(await publicAnswers(db)).not.toEqual(opened);
      await undoImport(db, later.importId ?? 0, NOW);
      expect(await publicAnswers(db)).toEqual(opened);

      for (const { importId, ...before } of left.seen.toReversed()) {
        await undoImport(db, importId, NOW);
        for (const table of ["offers", "observations", "products"] as const) {
          expect(await rowsOf(db, table), `${table} before import ${String(importId)}`).toEqual(
            byId(before[table]),
          );
        }
        // What is imported on top of restored rows goes without a trace, too.
        if (importId === 1) continue;
        const answers = await publicAnswers(db);
        const next = await importing(db, menuOf(NOW - DAY_MS, { Fog: 2_400 }), { full: true });
        await undoImport(db, next.importId ?? 0, NOW);
        expect(await publicAnswers(db)).toEqual(answers);
      }
    });
  },
);
