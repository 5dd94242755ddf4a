import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeColumn } from "#domain/offers/columns.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { noteCall } from "#platform/connection.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product, storeProfile } from "../support/data/offers.ts";
import { locatedAt } from "../support/screens/locatedAt.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";

const NEAR = { lat: 40, lon: -83 };
const day: [string, string][] = [["00:00", "24:00"]];
const allDay = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

const at = (slug: string, more: Partial<StoreOffer["store"]>): StoreOffer["store"] => ({
  ...offer().store,
  slug,
  name: slug,
  city: "Dublin",
  ...more,
});
const FAR_STORE = at("Far", { lat: 41.5, lon: -81.7 });
const NEAR_STORE = at("Close", NEAR);
const gelato = (code: string, name: string, priceCents: number, store: StoreOffer["store"]) =>
  offer({
    store,
    product: product({ code, name, brand: null, strainSlug: "gelato", strainName: "Gelato" }),
    priceCents,
    observedAt: justNow(),
  });
const OFFERS = [
  gelato("a", "Gelato A", 4_000, FAR_STORE),
  gelato("a", "Gelato A", 4_500, NEAR_STORE),
  gelato("b", "Gelato B", 3_000, NEAR_STORE),
];
const names = (codes: readonly string[], words: readonly string[]) =>
  Response.json({
    code: encodeColumn(codes),
    name: encodeColumn(words),
    brand: encodeColumn(codes.map(() => null)),
    category: encodeColumn(codes.map(() => "flower")),
    strainName: encodeColumn(codes.map(() => "Gelato")),
  });
const SITE: Answers = {
  "/api/stores": Response.json([
    storeProfile({ slug: "Far", name: "Gelato House", lat: 41.5, lon: -81.7 }),
  ]),
  "/api/search": names(["a", "b", "c"], ["Gelato A", "Gelato B", "Gelato C"]),
  "/api/menus": Response.json({ table: encodeMenuTable(OFFERS) }),
};

/** What stands in the rows of a list. */
const rows = async (name: string) =>
  within(await screen.findByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("who has it cheapest: a row for each product with price, store and age, the lowest price first", async () => {
  const { asked } = await openScreen("/search?q=gelato", SITE);
  expect(await screen.findByText("1 store, 3 products")).toBeTruthy();
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("$30.00"));
  const [first, second, third] = await rows("Products");
  expect(first).toMatch(/^Gelato B\$30\.002\.83 g\$10\.60\/gDublin · Close.*1 h oldTHC 24%$/);
  expect(second).toMatch(/^Gelato A\$40\.002\.83 g\$14\.13\/gDublin · Far/);
  // What has no price to compare stands last, without one.
  expect(third).toBe("Gelato CFlower");
  // Its cheapest offer stands among the products: once.
  expect(await rows("Strains")).toEqual(["Gelato"]);
  expect(asked.filter((path) => path.includes("lat") || path.includes("40"))).toEqual([]);
});

it("words of a size are its filter: beside a name, and alone, where all of it is answered in a sentence", async () => {
  const half = gelato("a", "Gelato A", 9_000, FAR_STORE);
  const table = encodeMenuTable([
    ...OFFERS,
    { ...half, sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150 },
  ]);
  const { user, address } = await openScreen("/search?q=gelato+half", {
    ...SITE,
    "/api/menus": Response.json({ table }),
  });
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  expect(await answers()).toEqual(["Cheapest: Gelato A, $90.00 at Far, Dublin"]);
  // Let go in its chip, it is let go in the words.
  await user.click(screen.getByRole("button", { name: "14.15 g half", pressed: true }));
  await waitFor(() => expect(address()).toBe("/search?q=gelato"));
  await waitFor(async () => expect((await rows("Products")).length).toBeGreaterThan(1));
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "half ounce");
  await waitFor(async () =>
    expect(await answers()).toEqual(["Cheapest half of flower: Gelato A, $90.00 at Far, Dublin"]),
  );
  const link = await screen.findByRole("link", { name: /^All menus with/ });
  expect(link.getAttribute("href")).toContain("size=14150mg");
  // Another size takes its place in the words.
  await user.click(screen.getByRole("button", { name: "2.83 g tenth" }));
  await waitFor(() =>
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "2.83 g tenth"),
  );
  // The list follows the words as soon as it can.
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest tenth of flower: Gelato B, $30.00 at Close, Dublin",
    ]),
  );
});

