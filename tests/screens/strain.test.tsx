import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Category } from "#domain/offers/categories.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product, storeProfile } from "../support/data/offers.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";

const LIST = "/strain-genetics";
const drawing = () => within(screen.getByRole("group", { name: /^Lineage of/ }));

/** A site that knows of no offer of these strains. */
const without = (...slugs: string[]): Answers =>
  Object.fromEntries(
    slugs.map((slug) => [`/api/strains/${slug}/offers`, new Response("{}", { status: 404 })]),
  );

it("another name of a strain leads to its page, and Back does not lead there again", async () => {
  const { router, address } = await openScreen(LIST, without("og-kush"));
  act(() => router.history.push("/genetics/Ocean%20Grown/"));
  await waitFor(() => expect(address()).toBe("/strain-genetics/og-kush"));
  await waitFor(() => expect(document.title).toBe("OG Kush | Ohio Cannabis Community"));
  act(() => router.history.back());
  await waitFor(() => expect(address()).toBe(LIST));
});

it("a name that no strain has leads to the nearest ones and to a search", async () => {
  const { user, heading } = await openScreen("/strain-genetics/geltao", without("pink-runtz"));
  expect(document.title).toBe("Strain Genetics | Ohio Cannabis Community");
  const nearest = within(screen.getByRole("list", { name: "Nearest names" }));
  expect(nearest.getAllByRole("link")[0]?.textContent).toBe("Gelato");
  fireEvent.change(screen.getByLabelText("Search strains"), { target: { value: "runtz" } });
  const found = within(screen.getByRole("list", { name: "Found" }));
  await user.click(found.getByRole("link", { name: "Pink Runtz" }));
  await waitFor(() => expect(heading()).toBe("Pink Runtz"));
});

it("a name of no letters is said as it was typed", async () => {
  await openScreen("/strain-genetics/%E2%98%83");
  expect(screen.getByText(/^No strain here is called/).textContent).toContain(
    "No strain here is called “☃”.",
  );
});

it("the drawing is walked by arrows and opened by Space", async () => {
  const { user } = await openScreen("/strain-genetics/gelato", without("gelato"));
  const strain = (name: RegExp) => drawing().getByRole("link", { name });
  act(() => strain(/^Gelato,/).focus());
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/, descendant/);
  await user.keyboard("{Home}");
  act(() => strain(/^Jealousy/).focus());
  await user.keyboard(" ");
  expect(strain(/^Permanent Marker/)).toBeTruthy();
});

it("a strain says below its name on how many menus it is, and from what price, with the way there", async () => {
  const at = (slug: string, priceCents: number, more: object = {}) =>
    Object.assign(
      offer({ store: storeProfile({ slug, name: slug }), priceCents, observedAt: justNow() }),
      more,
    );
  const offers = [at("One", 3_000), at("Two", 1_450), at("Three", 900, { stock: "no" })];
  await openScreen("/strain-genetics/blue-dream", {
    "/api/strains/blue-dream/offers": Response.json({
      table: encodeMenuTable(offers),
      observedAt: null,
    }),
  });
  const line = await screen.findByRole("link", {
    name: "Flower from $14.50 for 2.83 g in 2 stores",
  });
  expect(line.closest("header")?.querySelector("h1")?.textContent).toBe("Blue Dream");
  expect(line.getAttribute("href")).toBe("/strain-genetics/blue-dream#shelf");
  const shelf = document.getElementById("shelf");
  expect(shelf?.textContent).toContain("On menus now");
  // Beside so few stores the lineage has the wider column.
  expect(shelf?.parentElement?.hasAttribute("data-short")).toBe(true);
});

it("beside a shelf of many stores, and while it is not known, the lineage has the narrow column", async () => {
  const offers = ["One", "Two", "Three", "Four"].map((slug) =>
    offer({ store: storeProfile({ slug, name: slug }), observedAt: justNow() }),
  );
  const isShort = () => document.querySelector("[data-short]") !== null;
  await openScreen("/strain-genetics/blue-dream", {
    "/api/strains/blue-dream/offers": Response.json({
      table: encodeMenuTable(offers),
      observedAt: null,
    }),
  });
  await screen.findByRole("link", { name: /^Flower from .* in 4 stores$/ });
  expect(isShort()).toBe(false);
});

it("a strain without flower says so, leads with what there is, and has a way to all else", async () => {
  const of = (category: Category, priceCents: number) =>
    offer({
      product: product({ code: category, category }),
      priceCents,
      sizeKey: "1000mg",
      netMg: 1_000,
      observedAt: justNow(),
    });
  const { user, address } = await openScreen("/strain-genetics/blue-dream", {
    "/api/strains/blue-dream/offers": Response.json({
      table: encodeMenuTable([of("vape", 2_150), of("preroll", 800)]),
      observedAt: null,
    }),
    "/api/menus": Response.json({ table: encodeMenuTable([]), observedAt: null }),
  });
  await screen.findByRole("link", { name: /^Pre-.?rolls from \$\d+\.\d\d for .* in 1 store$/ });
  const shelf = within(screen.getByRole("region", { name: "On menus now" }));
  expect(shelf.getByText("Flower: none now")).toBeTruthy();
  expect(shelf.getByRole("list", { name: "Cheapest stores: Pre-rolls" })).toBeTruthy();
  await user.click(shelf.getByRole("link", { name: "Vape from $21.50" }));
  await waitFor(() =>
    expect(address()).toBe("/dispensary-menus?store=all&category=vape&strain=blue-dream"),
  );
});

