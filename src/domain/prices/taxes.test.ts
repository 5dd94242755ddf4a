import { describe, expect, it } from "vitest";
import { receiptOf } from "./register.ts";
import { areaOn, percentText, rateOf, taxAreaId, type TaxArea } from "./taxes.ts";

const at = (
  excise: string,
  local: string,
  compounding: "additive" | "compounded" = "additive",
) => ({
  excise: rateOf(excise),
  state: rateOf("5.75"),
  local: rateOf(local),
  compounding,
});

describe("what is paid at the register", () => {
  it.each([
    // Franklin: 10% excise, 5.75 + 1.25 + 1.00.
    [
      10_000,
      "10.00",
      "2.25",
      { exciseCents: 1_000, stateCents: 575, localCents: 225, totalCents: 11_800 },
    ],
    [
      3_000,
      "10.00",
      "2.25",
      { exciseCents: 300, stateCents: 173, localCents: 67, totalCents: 3_540 },
    ],
    // Cheapest and dearest counties: 6.50 and 8.25.
    [10_000, "10.00", "0.75", { totalCents: 11_650 }],
    [10_000, "10.00", "2.50", { totalCents: 11_825 }],
    // A patient pays no excise.
    [10_000, "0.00", "2.25", { exciseCents: 0, totalCents: 10_800 }],
    [0, "10.00", "2.25", { totalCents: 0 }],
  ])("for %d cents with %s excise and %s local", (cents, excise, local, expected) => {
    expect(receiptOf(cents, at(excise, local))).toMatchObject(expected);
  });

  it("rounds each tax by its third decimal: 5 goes up, 4 and whatever follows it does not", () => {
    // $0.45 × 10 % = $0.045; $0.44 × 10 % = $0.044.
    expect(receiptOf(45, at("10.00", "0.75")).exciseCents).toBe(5);
    expect(receiptOf(44, at("10.00", "0.75")).exciseCents).toBe(4);
    // $17.93 × 7.50 % = $1.34475: the third decimal is a 4.
    expect(receiptOf(1_793, at("0.00", "1.75"))).toMatchObject({ totalCents: 1_793 + 134 });
    // $18.20 × 7.50 % = $1.365.
    expect(receiptOf(1_820, at("0.00", "1.75"))).toMatchObject({ totalCents: 1_820 + 137 });
  });

  it("reckons on the shelf price unless the dated fact says that taxes compound", () => {
    expect(receiptOf(10_000, at("10.00", "2.25", "compounded")).totalCents).toBe(11_880);
    expect(receiptOf(10_000, at("10.00", "2.25")).totalCents).toBe(11_800);
  });

  it("has lines that add up to the total, and grows with the price, for every price to $200", () => {
    let before = -1;
    for (let cents = 0; cents <= 20_000; cents += 1) {
      const { shelfCents, exciseCents, stateCents, localCents, totalCents } = receiptOf(
        cents,
        at("10.00", "2.05"),
      );
      expect(shelfCents + exciseCents + stateCents + localCents).toBe(totalCents);
      expect(totalCents).toBeGreaterThan(before);
      before = totalCents;
    }
  });

  it("reads and writes percents without a rounding of its own", () => {
    for (const percent of ["5.75", "0.10", "10.00", "1.255"])
      expect(percentText(rateOf(percent))).toBe(percent);
  });
});

describe("the area of a store's taxes", () => {
  const area = (effectiveFrom: string, countyPercent: string): TaxArea => ({
    id: "adams",
    county: "Adams",
    part: null,
    statePercent: "5.75",
    countyPercent,
    transitPercent: "0.00",
    effectiveFrom,
    source: "",
  });

  it("is the newest that has begun", () => {
    const areas = [
      area("2027-01-01", "2.00"),
      area("2022-01-01", "1.50"),
      area("2006-01-01", "1.00"),
    ];
    expect(areaOn(areas, "adams", "2026-12-31")?.countyPercent).toBe("1.50");
    expect(areaOn(areas, "adams", "2027-01-01")?.countyPercent).toBe("2.00");
    expect(areaOn(areas, "adams", "2005-12-31")).toBeNull();
    expect(areaOn(areas, "allen", "2026-12-31")).toBeNull();
  });

  it("is named by county and authority", () => {
    expect(taxAreaId("Van Wert", null)).toBe("van-wert");
    expect(taxAreaId("Delaware", "rest of county")).toBe("delaware");
    expect(taxAreaId("Delaware", "COTA: Columbus, Dublin, Westerville")).toBe("delaware-cota");
  });
});
