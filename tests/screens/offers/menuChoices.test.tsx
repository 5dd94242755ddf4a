import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";

let codes = 0;
const named = (name: string, more: Partial<StoreOffer> = {}) =>
  offer({
    observedAt: justNow(),
    ...more,
    product: product({ name, ...more.product, code: `k${String((codes += 1))}` }),
  });
const flower = (name: string, netMg: number, priceCents: number) =>
  named(name, { netMg, sizeKey: `${String(netMg)}mg`, priceCents });
const vape = (name: string) => named(name, { product: product({ category: "vape", name }) });

const listed = () =>
  within(screen.getByRole("list", { name: "Offers" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const choices = (legend: string) =>
  within(screen.getByRole("radiogroup", { name: legend }))
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent.trim());

it("an eighth is one choice however it is printed, and its order is the price", async () => {
  const { user, address } = await openScreen(
    MENU,
    storeAnswers([
      flower("dear eighth", 3_500, 4_000),
      flower("cheap eighth", 3_540, 2_500),
      flower("tenth", 2_830, 1_000),
    ]),
  );
  expect(choices("Size")).toEqual([
    "3.5 g eighth from $25.00 $7.06/g",
    "2.83 g tenth from $10.00 $3.53/g",
  ]);
  await user.click(screen.getByRole("radio", { name: "3.5 g eighth from $25.00 $7.06/g" }));
  await waitFor(() => expect(listed()).toEqual(["cheap eighth", "dear eighth"]));
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "price");
  expect(address()).toContain("size=3500mg");
});

it("words that only other sizes have let the size go, say so, and the chip counts what is listed", async () => {
  const { user, address } = await openScreen(
    `${MENU}&size=3500mg`,
    storeAnswers([
      flower("Gelato", 2_830, 1_000),
      flower("Angel", 3_500, 2_000),
      flower("Runtz", 3_500, 3_000),
    ]),
  );
  const field = screen.getByRole("searchbox", { name: "Search name, brand or strain" });
  const chip = () => screen.getByRole("radio", { name: /^Flower/ }).closest("label")?.textContent;
  expect(chip()).toContain("2");
  await user.type(field, "gelato");
  await waitFor(() => expect(listed()).toEqual(["Gelato"]));
  expect(screen.getByText("None in 3.5 g eighth; all sizes shown.")).toBeTruthy();
  expect(chip()).toContain("1");
  await user.clear(field);
  await waitFor(() => expect(listed()).toEqual(["Angel", "Runtz"]));
  expect(screen.queryByText(/all sizes shown/)).toBeNull();
  expect(address()).toContain("size=3500mg");
});

it("a row that does not show the words says why it is there", async () => {
  const toasted = { name: "Toasted", strainName: "Gelato 33" };
  const { user } = await openScreen(
    MENU,
    storeAnswers([named("Toasted", { product: product(toasted) }), named("Gelato")]),
  );
  const field = screen.getByRole("searchbox", { name: "Search name, brand or strain" });
  await user.type(field, "gelato");
  const rows = () => screen.getAllByRole("article").map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()[0]).toMatch(/^Toasted.*strain Gelato 33/));
  expect(rows()[1]).not.toContain("strain");
});

it("edibles come by what 100 mg of their THC cost", async () => {
  const edible = (name: string, thcMg: number) =>
    named(name, {
      product: product({ category: "edible", name }),
      sizeKey: `${String(thcMg)}mg`,
      sizeLabel: `${String(thcMg)}mg`,
      netMg: null,
      thcMg,
    });
  const buds = flower("Buds", 2_830, 3_000);
  const { user } = await openScreen(
    MENU,
    storeAnswers([buds, edible("Weak", 50), edible("Strong", 110)]),
  );
  await user.click(screen.getByRole("radio", { name: /^Edibles/ }));
  await waitFor(() => expect(listed()).toEqual(["Strong", "Weak"]));
  const [first] = screen.getAllByRole("article");
  expect(first?.textContent).toContain("$27.27/100 mg");
});

it("the next menu opens at any size, and with the kind chosen in the one before, which one tap undoes for good", async () => {
  const { user, router, address } = await openScreen(
    MENU,
    storeAnswers([flower("eighth", 3_500, 4_000), flower("tenth", 2_830, 1_000), vape("cart")]),
  );
  const open = async (search: Record<string, string>) => {
    await act(() => router.navigate({ to: "/dispensary-menus", search: {} }));
    await act(() => router.navigate({ to: "/dispensary-menus", search }));
  };
  await user.click(screen.getByRole("radio", { name: /^3\.5 g eighth from \$40.00/ }));
  await waitFor(() => expect(listed()).toEqual(["eighth"]));
  // Three of sixty-five products would look like a menu: a size is of the menu that it was chosen in.
  await open({ store: "bliss-kent" });
  await waitFor(() => expect(listed()).toEqual(["eighth", "tenth"]));
  expect(screen.queryByRole("radio", { name: /^3\.5 g/, checked: true })).toBeNull();
  expect(address()).toBe("/dispensary-menus?store=bliss-kent");
  // Its own address keeps it.
  await open({ store: "bliss-kent", size: "2830mg" });
  await waitFor(() => expect(listed()).toEqual(["tenth"]));
  await user.click(screen.getByRole("radio", { name: /^Vape/ }));
  await waitFor(() => expect(listed()).toEqual(["cart"]));
  await open({ store: "all" });
  await waitFor(() => expect(address()).toBe("/dispensary-menus?store=all&category=vape"));
  await user.click(screen.getByRole("radio", { name: /^Flower/ }));
  await open({ store: "bliss-kent" });
  await waitFor(() => expect(listed()).toEqual(["eighth", "tenth"]));
});

