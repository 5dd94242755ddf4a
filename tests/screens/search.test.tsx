import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { noteCall } from "#platform/connection.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product, storeProfile } from "../support/data/offers.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import {
  allDay,
  FAR_STORE,
  NEAR_STORE,
  gelato,
  OFFERS,
  names,
  SITE,
  rows,
} from "../support/screens/searchSite.ts";

it("who has it cheapest: a row for each product with price, store and age, the lowest price first", async () => {
  const { asked } = await openScreen("/search?q=gelato", SITE);
  expect(await screen.findByText("1 store, 3 products")).toBeTruthy();
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("$30.00"));
  const [first, second, third] = await rows("Products");
  // As on every list its age stands behind its unit price.
  expect(first).toMatch(/^Gelato B\$30\.002\.83 g · THC 24%Dublin · Close\$10\.60\/g.*1 h ago$/);
  expect(second).toMatch(/^Gelato A\$40\.002\.83 g · THC 24%Dublin · Far/);
  // What has no price to compare stands last, below words that say so.
  expect(third).toBeUndefined();
  const rest = screen.getByText("1 more without a price to compare").closest("details");
  expect(rest?.open).toBe(false);
  expect(await rows("Not in stores now")).toEqual(["Gelato CFlower"]);
  // Its cheapest offer stands among the products: once.
  expect(await rows("Strains")).toEqual(["Gelato"]);
  expect(asked.filter((path) => path.includes("lat") || path.includes("40"))).toEqual([]);
});

it("what is on a menu without a price to compare is not said to be in no store", async () => {
  const forPatients = { ...gelato("c", "Gelato C", 1_000, NEAR_STORE), menu: "med" as const };
  await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/search": names(["a", "b", "c", "d"], ["Gelato A", "Gelato B", "Gelato C", "Gelato D"]),
    "/api/menus": Response.json({ table: encodeMenuTable([...OFFERS, forPatients]) }),
  });
  expect(await screen.findByText("1 store, 4 products")).toBeTruthy();
  expect(await rows("On a menu, no price to compare")).toEqual([
    "Gelato CClose, Dublin · for patients onlyFlower",
  ]);
  expect(await rows("Not in stores now")).toEqual(["Gelato DFlower"]);
});

it("a row has its share below its price, and its hours at the store; its age stays", async () => {
  const store = { ...NEAR_STORE, openingHours: allDay };
  const onSale = {
    ...gelato("s", "Gelato S", 4_000, store),
    salePriceCents: 3_000,
    saleConditions: "none" as const,
  };
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([onSale]) }),
  });
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  expect((await rows("Products"))[0]).toMatch(/25% off.*24 hours.*1 h ago/);
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(async () =>
    expect((await rows("Products"))[0]).toMatch(/25% off.*24 hours.*1 h ago/),
  );
});

it("says by what it is sorted, and lets choose: flower by size, in one size by price, and the nearest first", async () => {
  const tenth = gelato("a", "Gelato A", 3_000, FAR_STORE);
  const ounce = { sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 };
  const big = { ...gelato("b", "Gelato B", 9_000, NEAR_STORE), ...ounce };
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([tenth, big]) }),
  });
  const order = () => screen.findByRole("combobox", { name: "Sort by" });
  // Flower alone stands as on a menu: the lighter size first, where there is no eighth. That it is alone is known once all is read.
  await waitFor(async () => expect(await order()).toHaveProperty("value", "size"));
  const sort = await order();
  const line = sort.closest("div:has([role=status])");
  expect(
    within(line instanceof HTMLElement ? line : document.body).getByRole("status"),
  ).toBeTruthy();
  expect((await rows("Products"))[0]).toContain("Gelato A$30.00");
  await user.selectOptions(sort, "Unit price");
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Gelato B$90.00"));
  expect(address()).toContain("sort=unit");
  await user.selectOptions(sort, "By size");
  await waitFor(() => expect(address()).not.toContain("sort"));
  await user.click(screen.getByRole("button", { name: "2.83 g tenth" }));
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
});

