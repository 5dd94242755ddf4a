import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { pin } from "#data/pins.ts";
import { encodeColumn } from "#domain/offers/columns.ts";
import { changeSettings } from "#platform/settings.ts";
import { noteCall } from "#platform/connection.ts";
import { storeProfile } from "../../support/data/offers.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { EMPTY_HOME } from "../../support/screens/screenAnswers.ts";

const BLISS = storeProfile({ region: "Southwest" });
const NOT_FOUND = new Response("{}", { status: 404 });
const FINDABLE: Answers = {
  ...EMPTY_HOME,
  // Where the ways from here lead.
  "/api/menus": NOT_FOUND,
  "/api/menus/bliss-kent": NOT_FOUND,
  "/api/products/b7k2m9": NOT_FOUND,
  "/api/strains/gelato/offers": NOT_FOUND,
  "/api/stores": Response.json([BLISS, storeProfile({ slug: "zen-kent", name: "Zen", offers: 0 })]),
  "/api/search": Response.json({
    code: encodeColumn(["b7k2m9", "c8m3n1"]),
    name: encodeColumn(["Blue Dream", "Blaze Bliss Bar"]),
    brand: encodeColumn(["Ninefold", null]),
    category: encodeColumn(["flower", "edible"]),
    strainName: encodeColumn(["Blue Dream", null]),
  }),
};
const REGIONS = ["Northeast", "Northwest", "Central", "Southeast", "Southwest"];
const DEAL = { storeName: "Bliss", storeLocation: "Kent", name: "Blue Dream", cost: 24 };
const DEALS: Answers = {
  ...FINDABLE,
  "/api/statistics": Response.json({
    topFlower: [],
    topDeals: REGIONS.map((region) => ({ region, flower: [DEAL] })),
  }),
};
/** The script in the head of the document says that this phone has been here before. */
function comeBack(): void {
  document.documentElement.classList.add("later");
  onTestFinished(() => document.documentElement.classList.remove("later"));
}
const field = () => screen.getByRole("searchbox", { name: "Search for a store or a product" });
const titles = async () =>
  (await screen.findAllByRole("heading", { name: /Top Deals$/ })).map(
    ({ textContent }) => textContent.split(" ")[0],
  );

it("finds stores and products, and asks for them only when the field is used", async () => {
  const { user, asked, address } = await openScreen("/", FINDABLE);
  expect(asked).not.toContain("/api/search");
  await user.type(field(), "bliss");
  const store = await screen.findByRole("link", { name: /^Store Bliss/ });
  expect(store.textContent).toMatch(/^Store Bliss, Kent .*\b1 product\b/);
  expect(await screen.findByText("1 store, 1 product")).toBeTruthy();
  await user.clear(field());
  await user.type(field(), "bleu dream");
  await user.click(await screen.findByRole("link", { name: "Ninefold Blue Dream" }));
  await waitFor(() => expect(address()).toBe("/product/b7k2m9"));
});

it("Enter goes to the search without waiting for results", async () => {
  const { user, router } = await openScreen("/", FINDABLE);
  await user.type(field(), " gelato {Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/search"));
  expect(router.state.location.search).toEqual({ q: "gelato" });
});

it("without a connection it searches the names of kept stores, and says what is not saved", async () => {
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  const { user } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/stores": gone,
    "/api/search": gone,
    "/api/menus": gone,
    "/api/menus/bliss-kent": gone,
  });
  noteCall("lost");
  await user.type(field(), "bliss");
  expect(await screen.findByText(/^Stores and products are not saved on this device/)).toBeTruthy();
  const stores = within(await screen.findByRole("list", { name: "Stores" }));
  expect(stores.getByRole("link", { name: "Bliss, Kent" })).toBeTruthy();
});

it("kept stores are one tap away, and without any it says how to keep one", async () => {
  comeBack();
  const { user, address, leave } = await openScreen("/", FINDABLE);
  expect(await screen.findByText(/to see its prices here, offline too\.$/)).toBeTruthy();
  leave();
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const again = await openScreen("/", FINDABLE);
  const kept = within(await screen.findByRole("region", { name: "Kept stores" }));
  await user.click(await kept.findByRole("link", { name: "Bliss, Kent" }));
  await waitFor(() => expect(again.address()).toContain("store=bliss-kent"));
  expect(address()).toBe("/");
});

it("the region of the kept stores comes first from the next visit on, unless one is chosen", async () => {
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const first = await openScreen("/", DEALS);
  expect(await titles()).toEqual(REGIONS);
  await waitFor(() => expect(localStorage.getItem("keptRegion")).toBe("Southwest"));
  expect(await titles()).toEqual(REGIONS);
  first.leave();
  const second = await openScreen("/", DEALS);
  expect((await titles()).slice(0, 2)).toEqual(["Southwest", "Northeast"]);
  second.leave();
  changeSettings({ homeRegion: "Central" });
  await openScreen("/", DEALS);
  expect((await titles())[0]).toBe("Central");
});

it("a region without deals has no chip", async () => {
  const topDeals = [{ region: "Central", flower: [DEAL] }, { region: "Southeast" }];
  await openScreen("/", {
    ...FINDABLE,
    "/api/statistics": Response.json({ topFlower: [], topDeals }),
  });
  const chips = within(await screen.findByRole("navigation", { name: "Regions" }));
  expect(await chips.findByRole("button", { name: "Central" })).toBeTruthy();
  expect(chips.queryByRole("button", { name: "Southeast" })).toBeNull();
  expect(await titles()).toEqual(["Central", "Southeast"]);
});

it("a chip jumps to its region, which comes first on the next visit; nothing moves meanwhile", async () => {
  const { user, leave } = await openScreen("/", DEALS);
  const chips = within(await screen.findByRole("navigation", { name: "Regions" }));
  await user.click(await chips.findByRole("button", { name: "Southeast" }));
  expect(document.activeElement?.textContent).toBe("Southeast Top Deals");
  expect(await titles()).toEqual(REGIONS);
  leave();
  await openScreen("/", DEALS);
  expect((await titles())[0]).toBe("Southeast");
});

it("below the empty field stand questions to start with, which words put away", async () => {
  const { user, address } = await openScreen("/", FINDABLE);
  const questions = () => screen.queryByRole("list", { name: "Questions to start with" });
  expect(questions()).toBeTruthy();
  await user.click(field());
  await user.keyboard("x");
  expect(questions()).toBeNull();
  await user.clear(field());
  await user.click(await screen.findByRole("link", { name: "Carts under $30" }));
  await waitFor(() => expect(address()).toContain("/search?q=Carts"));
});