it("says by what it is sorted, and lets choose: by unit price, in one size by price, and the nearest first", async () => {
  const tenth = gelato("a", "Gelato A", 3_000, FAR_STORE);
  const ounce = { sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 };
  const big = { ...gelato("b", "Gelato B", 9_000, NEAR_STORE), ...ounce };
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([tenth, big]) }),
  });
  const sort = await screen.findByRole("combobox", { name: "Sort by" });
  const line = sort.closest("div:has([role=status])");
  expect(
    within(line instanceof HTMLElement ? line : document.body).getByRole("status"),
  ).toBeTruthy();
  expect(sort).toHaveProperty("value", "unit");
  expect((await rows("Products"))[0]).toContain("Gelato B$90.00");
  await user.selectOptions(sort, "Price");
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Gelato A$30.00"));
  expect(address()).toContain("sort=price");
  await user.selectOptions(sort, "Unit price");
  await waitFor(() => expect(address()).not.toContain("sort"));
  await user.click(screen.getByRole("button", { name: "2.83 g tenth" }));
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
});

/** What the answer says, a line each. */
const answers = async () => {
  const cheapest = (await screen.findByText(/^Cheapest/)).closest("a");
  const lines = within(cheapest?.parentElement ?? document.body).getAllByRole("link");
  return lines.map(({ textContent }) => textContent.replaceAll("\u00A0", " "));
};

it("answers in a sentence before the list: what is cheapest, and with a place the nearest that is open", async () => {
  locatedAt(NEAR);
  const open = gelato(
    "a",
    "Gelato A",
    4_500,
    at("Open", { lat: 40.1, lon: -83, openingHours: allDay }),
  );
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([gelato("a", "Gelato A", 2_000, FAR_STORE), ...OFFERS.slice(2), open]),
    }),
    "/api/products/a": Response.json({}, { status: 404 }),
  });
  expect(await answers()).toEqual(["Cheapest: Gelato A, $7.07/g at Far, Dublin"]);
  await user.click(screen.getByRole("button", { name: "Near me" }));
  // What is filtered out is no answer, and one that is open goes before one of which that is not known.
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest: Gelato B, $10.60/g at Close, 0.0 mi",
      "Nearest open: Open, 6.9 mi, $15.90/g, open 24 hours",
    ]),
  );
  await user.click(screen.getByRole("button", { name: "2.83 g tenth" }));
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest: Gelato B, $30.00 at Close, 0.0 mi",
      "Nearest open: Open, 6.9 mi, $45.00, open 24 hours",
    ]),
  );
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest and nearest: Gelato A, $45.00 at Open, 6.9 mi, open 24 hours",
    ]),
  );
  await user.click(screen.getByRole("link", { name: /^Cheapest and nearest/ }));
  await waitFor(() => expect(address()).toBe("/product/a?size=2830mg"));
});

it("among several kinds it says of which the cheapest is, and by price for how much of it", async () => {
  const oil = product({ code: "v", name: "Gelato Oil", category: "vape", strainName: null });
  const vape = offer({ store: NEAR_STORE, product: oil, priceCents: 2_000, observedAt: justNow() });
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        ...OFFERS,
        { ...vape, sizeKey: "1000mg", sizeLabel: "1g", netMg: 1_000 },
      ]),
    }),
  });
  expect(await answers()).toEqual(["Cheapest flower: Gelato B, $10.60/g at Close, Dublin"]);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Price");
  await waitFor(async () =>
    expect(await answers()).toEqual(["Cheapest vape: Gelato Oil, $20.00 for 1 g at Close, Dublin"]),
  );
});

it("of many sizes the usual ones are chips, the one that most have first, and the others a list", async () => {
  const mgs = [500, 1_000, 2_830, 2_830, 3_500, 5_660, 7_000, 14_150, 28_300];
  const sizes = mgs.map((mg, index) =>
    offer({
      store: NEAR_STORE,
      product: product({ code: `s${String(index)}`, name: `Gelato ${String(index)}` }),
      priceCents: mg,
      observedAt: justNow(),
      sizeKey: `${String(mg)}mg`,
      sizeLabel: `${String(mg / 1_000)}g`,
      netMg: mg,
    }),
  );
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable(sizes) }),
  });
  const more = await screen.findByLabelText("More sizes");
  const chips = () =>
    within(screen.getByRole("group", { name: "Filters" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
      .slice(2);
  const usual = chips();
  expect(usual).toHaveLength(6);
  expect(usual[0]).toBe("2.83 g tenth");
  const others = within(more).getAllByRole("option");
  expect(others.map(({ textContent }) => textContent)).toEqual([
    "More sizes",
    "14.15 g half",
    "28.3 g ounce",
  ]);
  await user.selectOptions(more, "28.3 g ounce");
  await waitFor(() => expect(address()).toContain("size=28300mg"));
  // What is chosen is a chip, too, and stays in sight.
  expect(chips()).toEqual([...usual, "28.3 g ounce"]);
  expect(screen.getByRole("button", { name: "28.3 g ounce", pressed: true })).toBeTruthy();
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

it("without a word it says what may be searched, and keeps no search", async () => {
  const { user, address } = await openScreen("/search", SITE);
  expect(screen.getByText(/^Type two letters or more of a store, a city/)).toBeTruthy();
  expect(screen.getByText(/Your searches are not kept\./)).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "Gelato" }));
  await waitFor(() => expect(address()).toBe("/search?q=Gelato"));
  const field = screen.getByRole("searchbox", { name: "Search for a store or a product" });
  await waitFor(() => expect(field).toHaveProperty("value", "Gelato"));
  expect(screen.queryByText(/^Type two letters/)).toBeNull();
});

