import { expect, it } from "vitest";
import { TAX_AREAS, TAX_AUTHORITY } from "#state/taxes.ts";
import { taxSourceWords } from "./taxSourceWords.ts";

const words = (source: string, effectiveFrom = "2025-04-01") =>
  taxSourceWords({ source, effectiveFrom }, { state: "Ohio", authority: TAX_AUTHORITY });

it.each([
  ["OHR2026Q4SEP17.csv", "Ohio’s rate file for quarter 4 of 2026; since Apr 1, 2025"],
  ["ohr2027q1nov28.zip", "Ohio’s rate file for quarter 1 of 2027; since Apr 1, 2025"],
  [
    "OHR2026Q1NOV28; OHR2026Q4SEP17; ODT map 2024-07; in force on that day or before",
    "Ohio’s rate files for quarter 1 of 2026 and quarter 4 of 2026; the Department of Taxation’s map of July 2024; since Apr 1, 2025, or before",
  ],
  [
    "OHR2026Q1NOV28; ODT bulletin for 2025-04-01",
    "Ohio’s rate file for quarter 1 of 2026; the Department of Taxation’s bulletin for Apr 1, 2025; since Apr 1, 2025",
  ],
  [
    "OHR2026Q1NOV28; notice for 2022-04-01 via Avalara",
    "Ohio’s rate file for quarter 1 of 2026; notice for Apr 1, 2022, as told by Avalara; since Apr 1, 2025",
  ],
  [
    "OHR2026Q4SEP17; Finder county/ZIP report 2026-10; the county’s share is computed",
    "Ohio’s rate file for quarter 4 of 2026; Finder county/ZIP report of October 2026; the county’s share is computed; since Apr 1, 2025",
  ],
  ["rates of today.csv", "a file of the operator’s, rates of today.csv; since Apr 1, 2025"],
  ["Code of Lakota", "Code of Lakota; since Apr 1, 2025"],
])("%s is read as words", (source, said) => {
  expect(words(source)).toBe(said);
});

it("leaves no code in any row of the shipped table", () => {
  for (const { source, effectiveFrom } of TAX_AREAS)
    expect(words(source, effectiveFrom)).not.toMatch(/OHR|ODT|\d{4}-\d\d|Q\d/);
});
