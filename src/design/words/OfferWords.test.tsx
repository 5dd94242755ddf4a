import { expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { brandBelow } from "./OfferWords.tsx";

const of = (brand: string) =>
  offer({ thcPct: 22, sizeKey: "2830mg", netMg: 2_830, product: product({ brand }) });
const OFF = { off: "30%", was: "$33.50", verdict: null };

it("a brand that a phone's line would cut stands in the last one, where that has room", () => {
  expect(brandBelow(of("Meigs County Grown"), OFF, [])).toBe("Meigs County Grown");
  expect(brandBelow(of("Rythm"), OFF, [])).toBeNull();
  expect(brandBelow(of("Meigs County Grown"), OFF, null)).toBeNull();
  expect(brandBelow(of("Meigs County Grown"), OFF, ["ends Dec 6"])).toBeNull();
  expect(brandBelow(of("Meigs Co-op"), OFF, ["ends Dec 6"])).toBe("Meigs Co-op");
  expect(brandBelow(of("A name that is too long for either"), OFF, [])).toBeNull();
});