it("near asks the phone, which tells nobody, and then says how far each is", async () => {
  locatedAt(NEAR);
  const { user, asked, address } = await openScreen("/search?q=gelato", SITE);
  expect((await rows("Products"))[0]).not.toContain(" mi");
  await waitFor(() => expect(asked).toContain("/api/strains"));
  const before = asked.length;
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(async () => expect((await rows("Products"))[1]).toContain("0.0 mi · Close"));
  expect((await rows("Products"))[1]).toContain("$45.00");
  expect(asked).toHaveLength(before);
  expect(address()).toContain("near=true");
  expect(address()).not.toMatch(/40|83/);
});

it("near me, where nothing is near, says what is nearest, and leads there", async () => {
  locatedAt({ lat: 38.5, lon: -82 });
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/products/b": Response.json({}, { status: 404 }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const nearest = await screen.findByText(/^None within/);
  expect(nearest.textContent).toBe("None within 25 miles. Nearest: Close, Dublin, 117 mi, $30.00");
  await user.click(within(nearest).getByRole("link"));
  await waitFor(() => expect(address()).toBe("/product/b?size=2830mg"));
});

/** Open for some hours of a weekday that is never this one. */
const anotherDay = (begins: string): typeof allDay => {
  const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  const weekday = days[(new Date().getDay() + 3) % 7] ?? "mon";
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  return { ...closed, [weekday]: [[begins, "23:00"]] };
};

it("open now, where nothing is open, says what opens first, and has all in that order", async () => {
  const late = gelato("a", "Gelato A", 2_000, at("Late", { openingHours: anotherDay("11:00") }));
  const early = gelato("b", "Gelato B", 4_000, at("Early", { openingHours: anotherDay("08:00") }));
  const { user, address } = await openScreen("/search?q=gelato&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([late, early]) }),
  });
  const opens = await screen.findByText(/^Nothing is open now/);
  expect(opens.textContent.replaceAll("\u00A0", " ")).toMatch(
    /^Nothing is open now: first to open is Early, Dublin, \w+ at 8 AM, \$40\.00$/,
  );
  // They are shown all the same, in the order in which they open, and say so.
  const closed = (await rows("Products")).map((row) => row?.replaceAll("\u00A0", " "));
  expect(closed).toEqual([
    expect.stringMatching(/Gelato B.*\$40\.00.*opens \w+ 8 AM/),
    expect.stringMatching(/Gelato A.*\$20\.00.*opens \w+ 11 AM/),
  ]);
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  expect(within(sort).getByRole("option", { selected: true }).textContent).toBe("Opens first");
  expect(screen.getByRole("button", { name: "Open now" }).getAttribute("aria-pressed")).toBe(
    "mixed",
  );
  await user.selectOptions(sort, "Unit price");
  await waitFor(async () => expect((await rows("Products"))[0]).toContain("Gelato A"));
  // No place in the address has it: what is open changes by the hour.
  await user.selectOptions(sort, "Opens first");
  await waitFor(() => expect(address()).not.toContain("sort"));
});

it("open now, where some are open, says at how many more stores hours are not known", async () => {
  const open = gelato("a", "Gelato A", 2_000, at("Open", { openingHours: allDay }));
  await openScreen("/search?q=gelato&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([open, ...OFFERS]) }),
  });
  expect(await rows("Products")).toHaveLength(1);
  expect(screen.getByText("Of 2 more stores with it hours are not known.")).toBeTruthy();
});

it("near and open, where one further away is open, says what opens first nearby, and that it is nearby", async () => {
  locatedAt(NEAR);
  const hours = anotherDay("08:00");
  const far = gelato("a", "Gelato A", 4_000, { ...FAR_STORE, openingHours: allDay });
  const close = gelato("b", "Gelato B", 3_000, { ...NEAR_STORE, openingHours: hours });
  const { user } = await openScreen("/search?q=gelato&open=true", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([far, close]) }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const said = await screen.findByText(/^Within 25 miles/);
  expect(said.textContent).toMatch(
    /^Within 25 miles first to open is Close, Dublin, 0\.0 mi, \w+ at 8\sAM/,
  );
  expect(said.previousElementSibling?.textContent).toMatch(/^Nothing is open within 25 miles\./);
});

