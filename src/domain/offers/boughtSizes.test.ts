import { describe, expect, it } from "vitest";
import { bySize, choiceName, chosenPack, chosenSize, sizedBy } from "./sizes.ts";

describe("a size at the counter", () => {
  it.each([
    ["3500mg", "3500mg"],
    ["3540mg", "3500mg"],
    ["3544mg", "3500mg"],
    ["14000mg", "14150mg"],
    ["7080mg", "7000mg"],
    ["28350mg", "28300mg"],
    ["2835mg", "2830mg"],
    ["1010mg", "1000mg"],
  ])("%s is asked for as %s", (printed, asked) => {
    expect(chosenSize(printed)).toBe(asked);
  });

  it.each(["840mg", "5660mg", "3200mg", "1500mgx3", "10 pieces", "2900mg"])(
    "%s is near none and stays itself",
    (printed) => {
      expect(chosenSize(printed)).toBe(printed);
    },
  );

  it("that was chosen is chosen still: joining twice joins once", () => {
    for (const key of ["3540mg", "14000mg", "840mg"])
      expect(chosenSize(chosenSize(key))).toBe(chosenSize(key));
  });

  it.each([
    ["2830mg", "2.83 g tenth"],
    ["3500mg", "3.5 g eighth"],
    ["28300mg", "ounce"],
    ["5660mg", "5.66 g fifth"],
    ["300mg", "0.3 g"],
    ["100mg-and-more", "100 mg and more"],
    ["1500mgx3", null],
  ])("%s is called %s", (choice, name) => {
    expect(choiceName(choice)).toBe(name);
  });

  it("of edibles is a pack by its THC", () => {
    expect([100, 110, 50, null].map(chosenPack)).toEqual([
      "100mg-and-more",
      "100mg-and-more",
      "under-100mg",
      null,
    ]);
  });

  it("is a weight, a pack or neither, by category", () => {
    expect(sizedBy("vape")).toBe("weight");
    expect(sizedBy("edible")).toBe("pack");
    expect(sizedBy("tincture")).toBeNull();
    expect(sizedBy("all")).toBeNull();
  });

  it("comes in order of weight, what has none last", () => {
    expect(["3500mg", "10 pieces", "1500mgx3", "840mg"].toSorted(bySize)).toEqual([
      "840mg",
      "1500mgx3",
      "3500mg",
      "10 pieces",
    ]);
  });
});
