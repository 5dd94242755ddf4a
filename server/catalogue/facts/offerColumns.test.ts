import { getTableColumns } from "drizzle-orm";
import { doublePrecision, pgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { offers } from "../../db/schema/offers.ts";
import { STATE, STATE_FIELDS, stateFields } from "./offerColumns.ts";

describe("the columns of an offer's state", () => {
  it("keep the order in which stored states were hashed", () => {
    expect(STATE.join(" ")).toBe(
      [
        "size_label external_id source_url net_mg unit_count thc_mg cbd_mg",
        "thc_pct_min thc_pct_max thca_pct total_thc_pct cbd_pct terpenes",
        "batch lab_url tested_on packaged_on price_cents sale_price_cents",
        "sale_text sale_conditions sale_starts_at sale_ends_at stock ranked",
      ].join(" "),
    );
  });

  it("have one more when the table has", () => {
    const more = pgTable("more", { cbnPct: doublePrecision() });
    const wider = { ...getTableColumns(offers), ...getTableColumns(more) };
    expect(stateFields(wider)).toEqual([...STATE_FIELDS, "cbnPct"]);
  });
});