it("a price says what its own past says of it", async () => {
  const [, , cheapest = offer()] = OFFERS;
  const verdict = { kind: "lowest", days: 90, shape: "9999999999990" } as const;
  await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable(OFFERS, new Map([[offerKey(cheapest), verdict]])),
    }),
  });
  await waitFor(async () => expect((await rows("Products"))[0]).toMatch(/Lowest in 90 days$/));
  expect((await rows("Products"))[1]).not.toContain("Lowest");
});

it("what its past says takes the place of no other store that has it", async () => {
  const [dear = offer()] = OFFERS;
  const verdict = {
    kind: "lower",
    wasCents: 3_000,
    on: "2025-09-03",
    shape: "9999999999990",
  } as const;
  await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable(OFFERS, new Map([[offerKey(dear), verdict]])),
    }),
  });
  await waitFor(async () =>
    expect((await rows("Products"))[1]).toMatch(/lowest here \$30\.00, Sep\u00A020251 more store/),
  );
});

it("of signs alone it says what to type", async () => {
  await openScreen("/search?q=%F0%9F%8C%BF", SITE);
  expect(await screen.findByText("Type letters or numbers to search.")).toBeTruthy();
});

it("without a word it says what may be searched, and keeps no search", async () => {
  const { user, address } = await openScreen("/search", SITE);
  expect(screen.getByText(/^Type two or more letters of a store, city/)).toBeTruthy();
  expect(screen.getByText(/Your searches are not kept\./)).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "Gelato" }));
  await waitFor(() => expect(address()).toBe("/search?q=Gelato"));
  const field = screen.getByRole("searchbox", { name: "Search for a store or a product" });
  await waitFor(() => expect(field).toHaveProperty("value", "Gelato"));
  expect(screen.queryByText(/^Type two letters/)).toBeNull();
});

