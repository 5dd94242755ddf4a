import { expect, it } from "vitest";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";

import { cheapestOf } from "./cheapestOf.ts";
import { isNamedOnCard } from "./cardLines.ts";
import { shownOfKept, withShown } from "./keptShown.ts";

const eighth = (code: string, sizeLabel: string) =>
  offer({ product: product({ code }), sizeKey: "3500mg", sizeLabel, netMg: 3_500 });
const NOW = Date.parse(offer().observedAt);
const cheapest = cheapestOf(tableOf([eighth("a", "3.5g"), eighth("b", "3.54g")]), 3, NOW);

it("notes of a store what its card names the cheapest of, in each size that is printed, and which products those are", () => {
  const noted = withShown(null, "kent", cheapest);
  expect(noted).toBe("kent flower 3.54g\nkent flower 3.5g\nkent product a\nkent product b");
  expect(["a", "b", "t"].map((code) => isNamedOnCard(noted?.split("\n") ?? [], code))).toEqual([
    true,
    true,
    false,
  ]);
});

it("replaces what was noted of that store, and leaves the others", () => {
  const before = "kent vape 1g\nkent-west flower 1g";
  expect(withShown(before, "kent", cheapest)).toBe(
    "kent flower 3.54g\nkent flower 3.5g\nkent product a\nkent product b\nkent-west flower 1g",
  );
  expect(withShown("kent flower 3.5g", "kent", null)).toBeNull();
});

it("forgets stores that are kept no more", () => {
  const before = "kent vape 1g\nkent-west flower 1g";
  expect(shownOfKept(before, ["kent-west"])).toBe("kent-west flower 1g");
  expect(shownOfKept(before, [])).toBeNull();
});
