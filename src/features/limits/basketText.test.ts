import { expect, it } from "vitest";
import { assess, type BasketItem } from "#domain/limits/limits.ts";
import { itemFacts, sharedText } from "./basketText.ts";

const flower: BasketItem = {
  id: "one",
  productId: "one",
  name: "Blue Dream, 2.83g",
  form: "flower",
  quantity: 2,
  netMg: 2_830,
  thcMg: 680,
};
const gummies: BasketItem = {
  ...flower,
  id: "two",
  name: "Gummies",
  form: "edible",
  quantity: 1,
  netMg: null,
  thcMg: 110,
};

it("what is shared says what is in the basket, and neither who buys nor against which limit", () => {
  const basket = [flower, gummies];
  const text = sharedText(basket, assess(basket, { plantOz: 10, thcMg: 60_000 }, false));
  expect(text).toBe(
    "2 × Blue Dream, 2.83g (Flower)\n1 × Gummies (Edibles)\nFlower and pre-rolls: 5.66 g\nOther products: 110 mg THC\nNot legal advice.",
  );
});

it("an item says first what of it counts, and that nothing is known of it", () => {
  expect(itemFacts(flower)).toBe("2.83 g · 680 mg THC");
  expect(itemFacts({ ...gummies, netMg: 5_000 })).toBe("110 mg THC · 5 g");
  expect(itemFacts({ ...gummies, thcMg: null })).toBe("no amount on file");
});
