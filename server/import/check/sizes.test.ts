import { describe, expect, it } from "vitest";
import { readSize, sizeKey, splitSize } from "./sizes.ts";

describe("a printed size", () => {
  it.each([
    ["2.83g", 2_830],
    [".5g", 500],
    ["3.5 g", 3_500],
    ["1gC", 1_000],
    ["1/8oz", 3_500],
    ["1/4 oz", 7_000],
    ["1oz", 28_000],
    ["2 x 0.5g", 1_000],
    ["28 grams", 28_000],
    ["1/8th oz", 3_500],
    ["1/2 g", 500],
    ["eighth ounce", 3_500],
    ["eighth", 3_500],
    ["half_ounce", 14_000],
    ["half gram", 500],
    ["ounce", 28_000],
    ["0.5g ea | 5-Pack", 2_500],
  ])("of %s weighs %i mg", (label, netMg) => {
    expect(readSize(label)).toMatchObject({ netMg, doseMg: null });
  });

  it("of a pack is the weight of the whole pack, with its pieces", () => {
    expect(readSize("1.5g (3 pk)")).toEqual({ netMg: 1_500, doseMg: null, units: 3 });
    expect(readSize("1.5g - 3 pk")).toEqual({ netMg: 1_500, doseMg: null, units: 3 });
    expect(readSize("2 x 0.5g")).toEqual({ netMg: 1_000, doseMg: null, units: 2 });
    expect(readSize("0.7g ea | 10-Pack")).toEqual({ netMg: 7_000, doseMg: null, units: 10 });
    expect(readSize("6-Pack")).toEqual({ netMg: null, doseMg: null, units: 6 });
  });

  it("in milligrams is a dose and never a weight", () => {
    expect(readSize("100mg")).toEqual({ netMg: null, doseMg: 100, units: null });
    expect(readSize("10 x 11mg")).toEqual({ netMg: null, doseMg: 110, units: 10 });
    expect(readSize("10mg ea | 10-Pack")).toEqual({ netMg: null, doseMg: 100, units: 10 });
    expect(readSize("1,000 mg THC")).toEqual({ netMg: null, doseMg: 1_000, units: null });
  });

  it.each(["N/A", "each", "", "0g", "1/0oz", "g", "1e3g", "half", "two gram"])(
    "of %j says nothing",
    (label) => {
      expect(readSize(label)).toEqual({ netMg: null, doseMg: null, units: null });
    },
  );
});

describe("a size at the end of a name", () => {
  it("is taken off, in brackets or after a bar", () => {
    expect(splitSize("Blue Dream 2.83g")).toMatchObject({ name: "Blue Dream", label: "2.83g" });
    expect(splitSize("Fog (1/8 oz)")).toMatchObject({ name: "Fog", size: { netMg: 3_500 } });
    expect(splitSize("Fog | 500mg")).toMatchObject({ name: "Fog", size: { doseMg: 500 } });
  });

  it.each(["Gelato 41", "2.83g", "Skunk #1", "Fog 10mg Troche"])("is not in %s", (name) => {
    expect(splitSize(name)).toBeNull();
  });
});

describe("the size part of an offer's identity", () => {
  it("does not depend on how the label is written", () => {
    const key = sizeKey({ netMg: 2_830, unitCount: null, label: "2.83g" });
    expect(sizeKey({ netMg: 2_830, unitCount: 1, label: "2.83 G" })).toBe(key);
  });

  it("tells packs from single pieces, and doses by their label", () => {
    const single = sizeKey({ netMg: 1_000, unitCount: null, label: "1g" });
    expect(sizeKey({ netMg: 1_000, unitCount: 2, label: "2 x .5g" })).not.toBe(single);
    expect(sizeKey({ netMg: null, unitCount: null, label: "100 mg" })).toBe("100mg");
  });
});
