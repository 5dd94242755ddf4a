import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { offer } from "../../../tests/support/data/offers.ts";
import { OfferSchema } from "./offers.ts";
import { rowColumns } from "./menuTable.ts";

describe("an offer with one field more", () => {
  // The one line that it takes.
  const WiderSchema = v.object({ ...OfferSchema.entries, cbnPct: v.nullable(v.number()) });
  type WiderOffer = v.InferOutput<typeof WiderSchema>;

  const columns = rowColumns<WiderOffer>(WiderSchema.entries);
  const wider = (cbnPct: number | null): WiderOffer => ({
    ...v.parse(OfferSchema, offer()),
    cbnPct,
  });
  const rows = [wider(0.4), wider(null), wider(0.4)];
  const onTheWire: unknown = JSON.parse(JSON.stringify(columns.encode(rows)));

  it("is written, checked and read with it", () => {
    const table = v.parse(v.object(columns.entries), onTheWire);
    expect(table.cbnPct.values).toEqual([0.4, null]);
    expect(rows.map((_, row) => columns.rowAt(table, row))).toEqual(rows);
  });

  it("is refused without it, and with a wrong one", () => {
    const { cbnPct, ...without } = columns.encode(rows);
    const wrong = { ...without, cbnPct: { ...cbnPct, values: ["much", null] } };
    expect(v.safeParse(v.object(columns.entries), without).success).toBe(false);
    expect(v.safeParse(v.object(columns.entries), wrong).success).toBe(false);
  });

  it("has its columns on the wire in the order of the schema", () => {
    expect(Object.keys(columns.encode(rows))).toEqual(Object.keys(WiderSchema.entries));
  });
});
