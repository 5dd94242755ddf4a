import { describe, expect, it } from "vitest";
import { offer } from "../../../tests/support/data/offers.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import type { Register } from "../prices/atRegister.ts";
import { registerOf } from "../prices/register.ts";
import { inEpochMs } from "./offers.ts";
import {
  belowUsual,
  judgePrice,
  isRecord,
  type JudgedStep,
  type PriceVerdict,
} from "./priceVerdict.ts";
import { verdictOfRow, verdictText } from "./verdictText.ts";

const NOW = Date.parse("2026-11-20T17:00:00Z");
const DAY = 86_400_000;

/** Prices by how many days ago they began; a sale is marked. */
const steps = (...list: [daysAgo: number, cents: number, sale?: "sale"][]): JudgedStep[] =>
  list.map(([daysAgo, cents, sale]) => ({
    at: NOW - daysAgo * DAY,
    cents,
    onSale: sale === "sale",
  }));

const seen = inEpochMs(offer({ observedAt: new Date(NOW).toISOString() }));

const said = (list: JudgedStep[], of = seen, now = NOW, register: Register | null = null) =>
  verdictText(judgePrice(list, NOW), of, now, register);

describe("what an offer's own past says of its price", () => {
  it("has nothing to say where nothing is known, or one price only", () => {
    expect(said([])).toBeNull();
    expect(said(steps([40, 3_000]))).toBeNull();
    expect(said(steps([40, 2_000, "sale"]))).toBeNull();
  });

  it("says that an offer is seen for the first time", () => {
    expect(said(steps([0.1, 2_000, "sale"]))).toBe("First seen today");
    expect(said(steps([0.1, 2_000]), seen, NOW + DAY)).toBeNull();
  });

  it("knows of a misread price only that the offer was there", () => {
    const misread = { at: NOW - 3 * DAY, cents: null, onSale: false };
    expect(said([misread, ...steps([0.1, 2_000, "sale"])])).toBeNull();
    expect(said([...steps([90, 4_000]), misread, ...steps([1, 3_000, "sale"])])).toBe(
      "Lowest in 90 days",
    );
    expect(said([...steps([90, 4_000], [5, 3_000]), misread])).toBeNull();
  });

  it("says for how many days there was no lower price", () => {
    expect(said(steps([90, 4_000], [1, 3_000, "sale"]))).toBe("Lowest in 90 days");
    expect(said(steps([200, 2_000], [50, 4_000], [1, 3_000, "sale"]))).toBe("Lowest in 50 days");
    expect(said(steps([6, 4_000], [1, 3_000, "sale"]))).toBeNull();
    expect(said(steps([400, 4_000], [2, 3_000, "sale"]))).toBe("Lowest in 365 days");
  });

  it("says it to the eye in three words where a phone has no room", () => {
    const lowest = judgePrice(steps([90, 4_000], [1, 3_000, "sale"]), NOW);
    expect(verdictOfRow(lowest, seen, NOW)?.text).toBe("Lowest in 90 days");
  });

  it("has the gold of the lowest prices from a month on", () => {
    const after = (days: number) => judgePrice(steps([days, 4_000], [1, 3_000, "sale"]), NOW);
    expect([29, 30].map(after).map((each) => each !== null && isRecord(each))).toEqual([
      false,
      true,
    ]);
  });

  it("has no gold, and counts no days, where it was read less than once a week", () => {
    const lowest = (daysRead: number) =>
      judgePrice(steps([90, 4_000], [1, 3_000, "sale"]), NOW, [2, daysRead, daysRead]);
    const judged = [3, 12, 13].map(lowest);
    expect(judged.map((verdict) => verdictText(verdict, seen, NOW))).toEqual([
      "Lowest since August",
      "Lowest since August",
      "Lowest in 90 days",
    ]);
    expect(judged.map((verdict) => verdict && isRecord(verdict))).toEqual([false, false, true]);
  });

  it("is said in a row from a month on: of few readings it names since when, and counts no days", () => {
    const lowest = (days: number, read: number) =>
      judgePrice(steps([days, 4_000], [1, 3_000, "sale"]), NOW, [read, read, read]);
    const inRow = (verdict: PriceVerdict | null) => verdictOfRow(verdict, seen, NOW)?.text;
    const judged = [lowest(29, 29), lowest(15, 1), lowest(30, 2), lowest(90, 5), lowest(90, 90)];
    expect(judged.map(inRow)).toEqual([
      undefined,
      undefined,
      "Lowest since Oct",
      "Lowest since Aug",
      "Lowest in 90 days",
    ]);
    expect(inRow(judgePrice(steps([0.1, 2_000, "sale"]), NOW))).toBe("No price history yet");
    expect(inRow(judgePrice(steps([120, 2_000], [50, 3_000]), NOW))).toMatch(
      /^Lowest here \$20\.00, /,
    );
  });

  it("says of an earlier price when it was last read, and not when another one was", () => {
    const told = (past: JudgedStep[], cents: number) => {
      const earlier = past.find((step) => step.cents === cents);
      if (earlier !== undefined) earlier.seenUntil = NOW - 60 * DAY;
      return verdictText(judgePrice(past, NOW), seen, NOW);
    };
    const back = steps([100, 4_000], [60, 3_000, "sale"], [20, 4_000], [1, 3_000, "sale"]);
    expect(told(back, 3_000)).toBe("Same price in September");
    const lower = steps([100, 4_000], [60, 2_000], [20, 4_000], [1, 3_000]);
    expect(told(lower, 2_000)).toBe("It was $20.00 in September");
  });

  it("says of a price that was as low before when that was, in a row nothing, and calls it no new lowest, without the gold", () => {
    const back = steps([100, 4_000], [60, 3_000, "sale"], [53, 4_000], [1, 3_000, "sale"]);
    expect(said(back)).toBe("Same price in September");
    const verdict = judgePrice(back, NOW);
    expect(verdict && isRecord(verdict)).toBe(false);
    expect(verdictOfRow(verdict, seen, NOW)).toBeNull();
    const few = judgePrice(back, NOW, [2, 3, 5]);
    expect(few).toMatchObject({ readings: 5 });
    expect(verdictText(few, seen, NOW)).toBe("Same price in September");
    const thisMonth = steps([100, 4_000], [10, 3_000], [8, 4_000], [1, 3_000]);
    expect(said(thisMonth)).toBe("Same price on Nov\u00A012");
    // Two days at one price, or a price that was left for a lower one, are none that it is back at.
    expect(said(steps([90, 4_000], [2, 3_000], [1, 3_000, "sale"]))).toBe("Lowest in 90 days");
    expect(said(steps([300, 3_000], [200, 2_000], [50, 4_000], [1, 3_000, "sale"]))).toBe(
      "Lowest in 50 days",
    );
  });

  it("says what it was when it was lower", () => {
    expect(said(steps([100, 4_000], [40, 2_500, "sale"], [20, 4_000], [1, 3_000, "sale"]))).toBe(
      "It was $25.00 in October",
    );
    expect(said(steps([360, 2_500], [330, 4_000], [1, 3_000], [0.5, 3_100]))).toBe(
      "It was $25.00 in December\u00A02025",
    );
  });

  it("says nothing of a lower price that was no 3 % lower", () => {
    const before = (cents: number) =>
      said(steps([100, 12_000], [40, cents], [20, 12_000], [1, 9_350, "sale"]));
    expect(before(9_300)).toBeNull();
    expect(before(9_070)).toBeNull();
    expect(before(9_069)).toBe("It was $90.69 in October");
  });

  it("says what it was with tax as about so much, for a visitor who sees prices so", () => {
    const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20");
    const lower = steps([100, 4_000], [40, 2_500, "sale"], [20, 4_000], [1, 3_000, "sale"]);
    // Portage: $25.00 and 10 %, and 7 %.
    expect(said(lower, seen, NOW, register)).toBe("It was about $29.25 in October");
  });

  it("calls a sale the usual price that was on for 60 of 90 days", () => {
    expect(said(steps([120, 4_000], [85, 3_000, "sale"]))).toBe(
      "Usual price: on sale since Aug\u00A027",
    );
    expect(said(steps([120, 4_000], [60, 3_000, "sale"]))).toBe(
      "Usual price: on sale since Sep\u00A021",
    );
    expect(said(steps([120, 4_000], [59, 3_000, "sale"]))).toBe("Lowest in 120 days");
  });

  it("says the same of it in a row, which has less room", () => {
    const always = judgePrice(steps([120, 4_000], [85, 3_000, "sale"]), NOW);
    expect(verdictOfRow(always, seen, NOW)?.text).toBe("Same price since Aug\u00A027");
  });

  it("does not let a pause of a week hide that", () => {
    const paused = steps([120, 4_000], [80, 3_000, "sale"], [12, 4_000], [7, 3_000, "sale"]);
    expect(said(paused)).toBe("Usual price: on sale since Sep\u00A01");
  });

  it("does not call a price usual that a long sale has come down to", () => {
    const cut = steps([120, 4_000], [85, 3_000, "sale"], [1, 2_000, "sale"]);
    expect(said(cut)).toBe("Lowest in 120 days");
  });

  it("is silent when the price is not the one that was seen any more", () => {
    const ended = {
      ...seen,
      priceCents: 4_000,
      salePriceCents: 3_000,
      saleConditions: "none" as const,
      saleEndsAt: NOW + 1,
    };
    const list = steps([90, 4_000], [1, 3_000, "sale"]);
    expect(said(list, ended)).toBe("Lowest in 90 days");
    expect(said(list, ended, NOW + 1)).toBeNull();
  });

  it("draws 13 weeks between the lowest and the highest price", () => {
    expect(judgePrice(steps([50, 4_000], [20, 3_500], [1, 3_000, "sale"]), NOW)?.shape).toBe(
      "-----99999550",
    );
    expect(judgePrice(steps([0.1, 3_000]), NOW)?.shape).toBe("------------5");
  });
});

it("a price is below another as long as it may be ranked, unless it always is", () => {
  const usual = { kind: "usual", since: "2026-08-27", shape: "-".repeat(13) } as const;
  expect(belowUsual(3_000, null, seen, NOW)).toBe(3_000);
  expect(belowUsual(3_000, usual, seen, NOW)).toBeNull();
  expect(belowUsual(3_000, null, seen, NOW + 4 * DAY)).toBeNull();
});
