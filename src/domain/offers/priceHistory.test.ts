import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time/spans.ts";
import { judgePrice } from "./priceVerdict.ts";
import {
  lowestOver,
  lowestStep,
  lowestSteps,
  pricesBefore,
  sureDayOf,
  priceSteps,
  usualBefore,
} from "./priceHistory.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const ago = (days: number) => NOW - days * DAY_MS;
const seen = (history: ReturnType<typeof change>[], more: object = {}) => ({
  history,
  observedAt: NOW - 3_600_000,
  missingSince: null,
  stock: "yes" as const,
  ...more,
});
const change = (days: number, cents: number) => ({
  observedAt: ago(days),
  cents,
});

describe("a price as steps", () => {
  it("begins with the price that was in force at the beginning of the span", () => {
    expect(
      priceSteps(seen([change(200, 3_000), change(60, 2_800), change(10, 2_500)]), 30, NOW),
    ).toEqual([
      { from: ago(30), cents: 2_800 },
      { from: ago(10), cents: 2_500 },
    ]);
  });

  it("begins with the first price known when that is later", () => {
    expect(priceSteps(seen([change(10, 2_500)]), 90, NOW)).toEqual([
      { from: ago(10), cents: 2_500 },
    ]);
  });

  it("leaves out a change to the same price, and what lies ahead of the clock", () => {
    const history = [change(20, 2_500), change(10, 2_500), change(-1, 900)];
    expect(priceSteps(seen(history), 30, NOW)).toEqual([{ from: ago(20), cents: 2_500 }]);
  });

  it("ends where the offer was gone, sold out, or unseen for three days", () => {
    const history = [change(60, 2_000)];
    const begin = { from: ago(30), cents: 2_000 };
    const end = (more: object) => priceSteps(seen(history, more), 30, NOW);
    expect(end({ missingSince: ago(20) })).toEqual([begin, { from: ago(20), cents: null }]);
    expect(end({ observedAt: ago(9), stock: "no" })).toEqual([
      begin,
      { from: ago(9), cents: null },
    ]);
    expect(end({ observedAt: ago(9) })).toEqual([begin, { from: ago(6), cents: null }]);
    expect(end({ missingSince: ago(40) })).toEqual([]);
  });

  it("is nothing without a history", () => {
    expect(priceSteps(seen([]), 30, NOW)).toEqual([]);
    expect(lowestStep([])).toBeNull();
  });
});

describe("the lowest of several stores' prices", () => {
  it("follows whichever is lowest", () => {
    const kent = [
      { from: ago(20), cents: 3_000 },
      { from: ago(5), cents: 2_000 },
      { from: ago(2), cents: 3_000 },
    ];
    const troy = [{ from: ago(10), cents: 2_500 }];
    expect(lowestSteps([kent, troy])).toEqual([
      { from: ago(20), cents: 3_000 },
      { from: ago(10), cents: 2_500 },
      { from: ago(5), cents: 2_000 },
      { from: ago(2), cents: 2_500 },
    ]);
  });

  it("knows none while no store's price is known", () => {
    const gone = [
      { from: ago(20), cents: 2_000 },
      { from: ago(15), cents: null },
    ];
    const later = [{ from: ago(5), cents: 3_000 }];
    expect(lowestSteps([gone, later])).toEqual([...gone, ...later]);
    expect(lowestStep(lowestSteps([gone, later]))).toEqual({
      from: ago(20),
      cents: 2_000,
      until: ago(15),
    });
  });

  it("was last so low at its latest lowest step", () => {
    const steps = [
      { from: ago(9), cents: 2_000 },
      { from: ago(6), cents: 2_400 },
      { from: ago(3), cents: 2_000 },
    ];
    expect(lowestStep(steps)).toEqual({ from: ago(3), cents: 2_000, until: null });
  });
});

