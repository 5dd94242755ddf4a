import { describe, expect, it } from "vitest";
import { readRuleForm } from "./ruleForm.ts";

function form(fields: Record<string, string>, ...regions: string[]): FormData {
  const data = new FormData();
  const all = { maxPrice: "", maxUnitPrice: "", unit: "g", ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  for (const region of regions) data.append("region", region);
  return data;
}

describe("the form of a rule", () => {
  it("that is empty asks for every deal", () => {
    expect(readRuleForm(form({}))).toEqual({
      strain: "",
      conditions: { regions: [], sections: [], maxCents: null, maxUnit: null },
    });
  });

  it("has the name of a strain as it was typed", () => {
    expect(readRuleForm(form({ strain: " Blue Dream " }))).toMatchObject({ strain: "Blue Dream" });
  });

  it.each([
    ["24.50", 2_450],
    ["$24.5", 2_450],
    [" 24,50 ", 2_450],
    ["7", 700],
  ])("takes %s for %d cents", (typed, cents) => {
    const read = readRuleForm(
      form({ maxPrice: typed, maxUnitPrice: typed, unit: "100mg" }, "Central"),
    );
    expect(read).toEqual({
      strain: "",
      conditions: {
        regions: ["Central"],
        sections: [],
        maxCents: cents,
        maxUnit: { cents, unit: "100mg" },
      },
    });
  });

  it.each(["cheap", "-5", "1.234", "1e3", "9".repeat(9)])("says what is wrong with %s", (typed) => {
    expect(readRuleForm(form({ maxPrice: typed }))).toEqual({
      errors: { maxPrice: "Write an amount such as 24.50, or leave it empty." },
    });
  });

  it("does not take zero for an amount", () => {
    expect(readRuleForm(form({ maxUnitPrice: "0" }))).toEqual({
      errors: { maxUnitPrice: "The amount must be above zero." },
    });
  });
});
