import { expect, it } from "vitest";
import { firstReadToday } from "./firstRead.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

/** 30 November 2026, 1 AM in the state. */
const NOW = Date.parse("2026-11-30T01:00:00-05:00");
const first = (on: string): PriceVerdict => ({ kind: "first", on, shape: "9" });
const lowest: PriceVerdict = { kind: "lowest", days: 40, shape: "9" };

it("knows the stores of which nothing was read before today", () => {
  const read = firstReadToday(
    [
      { store: "new", verdict: first("2026-11-30") },
      { store: "new", verdict: null },
      { store: "known", verdict: first("2026-11-30") },
      { store: "known", verdict: lowest },
      { store: "yesterday", verdict: first("2026-11-29") },
      { store: "silent", verdict: null },
    ],
    NOW,
  );
  expect([...read]).toEqual(["new"]);
});
