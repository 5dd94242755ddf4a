import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { storeProfile } from "../support/data/offers.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { dealAnswers } from "../support/screens/screenAnswers.ts";
import { at, gelato, NEAR, rows, SITE } from "../support/screens/searchSite.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch"));

it("without a connection says of how many stores the answer is: of those whose menus are here", async () => {
  const table = encodeMenuTable([gelato("b", "Gelato B", 3_000, at("close", NEAR))]);
  const { router } = await openScreen("/dispensary-menus?store=close", {
    ...SITE,
    "/api/menus": gone,
    "/api/menus/close": Response.json({
      store: storeProfile({ slug: "close", name: "Close", offers: 1 }),
      table,
    }),
  });
  await screen.findByText("Gelato B");
  await router.navigate({ to: "/search", search: { q: "gelato" } });
  expect(
    await screen.findByRole("link", { name: /^Cheapest tenth in 1 saved store .*Gelato B/ }),
  ).toBeTruthy();
  expect(await screen.findByText(/products on this device$/)).toBeTruthy();
  expect(await rows("Known, no price saved here")).toHaveLength(2);
});

it("without a connection the deals that are here are searched, where no menu is: it says that it is they", async () => {
  const sale = { salePriceCents: 2_500, saleConditions: "none" as const };
  const deal = { ...gelato("b", "Gelato B", 3_000, at("close", NEAR)), ...sale };
  const { router } = await openScreen("/dispensary-deals", {
    ...SITE,
    ...dealAnswers([deal]),
    "/api/menus": gone,
    "/api/search": gone,
  });
  await screen.findAllByText("Gelato B");
  await router.navigate({ to: "/search", search: { q: "gelato" } });
  expect(
    await screen.findByRole("link", { name: /^Cheapest tenth in saved deals .*Gelato B/ }),
  ).toBeTruthy();
  expect(screen.getByText(/1 product on this device$/)).toBeTruthy();
  expect(await rows("Products")).toEqual([expect.stringContaining("$25.00")]);
  await router.navigate({ to: "/search", search: { q: "wedding" } });
  expect(await screen.findByText(/No saved deal has these words/)).toBeTruthy();
});
