import { expect, it } from "vitest";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { wishRule } from "./wishRule.ts";

const gelato = wish({ id: "strain:gelato", name: "Gelato", targetCents: 900, unit: "g" });
const strain = { slug: "gelato", name: "Gelato" };

it("a wish with a target rings at that price, deal or not, whether or not a menu has it", () => {
  const rule = { strain, kind: "price", maxUnit: { cents: 900, unit: "g" } };
  for (const is of ["available", "unavailable", "unknown"] as const)
    expect(wishRule({ is, wish: gelato })).toEqual(rule);
  const product = wish({ id: "product:abc", name: "Fog", targetCents: 3_000, unit: "package" });
  expect(wishRule({ is: "available", wish: product })).toMatchObject({
    kind: "price",
    maxCents: 3_000,
  });
});

it("a wish without one rings for its deals, and where no menu has it when it is back", () => {
  const plain = { ...gelato, targetCents: null };
  expect(wishRule({ is: "available", wish: plain })).toEqual({ strain });
  for (const is of ["unavailable", "unknown"] as const)
    expect(wishRule({ is, wish: plain })).toEqual({ strain, kind: "restock" });
});

it("a store does not come back in stock: it rings for its deals", () => {
  const store = wish({ id: "store:bliss-kent", name: "Bliss, Kent", targetCents: null });
  expect(wishRule({ is: "unknown", wish: store })).toEqual({
    store: { slug: "bliss-kent", name: "Bliss, Kent" },
  });
});
