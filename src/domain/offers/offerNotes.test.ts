import { describe, expect, it } from "vitest";
import { offer } from "../../../tests/support/data/offers.ts";
import { inEpochMs } from "./offers.ts";
import type { PriceVerdict } from "./priceVerdict.ts";
import {
  dealNotes,
  isSizedByDose,
  offerNotes,
  potencyText,
  saleEnd,
  potencyBrief,
} from "./offerNotes.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const said = (more: Parameters<typeof offer>[0]) =>
  offerNotes(inEpochMs(offer(more)), NOW).map(({ text }) => text);

describe("beside a price", () => {
  it("nothing is said of a plain offer, nor of a sale that anybody gets", () => {
    expect(said({})).toEqual([]);
    expect(said({ salePriceCents: 2_000, saleConditions: "none", saleText: "Sale" })).toEqual([]);
  });

  it.each([
    ["who may buy", { menu: "med" as const }, "Patients only"],
    ["that there is little left", { stock: "low" as const }, "Low stock"],
    ["that there is none left", { stock: "no" as const }, "Out of stock"],
    [
      "since when it has not been seen",
      { missingSince: "2026-11-03T12:00:00.000Z" },
      "Not seen since Nov 3, 2026",
    ],
    [
      "an offer under conditions",
      { saleConditions: "bundle" as const, saleText: "2 for $40" },
      "2 for $40: when bought together",
    ],
    [
      "a sale of which nobody says for whom it is",
      { salePriceCents: 2_000, saleText: "Sale" },
      "Sale: conditions not given",
    ],
  ])("stands %s", (_, more, text) => {
    expect(said(more)).toEqual([text]);
  });

  it("an offer under conditions that has ended, or has not begun, is not mentioned", () => {
    const bundle = { saleConditions: "bundle", saleText: "2 for $40" } as const;
    expect(said({ ...bundle, saleEndsAt: "2026-11-20T12:00:00.000Z" })).toEqual([]);
    expect(said({ ...bundle, saleStartsAt: "2026-11-20T13:00:00.000Z" })).toEqual([]);
  });
});

describe("beside a deal", () => {
  const SHAPE = "9999999999990";
  const past = { days: 1, lowestCents: null, lowestAt: null };
  const beside = (verdict: PriceVerdict | null, days = 1) =>
    dealNotes(
      {
        offer: offer(),
        price: { cents: 2_550, insteadOfCents: null },
        past: { ...past, days },
        verdict,
      },
      NOW,
    ).map(({ text }) => text);

  it("on how many days of prices it rests, where nothing is said of the price’s past", () => {
    expect(beside(null)).toEqual(["Compared with one day of prices"]);
    expect(beside({ kind: "lowest", days: 133, shape: SHAPE })).toEqual([]);
    expect(beside({ kind: "usual", since: "2026-08-27", shape: SHAPE })).toEqual([]);
    expect(beside(null, 9)).toEqual(["Compared with 9 days of prices"]);
    expect(beside(null, 0)).toEqual([]);
  });
});

it("a row has the strength of its label in whole percent, of a range from where, and a dose as it is", () => {
  const brief = (
    thcPct: number | null,
    thcPctTo: number | null = null,
    thcMg = null as number | null,
  ) => potencyBrief({ thcPct, thcPctTo, thcMg });
  expect([brief(25.8), brief(22, 26), brief(0.3), brief(null), brief(null, null, 110)]).toEqual([
    "THC 26%",
    "THC from 22%",
    "THC under 1%",
    null,
    "110 mg THC",
  ]);
});

it("a flower with hardly any THC is called a CBD flower where its CBD is known", () => {
  const brief = (cbdPct: number | null, category: "flower" | "edible" = "flower") =>
    potencyBrief({ thcPct: 0.4, thcPctTo: null, thcMg: null, cbdPct, product: { category } });
  expect([brief(14), brief(0.2), brief(null), brief(14, "edible")]).toEqual([
    "CBD flower, THC under 1%",
    "THC under 1%",
    "THC under 1%",
    "THC under 1%",
  ]);
});

describe("the end of a sale", () => {
  const ends = (saleEndsAt: string | null) =>
    saleEnd(inEpochMs(offer({ salePriceCents: 2_000, saleConditions: "none", saleEndsAt })), NOW);

  it.each([
    ["2026-11-20T12:30:00.000Z", "ends within the hour"],
    ["2026-11-20T17:59:00.000Z", "ends in 5 h"],
    ["2026-11-25T04:59:00.000Z", "ends Nov 24"],
    ["2026-11-20T12:00:00.000Z", null],
    [null, null],
  ])("at %s is said as %s", (moment, text) => {
    expect(ends(moment)).toBe(text);
  });
});

describe("potency", () => {
  it.each([
    [{ thcPct: 24.179, thcPctTo: null, thcMg: 684 }, "THC 24.2%"],
    [{ thcPct: 24, thcPctTo: 28, thcMg: 679 }, "THC from 24% (to 28%)"],
    [{ thcPct: null, thcPctTo: null, thcMg: 110 }, "110 mg THC"],
    [{ thcPct: null, thcPctTo: null, thcMg: null }, null],
  ])("%j is said as %s", (given, text) => {
    expect(potencyText(given)).toBe(text);
  });

  it.each([
    ["100mg", 100, true],
    ["10-pack", 100, false],
    ["100mg", null, false],
  ])("is the size itself of what is sold by its dose: %s with %s mg", (size, thcMg, isIt) => {
    const sold = { sizeKey: size, sizeLabel: size, netMg: null, thcPct: null, thcPctTo: null };
    expect(isSizedByDose({ ...sold, thcMg })).toBe(isIt);
  });
});
