import { expect, it } from "vitest";
import { firstReadStores } from "./firstRead.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

const first = (on: string): PriceVerdict => ({ kind: "first", on, shape: "9" });
const lowest: PriceVerdict = { kind: "lowest", days: 40, shape: "9" };

it("knows the stores of which nothing was read before", () => {
  const read = firstReadStores([
    { store: "new", verdict: first("2026-11-30") },
    { store: "new", verdict: null },
    { store: "known", verdict: first("2026-11-30") },
    { store: "known", verdict: lowest },
    { store: "new too", verdict: first("2026-11-29") },
    { store: "silent", verdict: null },
  ]);
  expect([...read]).toEqual(["new", "new too"]);
});
