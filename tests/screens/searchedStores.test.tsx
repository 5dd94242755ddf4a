import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product, storeProfile } from "../support/data/offers.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { NEAR_STORE, rows, SITE } from "../support/screens/searchSite.ts";

it("a store that is called so is the answer, and no brand’s cheapest: a way to its menu at the size that it is told by", async () => {
  const brand = { ...product({ code: "v", name: "Oil", brand: "Far Farms" }), strainName: null };
  const { user, address } = await openScreen("/search?q=far", {
    ...SITE,
    "/api/stores": Response.json([
      storeProfile({
        slug: "far",
        name: "Far Shop",
        city: "Dublin",
        offers: 2,
        observedAt: justNow(),
        cheapest: {
          cents: 3_000,
          of: "3.5 g eighth",
          several: true,
          at: { category: "flower", size: "3500mg" },
          until: new Date(Date.now() + HOUR_MS).toISOString(),
        },
      }),
      storeProfile({ slug: "far-2", name: "Far Shop", city: "Kent", offers: 0 }),
    ]),
    "/api/menus": Response.json({
      table: encodeMenuTable([
        offer({ store: NEAR_STORE, product: brand, observedAt: justNow(), priceCents: 1_000 }),
      ]),
    }),
    "/api/menus/far": Response.json({}, { status: 404 }),
  });
  const way = await screen.findByRole("link", { name: /^Store Far Shop/ });
  expect(way.textContent).toMatch(/\$30\.00 3\.5 g eighth$/);
  expect(screen.queryByText(/^Cheapest/)).toBeNull();
  expect(await rows("Other stores")).toEqual(["Far ShopKentNo menu here yet"]);
  expect((await rows("Products"))[0]).toContain("Oil");
  await user.click(way);
  await waitFor(() => expect(address()).toBe("/dispensary-menus?store=far&size=3500mg"));
});

it("of a city’s stores those with a menu come first, and all of them are a tap away", async () => {
  const store = (n: number, offers: number) =>
    storeProfile({ slug: `s${String(n)}`, name: `Store ${String(n)}`, city: "Columbus", offers });
  const { user } = await openScreen("/search?q=columbus", {
    ...SITE,
    "/api/stores": Response.json([store(1, 0), store(2, 0), store(3, 5), store(4, 0), store(5, 7)]),
  });
  const found = async () => (await rows("Stores")).map((text) => text?.slice(0, 7));
  expect(await found()).toEqual(["Store 3", "Store 5", "Store 1", "Store 2", "All 5 s"]);
  await user.click(screen.getByRole("button", { name: "All 5 stores" }));
  expect(await found()).toEqual(["Store 3", "Store 5", "Store 1", "Store 2", "Store 4"]);
});