it("a row has what it has on other lists: its heart, and “…” with the limits and what the counter says", async () => {
  const { user } = await openScreen("/search?q=gelato", SITE);
  // The names are there before the offers are, in an order and a list of their own.
  await waitFor(() => {
    const [row] = within(screen.getByRole("list", { name: "Products" })).getAllByRole("listitem");
    const buttons = within(row ?? document.body).queryAllByRole("button");
    expect(buttons.map((each) => each.getAttribute("aria-label"))).toEqual([
      "Wishlist: Gelato B",
      "More: Gelato B, 2.83 g",
    ]);
  });
  await user.click(screen.getByRole("button", { name: "More: Gelato B, 2.83 g" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Gelato B" }));
  expect(await sheet.findByRole("button", { name: /^Add to limits: Gelato B/ })).toBeTruthy();
  expect(await sheet.findByRole("button", { name: "Not there" })).toBeTruthy();
  expect(sheet.queryByRole("button", { name: /^Compare/ })).toBeNull();
});

it("without a connection it answers from what is saved, with its age", async () => {
  const visit = await openScreen("/search?q=gelato", SITE);
  await rows("Products");
  visit.leave();
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  noteCall("lost");
  await openScreen("/search?q=gelato", {
    "/api/stores": gone,
    "/api/search": gone,
    "/api/menus": gone,
  });
  await waitFor(async () => expect((await rows("Products"))[0]).toMatch(/Gelato B\$30.*1 h ago/));
});

it("the bar's way to it stands on every screen, and the field has the focus", async () => {
  const { user, router } = await openScreen("/saved", SITE);
  await user.click(screen.getByRole("link", { name: "Search" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/search"));
  const field = await screen.findByRole("searchbox", { name: "Search for a store or a product" });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it("examples are what there is most of, and each finds something", async () => {
  const { user } = await openScreen("/search", {
    ...SITE,
    "/api/stores": Response.json([
      storeProfile({ slug: "none", name: "None", city: "Columbus", offers: 0 }),
      storeProfile({ slug: "Close", name: "Close", city: "Dublin", offers: 2 }),
    ]),
  });
  const strain = await screen.findByRole("link", { name: "Gelato" });
  const examples = within(strain.closest("ul") ?? document.body).getAllByRole("link");
  expect(examples.map(({ textContent }) => textContent)).toEqual(["Dublin", "Gelato", "Flower"]);
  await user.click(screen.getByRole("link", { name: "Flower" }));
  const section = await screen.findByRole("link", { name: "Flower on all menus 3" });
  expect(section.getAttribute("href")).toBe("/dispensary-menus?store=all&category=flower");
});

it("a name that nothing has says so with its drawing, and leads to strains with a similar name", async () => {
  await openScreen("/search?q=blue%20draem", SITE);
  expect(await screen.findByText(/^Try a city, a strain or part of a name\./)).toBeTruthy();
  const strain = await screen.findByRole("link", { name: "Blue Dream" });
  expect(strain.getAttribute("href")).toBe("/strain-genetics/blue-dream");
  expect(screen.queryByRole("link", { name: /^All menus with/ })).toBeNull();
});

it("an answer with another name than was asked for says so", async () => {
  // Of two that cost the same the one that was seen last stands first: both were seen at once.
  const observedAt = justNow();
  const named = (code: string, name: string, category: "flower" | "vape") =>
    offer({
      product: { ...product({ code, name, category }), strainSlug: null, strainName: null },
      observedAt,
    });
  await openScreen("/search?q=blue%20dream", {
    ...SITE,
    "/api/search": names(["d", "p"], ["Blue Dreamish Buds", "Blue Dream Pod"]),
    "/api/strains/blue-dream/offers": new Response(null, { status: 404 }),
    "/api/menus": Response.json({
      table: encodeMenuTable([
        named("d", "Blue Dreamish Buds", "flower"),
        named("p", "Blue Dream Pod", "vape"),
      ]),
    }),
  });
  const [only] = await screen.findAllByRole("link", { name: /^Nearest name .*Blue Dreamish Buds/ });
  expect(only?.parentElement?.previousElementSibling?.textContent).toBe(
    "No Blue Dream flower now.",
  );
});

it("a strain that is on no menu leads to its page and an alert about it, also where a size was typed", async () => {
  await openScreen("/search?q=blue%20dream%20eighth", {
    ...SITE,
    "/api/strains/blue-dream/offers": new Response(null, { status: 404 }),
  });
  expect(await screen.findByRole("heading", { name: "Blue Dream is on no menu now" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Alert me about Blue Dream" })).toBeTruthy();
  const page = screen.getByRole("link", { name: "About the strain" });
  expect(page.getAttribute("href")).toBe("/strain-genetics/blue-dream");
});

it("a strain that menus have is found however its name is put together", async () => {
  const kush = { ...product({ code: "k", name: "OG Kush" }), brand: null };
  const sold = { ...kush, strainSlug: "og-kush", strainName: "OG Kush" };
  await openScreen("/search?q=ogkush", {
    ...SITE,
    "/api/search": names(["k"], ["OG Kush"]),
    "/api/menus": Response.json({
      table: encodeMenuTable([offer({ product: sold, observedAt: justNow() })]),
    }),
    "/api/strains/og-kush/offers": new Response(null, { status: 404 }),
    "/api/strains": Response.json({
      shelves: { "og-kush": { stores: 1, terpenes: null } },
      observedAt: justNow(),
    }),
  });
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("OG Kush"));
  expect(screen.queryByText(/on no menu now/)).toBeNull();
});

it("where something has that name no strain that is merely like it is put forward", async () => {
  const stores = [storeProfile({ slug: "one", name: "One", city: "Columbus", offers: 3 })];
  const { user } = await openScreen("/search?q=columbian%20gld", {
    ...SITE,
    "/api/stores": Response.json(stores),
  });
  const alike = () => screen.queryByRole("list", { name: "Strains with a similar name" });
  await waitFor(() => expect(alike()?.textContent).toContain("Colombian Gold"));
  const field = screen.getByRole("searchbox", { name: "Search for a store or a product" });
  await user.clear(field);
  await user.type(field, "columbus");
  await waitFor(async () => expect(await rows("Stores")).toHaveLength(1));
  expect(alike()).toBeNull();
});
