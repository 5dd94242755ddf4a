import { expect, it } from "vitest";
import { printedSize, sizeName } from "./titles.ts";

it.each([
  [{ sizeKey: "2830mg", sizeLabel: "2.83g", netMg: 2_830 }, "2.83 g"],
  [{ sizeKey: "500mgx2", sizeLabel: "2 pk", netMg: 500 }, "0.5 g (2 pieces)"],
  [{ sizeKey: "110mg", sizeLabel: "110mg", netMg: null }, "110 mg"],
  [{ sizeKey: "each", sizeLabel: "each", netMg: null }, "each"],
  [
    {
      sizeKey: "each",
      sizeLabel: "each",
      netMg: null,
      product: { name: "Blueberry Troches | 10pk" },
    },
    "10 pieces",
  ],
  [{ sizeKey: "each", sizeLabel: "each", netMg: null, product: { name: "Gelato 1pk" } }, "each"],
])("the size %j is called %s: a dose is no weight", (size, name) => {
  expect(sizeName(size)).toBe(name);
});

it("what is printed of one piece is what its name says of it, where that says anything", () => {
  expect(printedSize("each", "Blueberry Troches 10pk")).toBe("10 pieces");
  expect(printedSize("each", "Blueberry Troche")).toBe("each");
  expect(printedSize("1000mg", "Blueberry Troches 10pk")).toBe("1,000 mg");
});
