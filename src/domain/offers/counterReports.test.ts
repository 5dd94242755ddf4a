import { describe, expect, it } from "vitest";
import { agreedReport, type SaidAtCounter } from "./counterReports.ts";
import { offerNotes } from "./offerNotes.ts";
import { inEpochMs } from "./offers.ts";
import { readPrice } from "./reportCalls.ts";
import { offer } from "../../../tests/support/data/offers.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

const gone = (hours: number): SaidAtCounter => ({
  kind: "not_there",
  priceCents: null,
  at: NOON + hours * HOUR,
});
const at = (priceCents: number, hours: number): SaidAtCounter => ({
  kind: "other_price",
  priceCents,
  at: NOON + hours * HOUR,
});

describe("what phones agree on", () => {
  it.each<[string, SaidAtCounter[], object | null]>([
    ["nothing", [], null],
    ["one phone", [gone(0)], null],
    ["two", [gone(0), gone(2)], { kind: "not_there", devices: 2, priceCents: null }],
    ["two that are a day apart", [gone(0), gone(24)], null],
    ["two and one of the day before", [gone(0), gone(23), gone(25)], { devices: 2 }],
    ["two that say another price each", [at(3_200, 0), at(3_300, 1)], null],
    ["two that say one price", [at(3_200, 0), gone(1), at(3_200, 1)], { priceCents: 3_200 }],
    [
      "more for one thing",
      [gone(5), gone(6), at(3_200, 0), at(3_200, 1), at(3_200, 2)],
      { devices: 3, priceCents: 3_200 },
    ],
    ["as many, but newer", [at(3_200, 0), at(3_200, 1), gone(0), gone(2)], { kind: "not_there" }],
  ])("of %s", (_, said, agreed) => {
    const found = agreedReport(said);
    expect(agreedReport(said.toReversed())).toEqual(found);
    if (agreed === null) expect(found).toBeNull();
    else expect(found).toMatchObject(agreed);
  });

  it("is as old as the last of them", () => {
    expect(agreedReport([gone(2), gone(0)])?.lastAt).toBe("2026-11-20T14:00:00.000Z");
  });
});

describe("a report in words", () => {
  const report = agreedReport([gone(0), gone(-1)]);
  const price = agreedReport([at(3_200, 0), at(3_200, 0), at(3_200, -1)]);
  const seen = { observedAt: new Date(NOON).toISOString() };
  const notes = (reports: typeof report | undefined, now = NOON) =>
    offerNotes(inEpochMs(offer({ ...seen, reports })), now).map(({ text }) => text);

  it("stands among an offer's notes and says what, when and by how many, for a day", () => {
    expect(notes(report, NOON + 2 * HOUR)).toEqual(["reported sold out 2 h ago by 2 visitors"]);
    expect(notes(price)).toEqual(["reported at $32 just now by 3 visitors"]);
    expect(notes(report, NOON + 24 * HOUR - 1)).toHaveLength(1);
    expect(notes(report, NOON + 24 * HOUR)).toEqual([]);
    expect([notes(null), notes(undefined)]).toEqual([[], []]);
  });

  it.each([
    ["more than the shelf’s", 3_510, "reported at $32 before tax just now by 3 visitors"],
    ["the shelf’s, tax included or not known", 3_000, "reported at $32 just now by 3 visitors"],
  ])("names a price before tax beside one that is %s", (_, cents, words) => {
    const noted = inEpochMs(offer({ ...seen, reports: price }));
    const shown = { cents, shelfCents: 3_000 };
    expect(offerNotes(noted, NOON, undefined, shown)).toMatchObject([{ text: words }]);
  });
});

it.each([
  ["32", 3_200],
  ["$32.50", 3_250],
  [" 32,5 ", 3_250],
  ["0.01", 1],
  ["10000", 1_000_000],
  ["10000.01", null],
  ["0", null],
  ["", null],
  ["-3", null],
  ["32.505", null],
  ["1e3", null],
  ["about 3", null],
])("a price typed as %j is %j cents", (typed, cents) => {
  expect(readPrice(typed)).toBe(cents);
});