it("a strain grows from its reported parents in its head: each is a way, dashed where sources disagree, and one without a page is a name", async () => {
  const { page } = await openScreen("/strain-genetics/zkittlez", without("zkittlez"));
  const list = () => screen.getByRole("list", { name: "Reported parents" });
  const rows = () => within(list()).getAllByRole("listitem");
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    "Grape Ape, sources disagree",
    "Grapefruit, sources disagree",
    "an unknown one, sources disagree",
  ]);
  const ways = within(list()).getAllByRole("link");
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/strain-genetics/grape-ape"]);
  expect(list().closest("header")?.textContent).toContain("Reported parents:");
  expect(page.querySelectorAll("header svg path[d^=M0]")).toHaveLength(3);
});

it("a strain of which no parents are reported has its flower alone", async () => {
  const { page } = await openScreen("/strain-genetics/afghani", without("afghani"));
  expect(screen.queryByRole("list", { name: "Reported parents" })).toBeNull();
  expect(page.querySelectorAll("header [data-stamp]")).toHaveLength(1);
});

it("the head says which terpenes the flower is made of, the most first, each with its page", async () => {
  const shelves = {
    gelato: {
      stores: 3,
      terpenes: { betapinene: 100, myrcene: 60, limonene: 50, linalool: 20 },
    },
  };
  await openScreen("/strain-genetics/gelato", {
    ...without("gelato"),
    "/api/strains": Response.json({ shelves, observedAt: justNow() }),
  });
  const line = (await screen.findByRole("link", { name: "Beta-pinene" })).closest("p");
  const ways = within(line ?? document.body).getAllByRole("link");
  expect(ways.map((way) => way.getAttribute("href"))).toEqual([
    "/terpenes/beta-pinene",
    "/terpenes/myrcene",
    "/terpenes/limonene",
  ]);
});

it("where no label says its terpenes, which is why its flower is an outline, the head says so", async () => {
  await openScreen("/strain-genetics/runtz", {
    ...without("runtz"),
    "/api/strains": Response.json({ shelves: {}, observedAt: justNow() }),
  });
  expect(await screen.findByText("No label says its terpenes")).toBeTruthy();
});

it("sharing and printing a strain are behind a sign", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { user } = await openScreen("/strain-genetics/gelato", without("gelato"));
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More to do" }));
  expect(await screen.findByRole("button", { name: "Share" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a strain's shelf comes after what can be done, and before what is reported", async () => {
  await openScreen("/strain-genetics/blue-dream", without("blue-dream"));
  const shelf = document.getElementById("shelf");
  const order = [
    screen.getByRole("button", { name: "More to do" }),
    screen.getByText("Its parents", { selector: "dt" }),
  ];
  expect(order.map((each) => shelf?.compareDocumentPosition(each))).toEqual([
    Node.DOCUMENT_POSITION_PRECEDING,
    Node.DOCUMENT_POSITION_FOLLOWING,
  ]);
  // The summary says both.
  expect(screen.queryByText("Kind")).toBeNull();
  expect(screen.getAllByText(/Sold as/, { selector: "header *" })).toHaveLength(1);
});

const DAY: [string, string][] = [["09:00", "21:00"]];
const WEEK = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY };

it.each([
  [WEEK, 1],
  [null, 0],
])("offers stores that are open now only where hours of one are known", async (hours, ways) => {
  const sold = offer({
    observedAt: justNow(),
    product: product({ strainSlug: "blue-dream" }),
    store: storeProfile({ openingHours: hours }),
  });
  await openScreen("/strain-genetics/blue-dream", {
    ...without("blue-dream"),
    "/api/strains/blue-dream/offers": Response.json({
      table: encodeMenuTable([sold]),
      observedAt: justNow(),
    }),
  });
  await screen.findByRole("link", { name: "Blue Dream on all menus" });
  expect(screen.queryAllByRole("link", { name: /stores open now/ })).toHaveLength(ways);
});

it("a strain that no menu has says that in the same place, with the way to what is named after it, and the cheapest of that as rows", async () => {
  const cake = offer({
    product: product({ code: "cake", name: "Gelato Cake", strainSlug: null }),
    priceCents: 3_025,
    observedAt: justNow(),
  });
  await openScreen("/strain-genetics/gelato", {
    "/api/menus": Response.json({ table: encodeMenuTable([cake]), observedAt: null }),
    "/api/strains/gelato/offers": Response.json({
      table: encodeMenuTable([]),
      observedAt: null,
    }),
  });
  const said = await screen.findByText("No menu has plain Gelato now", { exact: false });
  expect(said.closest("a")).toBeNull();
  const named = await screen.findByRole("link", {
    name: "1 product with it in the name, from $30.25 (2.83 g)",
  });
  expect(named.getAttribute("href")).toBe("/strain-genetics/gelato#shelf");
  // That there is none is said once, before the way to what there is.
  expect(said.nextElementSibling).toBe(named);
  const rows = within(await screen.findByRole("list", { name: "With “Gelato” in the name" }));
  const row = rows.getByRole("listitem");
  expect(row.textContent).toContain("$30.25");
  expect(within(row).getByRole("link", { name: "Gelato Cake" }).getAttribute("href")).toMatch(
    /^\/product\/cake/,
  );
  // One row is all that there is: no way leads to more.
  expect(screen.queryByRole("link", { name: /^All / })).toBeNull();
});

it("a strain that no menu has, and nothing is named after, has no shelf", async () => {
  const none = { table: encodeMenuTable([]), observedAt: null };
  await openScreen("/strain-genetics/gelato", {
    "/api/menus": Response.json(none),
    "/api/strains/gelato/offers": Response.json(none),
  });
  await screen.findByText("No menu has plain Gelato now");
  await waitFor(() => expect(document.getElementById("shelf")?.textContent).toBe(""));
});
