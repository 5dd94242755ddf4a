import { screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { readCacheIndex } from "#data/saved/cacheIndex.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product } from "../../support/data/offers.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { pageHead } from "../../support/screens/productPage.ts";
import { dealAnswers, storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";
const noConnection = () => Promise.reject(new TypeError("Failed to fetch"));
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** A phone that has seen this menu once, and has no connection any more. */
async function seenThenOffline(offers: readonly StoreOffer[]): Promise<void> {
  const { leave } = await openScreen(MENU, storeAnswers(offers));
  await waitFor(async () => {
    expect([...(await readCacheIndex()).keys()]).toContain(savedKey(["menu", "bliss-kent"]));
  });
  leave();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onlineManager.setOnline(false);
}

const strainCalls: Answers = {
  "/api/strains/blue-dream/offers": noConnection,
  "/api/strains/gelato/offers": noConnection,
  "/api/menus/bliss-kent": noConnection,
  // For what is named after a strain that no menu has.
  "/api/menus": noConnection,
  "/api/stores": noConnection,
};

it("without a connection a strain's page tells where saved menus have it", async () => {
  await seenThenOffline([offer({ observedAt: justNow() })]);
  const { user, address } = await openScreen("/strain-genetics/blue-dream", strainCalls);
  expect(await screen.findByText("From the menu of 1 store saved on this device.")).toBeTruthy();
  const shelf = within(screen.getByRole("region", { name: "On menus now" }));
  await user.click(shelf.getByText("By region: in 1 store"));
  await user.click(shelf.getByText("Northeast"));
  expect(textsOf(shelf.getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/^Bliss\$30\.00Flower 2\.83 g · \$10\.60\/gKent.*1 h ago$/),
    expect.stringMatching(/Bliss, Kent.*Flower from \$30\.00 for 2\.83 g.*1 h ago/),
  ]);
  const cheapest = within(shelf.getByRole("list", { name: "Cheapest stores: Flower" }));
  await user.click(cheapest.getByRole("link", { name: "Bliss" }));
  await waitFor(() =>
    expect(address()).toBe("/dispensary-menus?store=bliss-kent&category=flower&strain=blue-dream"),
  );
  expect(await screen.findByText("1 product")).toBeTruthy();
});

it("a product that was never opened says without a connection what its row on the deals says, and nothing of stores that are not here", async () => {
  const sale = { salePriceCents: 2_250, saleConditions: "none" as const };
  const deal = offer({ ...sale, observedAt: justNow() });
  const verdict = {
    kind: "lower" as const,
    wasCents: 1_500,
    on: "2025-10-12",
    shape: "9999999999990",
  };
  const known = { observedAt: justNow(), pasts: [] };
  const table = encodeMenuTable([deal], new Map([[offerKey(deal), verdict]]));
  const { leave } = await openScreen("/deals", {
    ...dealAnswers([deal]),
    "/api/deals": () => Promise.resolve(Response.json({ ...known, table })),
  });
  await waitFor(async () => {
    expect([...(await readCacheIndex()).keys()]).toContain(savedKey(["deals"]));
  });
  leave();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onlineManager.setOnline(false);
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": noConnection,
    "/api/menus": noConnection,
    "/api/deals": noConnection,
    "/api/statistics": noConnection,
  });
  expect(
    await screen.findByText("From saved deals. Earlier prices and other stores need a connection."),
  ).toBeTruthy();
  expect(pageHead()).toMatch(/25% off \$30\.00 It was \$15\.00 here on Oct\s12, 2025/);
  expect(pageHead()).not.toMatch(/the regular price|Lowest/);
  expect(screen.getByText("No other saved menu or deal has it.")).toBeTruthy();
});

it("a strain that no saved menu has is said not to be listed on them", async () => {
  await seenThenOffline([offer({ observedAt: justNow() })]);
  await openScreen("/strain-genetics/gelato", strainCalls);
  expect(await screen.findByText(/^Not listed on the menu of 1 store/)).toBeTruthy();
});

it("without a connection saved menus are ranked by a terpene, and what is old is not", async () => {
  const observedAt = justNow();
  const rich = { code: "rich", name: "Sour Wick", strainName: "Sour Wick", strainSlug: null };
  await seenThenOffline([
    offer({ observedAt, terpenes: { myrcene: 0.4 } }),
    offer({ observedAt, product: product(rich), terpenes: { "b-myrcene": 0.9, linalool: null } }),
    offer({
      observedAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
      product: product({ code: "old", name: "Old" }),
      terpenes: { geraniol: 1.2 },
    }),
  ]);
  const calls: Answers = {
    "/api/menus": noConnection,
    "/api/terpenes/myrcene/products": noConnection,
    "/api/terpenes/linalool/products": noConnection,
    "/api/terpenes/geraniol/products": noConnection,
    "/api/terpenes/guaiol/products": noConnection,
    "/api/strains/blue-dream/offers": noConnection,
  };
  const myrcene = await openScreen("/terpenes/myrcene", calls);
  const flower = within(await screen.findByRole("region", { name: "Flower" }));
  expect(textsOf(flower.getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/^Sour Wick0\.90%2\.83 g.*\$30\.00Kent · Bliss.*printed as “b-myrcene”$/),
    expect.stringMatching(/^Blue Dream0\.40%/),
  ]);
  const strains = within(screen.getByRole("region", { name: /^Strains/ }));
  expect(textsOf(strains.getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/^Sour Wick0\.90%1 product measured/),
    expect.stringMatching(/^Blue Dream0\.40%1 product measured/),
  ]);
  await myrcene.user.click(strains.getByRole("link", { name: "Blue Dream" }));
  await waitFor(() => expect(myrcene.heading()).toBe("Blue Dream"));
  myrcene.leave();

  const linalool = await openScreen("/terpenes/linalool", calls);
  // Named without a figure.
  expect(
    await screen.findByText(
      /^1 label on menus saved on this device .* names it, without an amount\.$/,
    ),
  ).toBeTruthy();
  const named = within(screen.getByRole("region", { name: "Flower" }));
  expect(textsOf(named.getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/^Sour Wick\$30\.00.*Kent · Bliss/),
  ]);
  linalool.leave();
  const guaiol = await openScreen("/terpenes/guaiol", calls);
  expect(await screen.findByText(/saved on this device gives a figure for Guaiol/)).toBeTruthy();
  guaiol.leave();
  await openScreen("/terpenes/geraniol", calls);
  expect(await screen.findByText(/figures for Geraniol are older than 72 hours/)).toBeTruthy();
});