describe("the lowest price over a span beside the verdict on it", () => {
  /** Lower until so many days ago, then dearer, and less again since yesterday. */
  const both = (lowerUntil: number, last = 0.5) => {
    const history = [change(188, 2_835), change(lowerUntil, 4_050), change(1, 3_037)];
    const verdict = judgePrice(
      history.map(({ observedAt: at, cents }) => ({ at, cents, onSale: cents < 4_050 })),
      ago(last),
    );
    const steps = lowestOver([seen(history, { observedAt: ago(last) })], 90, NOW);
    return { days: verdict?.kind === "lowest" ? verdict.days : null, lowest: lowestStep(steps) };
  };

  it("counts no hours of a lower price at the beginning of the span, which no chart shows", () => {
    expect(both(89.84)).toEqual({
      days: 89,
      lowest: { from: ago(1), cents: 3_037, until: null },
    });
  });

  it("says no lower price where as many days are judged, and shows a day of one where fewer are", () => {
    for (const last of [0, 0.5]) {
      for (let lowerUntil = 86; lowerUntil < 92; lowerUntil += 0.1) {
        const { days, lowest } = both(lowerUntil, last);
        if (lowest?.cents === 3_037) expect(days).toBeGreaterThanOrEqual(88);
        else {
          expect(days).toBeLessThan(90);
          expect((lowest?.until ?? 0) - ago(90)).toBeGreaterThanOrEqual(DAY_MS);
        }
      }
    }
  });

  it("keeps of its first day what was in force at its end, of all stores", () => {
    const early = [change(300, 2_000), change(89.9, 3_000), change(89.5, 3_200)];
    const steps = lowestOver([seen(early), seen([change(300, 5_000)])], 90, NOW);
    expect(steps).toEqual([{ from: ago(89.5), cents: 3_200 }]);
    const gone = seen([change(300, 2_000)], { missingSince: ago(89.5) });
    expect(lowestOver([gone], 90, NOW)).toEqual([]);
  });
});

describe("what was usual before the last price", () => {
  it("is the middle half of the time, without what held briefly", () => {
    expect(
      usualBefore([
        { from: ago(90), cents: 8_700 },
        { from: ago(50), cents: 10_500 },
        { from: ago(12), cents: 20_000 },
        { from: ago(10), cents: 7_100 },
      ]),
    ).toEqual({ low: 8_700, high: 10_500 });
  });

  it("is one price where there was no other, whether it is still seen or not", () => {
    const steps = [
      { from: ago(60), cents: 3_000 },
      { from: ago(20), cents: 2_500 },
    ];
    expect(usualBefore(steps)).toEqual({ low: 3_000, high: 3_000 });
    expect(usualBefore([...steps, { from: ago(5), cents: null }])).toEqual({
      low: 3_000,
      high: 3_000,
    });
  });

  it("is not known of less than a week, nor before the first price", () => {
    expect(
      usualBefore([
        { from: ago(9), cents: 3_000 },
        { from: ago(3), cents: 2_500 },
      ]),
    ).toBeNull();
    expect(usualBefore([{ from: ago(90), cents: 3_000 }])).toBeNull();
    expect(usualBefore([])).toBeNull();
  });
});

it("the prices before the last one are each named once, with the day on which it was over, the latest first", () => {
  const steps = [
    { from: ago(80), cents: 8_347 },
    { from: ago(60), cents: 11_925 },
    { from: ago(40), cents: 8_347 },
    { from: ago(20), cents: 11_925 },
    { from: ago(1), cents: 8_347 },
  ];
  const before = [
    { cents: 11_925, from: ago(20), until: ago(1) },
    { cents: 8_347, from: ago(40), until: ago(20) },
  ];
  expect(pricesBefore(steps)).toEqual(before);
  expect(pricesBefore([...steps, { from: ago(0), cents: null }])).toEqual(before);
  expect(pricesBefore(steps.slice(0, 1))).toEqual([]);
});

it("a price that is over was surely asked on the day before another was read, and read seldom on the day that it was read first", () => {
  const span = { from: ago(40), until: ago(20) };
  expect(sureDayOf(span, false)).toBe(ago(21));
  expect(sureDayOf(span, true)).toBe(ago(40));
  expect(sureDayOf({ from: ago(20.2), until: ago(20) }, false)).toBe(ago(20.2));
});
