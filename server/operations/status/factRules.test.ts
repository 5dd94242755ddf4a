import { expect, it } from "vitest";
import { factsOf } from "../../../tests/support/status/facts.ts";
import { factFindings } from "./factRules.ts";

const contentAsOf = (taxesAsOf: string) => {
  const { database } = factsOf({}, { taxesAsOf });
  if (database.kind !== "answered" || database.facts.content === null) throw new Error("no facts");
  return database.facts.content;
};

it.each([
  ["2026-11-25", "2026-12-31T23:00:00-05:00", 0],
  // Rates change on the first day of a quarter, by the clocks of Ohio.
  ["2026-11-25", "2027-01-01T04:59:00Z", 0],
  ["2026-11-25", "2027-01-01T05:00:00Z", 1],
  ["2027-01-01", "2027-03-31T12:00:00Z", 0],
  ["2027-03-31", "2027-04-01T12:00:00Z", 1],
])("a table of taxes as of %s is looked at on %s: %d", (asOf, now, found) => {
  const findings = factFindings(contentAsOf(asOf), Date.parse(now));
  expect(findings.filter(({ says }) => says.includes("table of taxes"))).toHaveLength(found);
});
