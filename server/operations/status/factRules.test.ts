import { expect, it } from "vitest";
import { factsOf, machineOf } from "../../../tests/support/status/facts.ts";
import { lawFindings, taxFindings, untaxedFindings, byCityFindings } from "./factRules.ts";

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
  const findings = taxFindings(contentAsOf(asOf), Date.parse(now));
  expect(findings).toHaveLength(found);
});

it("stores whose taxes are not known are named, up to five, with what to do", () => {
  const store = (slug: string, isUntaxed: boolean) => ({
    slug,
    name: slug,
    seenAt: 0,
    isUntaxed,
    isTaxedByCity: false,
  });
  const known = contentAsOf("2030-01-02");
  const untaxed = [1, 2, 3, 4, 5, 6, 7].map((at) => store(`s${String(at)}`, true));
  const saying = (...stores: ReturnType<typeof store>[]) =>
    untaxedFindings({ ...known, stores }).map(({ says }) => says);
  expect(saying(store("kent", false))).toEqual([]);
  const [says = ""] = saying(store("kent", false), ...untaxed);
  expect(says).toContain(
    "not known of 7 stores: s1 (s1), s2 (s2), s3 (s3), s4 (s4), s5 (s5) and 2 more. Import the county",
  );
});

it("names every store whose part of a divided county is by its postal city", () => {
  const store = (slug: string, isTaxedByCity: boolean) => ({
    slug,
    name: slug,
    seenAt: 0,
    isUntaxed: false,
    isTaxedByCity,
  });
  const known = contentAsOf("2030-01-02");
  const stores = [store("kent", false), store("powell", true), store("hilliard", true)];
  expect(byCityFindings({ ...known, stores }).map(({ level, says }) => [level, says])).toEqual([
    [
      "look",
      "The part of a divided county, and so the tax, is by postal city of 2 stores: powell, hilliard. A postal city can lie outside its municipality: say the part of each, also where it is right (npm run admin -- store tax SLUG PART).",
    ],
  ]);
  expect(byCityFindings({ ...known, isSample: true, stores })).toEqual([]);
  expect(byCityFindings({ ...known, stores: [store("kent", false)] })).toEqual([]);
});

const DAY = 86_400_000;
const CHECKED = Date.UTC(2026, 10, 25);

it.each([
  [60, []],
  [61, ["look"]],
  [120, ["look"]],
  [121, ["broken"]],
])("a fact of law that was checked %d days ago is %j", (days, levels) => {
  const law = [{ name: "possession", checkedOn: "2026-11-25" }];
  const found = lawFindings(machineOf({ law, now: CHECKED + days * DAY }));
  expect(found.map(({ level }) => level)).toEqual(levels);
});

it("facts of law are named, those that are broken apart from those to look at", () => {
  const law = [
    { name: "possession", checkedOn: "2026-11-25" },
    { name: "gifts", checkedOn: "2026-09-01" },
    { name: "home grow", checkedOn: "2026-11-24" },
  ];
  const says = lawFindings(machineOf({ law, now: CHECKED + 90 * DAY })).map(
    (each) => `${each.level}: ${each.says}`,
  );
  expect(says).toEqual([
    "broken: Not checked for 120 days: gifts (2026-09-01). Read each source again and bring a release that says so, because visitors go by it.",
    "look: Not checked for 60 days: possession (2026-11-25), home grow (2026-11-24). Read each source again and bring a release that says so, because visitors go by it.",
  ]);
});
