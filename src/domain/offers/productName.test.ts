import { describe, expect, it } from "vitest";
import { productTitle } from "./titles.ts";

describe("the title of a product", () => {
  it.each([
    ["Blue Dream", "Klutch", "Klutch Blue Dream"],
    ["Klutch - Blue Dream", "KLUTCH", "Klutch - Blue Dream"],
    ["Farkas Farms Gelato", "Farkas Farms", "Farkas Farms Gelato"],
    ["Ray’s Lemonade", "Ray's", "Ray’s Lemonade"],
    ["Blue Dream", null, "Blue Dream"],
    ["Blue Dream", "", "Blue Dream"],
    ["Blueberry | 50mg THC | 10pk", "Wyld", "Wyld Blueberry, 50mg THC, 10pk"],
  ])("of %s by %s is %s", (name, brand, expected) => {
    expect(productTitle({ name, brand })).toBe(expected);
  });

  it("does not take a part of a word for the brand", () => {
    expect(productTitle({ name: "Rayne Cake", brand: "Ray" })).toBe("Ray Rayne Cake");
    expect(productTitle({ name: "X-ray Haze", brand: "Ray" })).toBe("Ray X-ray Haze");
  });
});
