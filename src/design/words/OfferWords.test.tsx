import { expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { brandBelow } from "./OfferWords.tsx";

const of = (brand: string) =>
  offer({ thcPct: 22, sizeKey: "2830mg", netMg: 2_830, product: product({ brand }) });
const OFF = { off: "30%", was: "$33.50", verdict: null };

it("a brand that a phone's line would cut stands in the last one, where that has room", () => {
  expect(brandBelow(of("Meigs County Grown"), OFF, false)).toBe("Meigs County Grown");
  expect(brandBelow(of("Rythm"), OFF, false)).toBeNull();
  expect(brandBelow(of("Meigs County Grown"), OFF, true)).toBeNull();
  expect(brandBelow(of("A name that is too long for either"), OFF, false)).toBeNull();
});