it("a menu begins with eighths, each size has its head, and by the gram there is none", async () => {
  const { user } = await openScreen(
    MENU,
    storeAnswers([flower("eighth", 3_500, 4_000), flower("ounce", 28_300, 9_000)]),
  );
  const rows = () =>
    within(screen.getByRole("list", { name: "Offers" }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^3\.5 g eightheighth.*\$40\.00/),
    expect.stringMatching(/^Ounceounce/),
  ]);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Per gram");
  expect(rows().map((row) => row.slice(0, 5))).toEqual(["ounce", "eight"]);
});

const ofTwoSizes = (more: object) =>
  storeAnswers(
    [3_500, 2_830].map((netMg) =>
      named(String(netMg), { netMg, sizeKey: `${String(netMg)}mg`, ...more }),
    ),
  );

it("sizes of a menu for patients alone say so", async () => {
  await openScreen(MENU, ofTwoSizes({ menu: "med" }));
  const [eighth = ""] = choices("Size");
  expect(eighth).toMatch(/^3\.5 g eighth.*\$/);
  expect(screen.getByText("Cheapest of each size, patients only")).toBeTruthy();
});

it("a menu of which no price counts has no board of prices, but for a size that is chosen", async () => {
  const { leave } = await openScreen(MENU, ofTwoSizes({ stock: "no" }));
  expect(screen.queryByRole("radiogroup", { name: "Size" })).toBeNull();
  leave();
  await openScreen(`${MENU}&size=3500mg`, ofTwoSizes({ stock: "no" }));
  expect(choices("Size")).toContain("3.5 g eighth");
});

it("a link to the other way of printing it finds them all", async () => {
  await openScreen(
    `${MENU}&size=3540mg`,
    storeAnswers([flower("one", 3_500, 4_000), flower("other", 3_540, 2_500)]),
  );
  expect(listed()).toEqual(["other", "one"]);
});

it("categories say how many they have, and empty ones fold away", async () => {
  await openScreen(MENU, storeAnswers([named("a"), named("b"), vape("c")]));
  expect(choices("Category")).toEqual(["Flower 2", "Vape 1", "All 3"]);
});

it("what another category has is one tap away, and an empty result says what was looked for", async () => {
  const { user } = await openScreen(
    `${MENU}&q=cart`,
    storeAnswers([named("Gelato"), vape("Blue Cart"), vape("Red Cart")]),
  );
  expect(screen.getByText("Nothing in Flower matches “cart”.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "2 in Vape" }));
  await waitFor(() => expect(listed()).toEqual(["Blue Cart", "Red Cart"]));
});

it("the very words come before those that are only like them", async () => {
  await openScreen(
    `${MENU}&q=gelato`,
    storeAnswers([flower("Gelatto", 2_830, 1_000), flower("Gelato", 2_830, 9_000)]),
  );
  expect(listed()).toEqual(["Gelato", "Gelatto"]);
});

it("where there is room the menu is a table whose headings sort it", async () => {
  const { user, address } = await openScreen(
    MENU,
    storeAnswers([flower("large", 7_000, 5_000), flower("small", 2_830, 3_000)]),
    1_024,
  );
  const table = screen.getByRole("table", { name: "Offers" });
  const names = () =>
    within(table)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(["small", "large"]);
  expect(within(table).getByRole("columnheader", { name: "Size" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  await user.click(within(table).getByRole("button", { name: "$/g" }));
  await waitFor(() => expect(names()).toEqual(["large", "small"]));
  expect(address()).toContain("sort=g");
  const row = within(table).getByRole("row", { name: /small/ });
  for (const text of ["Ninefold", "2.83 g", "24%", "$30.00", "$10.60", "$4.42", "1 h ago"])
    expect(row.textContent).toContain(text);
});

it("a store’s head says once how old its menu is, and a row only where it was seen at another time", async () => {
  const old = new Date(Date.now() - 30 * 3_600_000).toISOString();
  const row = (name: string, observedAt: string) => named(name, { observedAt });
  const answers = storeAnswers([row("same", justNow()), row("other", old)]);
  const said = () =>
    ["same", "other"].map(
      (name) =>
        screen.getByRole("link", { name }).closest("tr, li")?.querySelector("time")?.dataset[
          "said"
        ],
    );
  const phone = await openScreen(MENU, answers);
  await screen.findByRole("link", { name: "same" });
  // Read out in both: only the eye has it from the head.
  expect(said()).toEqual(["true", undefined]);
  phone.leave();
  await openScreen(MENU, answers, 1_440);
  await screen.findByRole("table", { name: "Offers" });
  expect(said()).toEqual(["true", undefined]);
});

it("on a wide screen the filters stand beside the list", async () => {
  const { user } = await openScreen(
    MENU,
    storeAnswers([flower("cheap", 2_830, 1_000), flower("dear", 2_830, 9_000)]),
    1_440,
  );
  const rail = within(await screen.findByRole("complementary", { name: "Filters" }));
  await user.type(await rail.findByLabelText("Price up to, in dollars"), "20");
  expect(await screen.findByText("1 product")).toBeTruthy();
});

it.each([
  ["is a filter where the store says it of something", "low", true],
  ["is no filter where the store says it of nothing", "unknown", false],
] as const)("what is in stock %s", async (_, stock, isFilter) => {
  const offers = [named("Gelato", { stock: "unknown" }), named("Runtz", { stock })];
  await openScreen(MENU, storeAnswers(offers), 1_440);
  const rail = within(await screen.findByRole("complementary", { name: "Filters" }));
  await rail.findByLabelText("On sale now");
  expect(rail.queryByLabelText("In stock") !== null).toBe(isFilter);
  expect(rail.queryByText("This store doesn’t say what’s in stock") === null).toBe(isFilter);
});
