import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { best, choose, cut, deal, home, SHAPE, TODAY } from "../../support/screens/homeDeals.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { priceText } from "../../support/screens/priceText.ts";

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

it("a product of home’s deals that was never opened has the verdict, too, and is with tax as home was", async () => {
  choose({ with_tax: "on" });
  const verdict = { kind: "lower", wasCents: 2_000, on: TODAY, shape: SHAPE } as const;
  const first = await openScreen("/", { ...home(deal({ verdict })), "/api/stores": cut });
  await (await best()).findByText(priceText("about $28.32"));
  first.leave();
  await openScreen("/product/b7k2m9", {
    "/api/statistics": cut,
    "/api/taxes": cut,
    "/api/products/b7k2m9": cut,
  });
  expect(await screen.findByText(priceText("about $28.32"))).toBeTruthy();
  expect(screen.getByText(/^Lowest here about \$\d\d\.\d\d, \w{3}\s\d+$/i)).toBeTruthy();
});

it("with tax every deal of home is about what is paid, and its headings say how deals are ranked", async () => {
  choose({ with_tax: "on" });
  await openScreen("/", home(deal()));
  // 24.00 + 2.40 + 1.92.
  expect(await screen.findAllByText(priceText("about $28.32"))).toHaveLength(2);
  expect(screen.queryByText("$24.00")).toBeNull();
  const deals = await best(/^Best deals in Ohio, picked by prices before tax$/);
  expect(deals.getByText(priceText("about $10.01/g"))).toBeTruthy();
  expect(
    screen.getByRole("region", {
      name: "Strains and deals, picked by prices before tax",
    }),
  ).toBeTruthy();
  expect(screen.getByRole("region", { name: "Central Top Deals" })).toBeTruthy();
});

it.each([
  ["a patient pays no excise on a menu for both", "no", "about $25.92"],
  ["a menu that includes tax is not taxed twice", "yes", "about $24.00"],
] as const)("%s", async (_, pricesIncludeTax, paid) => {
  choose({ with_tax: "on", profile: "patient" });
  await openScreen("/", home(deal({ menu: "both", pricesIncludeTax })));
  expect(await screen.findAllByText(priceText(paid))).toHaveLength(2);
});

it("a deal of which the taxes are not known stays before tax, and does not say about", async () => {
  choose({ with_tax: "on" });
  await openScreen("/", home(deal({ taxArea: null })));
  expect(await screen.findAllByText("$24.00, before tax")).toHaveLength(2);
});