it("near and open, where none is open anywhere, says once that none is open nearby", async () => {
  locatedAt(NEAR);
  const hours = anotherDay("08:00");
  const close = gelato("b", "Gelato B", 3_000, { ...NEAR_STORE, openingHours: hours });
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([close]) }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  expect((await screen.findByText(/^Nothing is open/)).textContent).toMatch(
    /^Nothing is open within 25 miles: first to open is Close, Dublin, 0\.0 mi, \w+ at 8\sAM/,
  );
});

it("open now, where no hours are known, says that none is known to be, and what is cheapest", async () => {
  await openScreen("/search?q=gelato&open=true", SITE);
  const cheapest = await screen.findByText(/^Nothing is known to be open/);
  expect(cheapest.textContent).toBe(
    "Nothing is known to be open now. Cheapest: Close, Dublin, $30.00",
  );
  // Where it is of none known when it opens, that is no order.
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "unit");
  for (const row of await rows("Products")) expect(row).not.toContain("Hours not known");
});

it("near and open together say what is open further away and what is closed here; a size that is not sold, which is", async () => {
  locatedAt(NEAR);
  const far = gelato("a", "Gelato A", 4_000, { ...FAR_STORE, openingHours: allDay });
  const site = {
    ...SITE,
    "/api/menus": Response.json({ table: encodeMenuTable([far, ...OFFERS.slice(2)]) }),
  };
  const { user, leave } = await openScreen("/search?q=gelato&open=true", site);
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  expect((await screen.findByText(/^Nothing is open within 25 miles/)).textContent).toBe(
    "Nothing is open within 25 miles. Nearest that is: Far, Dublin, 124 mi, $40.00",
  );
  // Only of what is near: further away one is open, as the line above says.
  expect(screen.getByText(/^Within 25 miles/).textContent).toBe(
    "Within 25 miles, cheapest that is not known to be open: Close, Dublin, 0.0 mi, $30.00",
  );
  leave();
  await openScreen("/search?q=gelato&size=28000mg", SITE);
  expect((await screen.findByText(/^None in this size/)).textContent).toBe(
    "None in this size. Cheapest in another: Close, Dublin, 0.0 mi, 2.83 g, $30.00",
  );
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

it("a location that is refused says so and filters nothing", async () => {
  locatedAt(null);
  const { user } = await openScreen("/search?q=gelato", SITE);
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Near me" }));
  expect(await screen.findByText(/^Location is blocked\./)).toBeTruthy();
  expect(await rows("Products")).toHaveLength(3);
});

it("open and size are one tap each, and stand in the address", async () => {
  const open = gelato("d", "Gelato D", 9_000, at("Always", { openingHours: allDay }));
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        ...OFFERS,
        { ...open, sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 },
      ]),
    }),
  });
  await rows("Products");
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await user.click(await screen.findByRole("button", { name: "2.83 g tenth" }));
  await waitFor(() => expect(address()).toContain("size=2830mg"));
  expect((await rows("Products"))[0]).toContain("Gelato B");
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
  await waitFor(async () => expect((await rows("Products"))[0]).toMatch(/Gelato B\$30.*1 h old/));
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

it("a name that nothing has says so with its drawing, and leads to strains that are called like it", async () => {
  await openScreen("/search?q=blue%20draem", SITE);
  expect(await screen.findByText(/^No store, product or brand has that name\./)).toBeTruthy();
  const strain = await screen.findByRole("link", { name: "Blue Dream" });
  expect(strain.getAttribute("href")).toBe("/strain-genetics/blue-dream");
  expect(screen.queryByRole("link", { name: /^All menus with/ })).toBeNull();
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

it("where something has that name no strain that is merely like it is put forward", async () => {
  const stores = [storeProfile({ slug: "one", name: "One", city: "Columbus", offers: 3 })];
  const { user } = await openScreen("/search?q=columbian%20gld", {
    ...SITE,
    "/api/stores": Response.json(stores),
  });
  const alike = () => screen.queryByRole("list", { name: "Strains called like it" });
  await waitFor(() => expect(alike()?.textContent).toContain("Colombian Gold"));
  const field = screen.getByRole("searchbox", { name: "Search for a store or a product" });
  await user.clear(field);
  await user.type(field, "columbus");
  await waitFor(async () => expect(await rows("Stores")).toHaveLength(1));
  expect(alike()).toBeNull();
});
