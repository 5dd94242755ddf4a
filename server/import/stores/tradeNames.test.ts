import { describe, expect, it } from "vitest";
import { isLicensee, tradeNames } from "./tradeNames.ts";

const store = (name: string | null, legal_name: string | null) => ({ name, legal_name });

describe("a store of which only the licensee is known", () => {
  it("is one whose name is the company's, however that is written", () => {
    expect(isLicensee(store("Cresco Labs Ohio", "Cresco Labs Ohio, LLC"))).toBe(true);
    expect(isLicensee(store("Curaleaf OGT, Inc.", "CURALEAF OGT INC"))).toBe(true);
    expect(isLicensee(store("Sunnyside", "Cresco Labs Ohio, LLC"))).toBe(false);
    expect(isLicensee(store("Sunnyside", null))).toBe(false);
  });

  it("has the trade name that the company's other stores have", () => {
    const nameOf = tradeNames([
      store("Sunnyside", "Cresco Labs Ohio, LLC"),
      store("Cresco Labs Ohio", "Cresco Labs Ohio, LLC"),
    ]);
    expect(nameOf("Cresco Labs Ohio LLC")).toBe("Sunnyside");
    expect(nameOf("Another, LLC")).toBeNull();
    expect(nameOf(null)).toBeNull();
  });

  it("has none where they have several", () => {
    const nameOf = tradeNames([store("Oak", "Two Names, LLC"), store("Elm", "Two Names, LLC")]);
    expect(nameOf("Two Names, LLC")).toBeNull();
  });
});
