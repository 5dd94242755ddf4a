import { expect, it } from "vitest";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { wishRule } from "./wishRule.ts";

const gelato = wish({ id: "strain:gelato", name: "Gelato", targetCents: 900, unit: "g" });
const strain = { slug: "gelato", name: "Gelato" };

it("a wish that a menu has rings for a deal at its target", () => {
  expect(wishRule({ is: "available", wish: gelato })).toEqual({
    strain,
    maxUnit: { cents: 900, unit: "g" },
  });
});

it("a wish that no menu has rings when it is back, at whatever price", () => {
  for (const is of ["unavailable", "unknown"] as const)
    expect(wishRule({ is, wish: gelato })).toEqual({ strain, kind: "restock" });
});

it("a store does not come back in stock: it rings for its deals", () => {
  const store = wish({ id: "store:bliss-kent", name: "Bliss, Kent", targetCents: null });
  expect(wishRule({ is: "unknown", wish: store })).toEqual({
    store: { slug: "bliss-kent", name: "Bliss, Kent" },
  });
});
