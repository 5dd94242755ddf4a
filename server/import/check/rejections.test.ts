import { NOW, ago, checkRow } from "../../../tests/support/data/checkedRows.ts";
import { describe, expect, it } from "vitest";
import type { OfferColumn } from "./neutralRow.ts";
import { checkDraft } from "./checks.ts";

describe("a row is rejected, by row, field and reason, for", () => {
  it.each<[string, Partial<Record<OfferColumn, unknown>>, string]>([
    ["a missing name", { name: " " }, "name"],
    ["a missing time", { observed_at: "" }, "observed_at"],
    ["an unreadable time", { observed_at: "yesterday" }, "observed_at"],
    ["a time without its offset", { observed_at: "2026-11-20T10:00:00" }, "observed_at"],
    ["a date of no calendar", { observed_at: "2026-13-45T10:00:00Z" }, "observed_at"],
    ["a missing source", { source_kind: "" }, "source_kind"],
    ["a missing price", { price_cents: null }, "price_cents"],
    ["the price 0", { price_cents: 0 }, "price_cents"],
    ["a price below 0", { price_cents: "-5" }, "price_cents"],
    ["a price with a decimal point", { price_cents: "29.99" }, "price_cents"],
    ["a price that is a list", { price_cents: [3_000] }, "price_cents"],
    ["a formula for a price", { price_cents: "=cmd()" }, "price_cents"],
    ["THC over 100 %", { thc_pct_min: 781 }, "thc_pct_min"],
    ["THC and THCA over 100 % together", { thc_pct_min: 60, thca_pct: 60 }, "thca_pct"],
    ["an unknown category", { category: "cats" }, "category"],
    ["a missing weight that the size does not say", { size_label: "each" }, "net_g"],
    ["a name of 10,001 letters", { name: "x".repeat(10_001) }, "name"],
    ["THC over 100 % at the end of a range", { thc_pct_max: "120" }, "thc_pct_max"],
    [
      "an unreadable weight that the size does not say",
      { net_g: "2g?", size_label: "each" },
      "net_g",
    ],
    ["an unreadable store", { store_slug: "Oak Street!" }, "store_slug"],
  ])("%s", (_, more, field) => {
    expect(checkRow(more)).toMatchObject({ kind: "rejected", rejection: { row: 7, field } });
  });

  it.each<[string, Partial<Record<OfferColumn, unknown>>, RegExp]>([
    ["a price beyond belief", { price_cents: 2_147_483_647 }, /^is too large: more than 10000000 /],
    ["a price of twenty digits", { price_cents: "9".repeat(20) }, /^is too large/],
    [
      "a time before the year 2000",
      { observed_at: "1999-12-31T23:59:59Z" },
      /before the year 2000/,
    ],
    ["a clock at its beginning", { observed_at: "1970-01-01T00:00:00Z" }, /before the year 2000/],
    ["the year 0", { observed_at: "0000-06-01T00:00:00Z" }, /not a date of the calendar/],
  ])("%s, in words that say so", (_, more, reason) => {
    const rejection: unknown = { reason: expect.stringMatching(reason) };
    expect(checkRow(more)).toMatchObject({ kind: "rejected", rejection });
  });

  it("being no row at all", () => {
    expect(checkDraft({ row: 3, columns: null }, NOW)).toMatchObject({
      kind: "rejected",
      rejection: { row: 3, field: "row" },
    });
  });

  it("a time more than 10 minutes ahead, and not for one 9 minutes ahead", () => {
    expect(checkRow({ observed_at: ago(-11 * 60_000) })).toMatchObject({ kind: "rejected" });
    expect(checkRow({ observed_at: ago(-9 * 60_000) })).toMatchObject({ kind: "accepted" });
  });
});
