import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { justNow, largeMenu } from "../../support/data/menus.ts";
import { offer, product } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { dealAnswers, offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";
import { chooseInSheet, compareAll, openSheet } from "../../support/screens/offerSheet.ts";

const MENU = "/dispensary-menus?store=bliss-kent";

const offers = () => within(screen.getByRole("list", { name: "Offers" }));
const listed = () =>
  offers()
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("an address says what is filtered, and a removed chip leaves it", async () => {
  const { user, address } = await openScreen(
    "/menu?store=all&category=vape&maxPrice=30&sort=100mg",
    storeAnswers(largeMenu(10)),
  );
  expect(screen.getByRole("radio", { name: /^Vape/ })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "100mg");
  expect(address()).toContain("maxPrice=30");
  await user.click(screen.getByRole("button", { name: "Remove filter: Up to $30.00" }));
  await waitFor(() => expect(address()).not.toContain("maxPrice"));
});

it("a store's menu is titled by the store, filtered too, and that of all by the screen", async () => {
  const { router } = await openScreen(MENU, storeAnswers(largeMenu(10)));
  const title = "Bliss, Kent | Ohio Cannabis Community";
  await waitFor(() => expect(document.title).toBe(title));
  await router.navigate({ to: "/dispensary-menus", search: { store: "bliss-kent", q: "x" } });
  expect(document.title).toBe(title);
  await router.navigate({ to: "/dispensary-menus", search: { store: "all" } });
  expect(document.title).toBe("Dispensary Menus | Ohio Cannabis Community");
});

it("unknown weight and THC show as a dash and come last", async () => {
  const observedAt = justNow();
  await openScreen(
    MENU,
    storeAnswers([
      offerNamed("unknown", { netMg: null, thcMg: null, priceCents: 100, observedAt }),
      offerNamed("dear", { priceCents: 9_000, observedAt }),
      offerNamed("cheap", { priceCents: 2_000, observedAt }),
    ]),
  );
  expect(screen.getByText("3 products")).toBeTruthy();
  expect(listed()).toEqual(["cheap", "dear", "unknown"]);
  const last = offers().getAllByRole("listitem").at(-1);
  expect(last?.textContent).toContain("unknown");
  expect(last?.textContent).toContain("–");
});

it("a menu that is another store's says so once, and leads there", async () => {
  const twin = (name: string) => {
    const own = offerNamed(name, { observedAt: justNow() });
    return { ...own, store: { ...own.store, twinOf: "other-kent" } };
  };
  await openScreen(MENU, storeAnswers([twin("one"), twin("two")], { twinOf: "other-kent" }));
  const link = await screen.findByRole("link", { name: "another store" });
  expect(link.getAttribute("href")).toBe("/dispensary-menus?store=other-kent");
  expect(screen.queryAllByText(/^May be another store/)).toEqual([]);
});

it("strikes no regular price through that is not believed", async () => {
  const sale = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  await openScreen(
    MENU,
    storeAnswers([
      offerNamed("right", sale),
      offerNamed("misread", { ...sale, priceCents: 40_000, salePriceCents: 2_500 }),
    ]),
  );
  const rows = offers().getAllByRole("listitem");
  expect(
    rows.map(({ textContent }) => /instead of \S+ \$\d+\.\d\d/.exec(textContent)?.[0]),
  ).toEqual(["instead of $30.00 $24.00", undefined]);
});

it("an offer under conditions is printed, and its price is not", async () => {
  await openScreen(
    MENU,
    storeAnswers([
      offer({
        observedAt: justNow(),
        salePriceCents: 1_000,
        saleConditions: "bundle",
        saleText: "2 for $20",
      }),
    ]),
  );
  const row = offers().getByRole("listitem").textContent;
  expect(row).toContain("Blue Dream");
  expect(row).toContain("2 for $20: when bought together");
  expect(row).toContain("$30.00");
  expect(row).not.toContain("$10.00");
});

it("a menu of last week stays readable and says that it is old", async () => {
  const observedAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await openScreen(MENU, storeAnswers([offer({ observedAt })]));
  expect(screen.getByText(/^Old menu\./)).toBeTruthy();
  expect(screen.getAllByText(/8 days ago/, { selector: "time" })[0]).toBeTruthy();
  expect(screen.getByText("$30.00", { selector: "strong > *, strong" })).toBeTruthy();
});

it("the page names the store's own menu to check the price", async () => {
  await openScreen(MENU, storeAnswers([offer({ observedAt: justNow() })]));
  expect(screen.getByRole("link", { name: /own website/ }).getAttribute("href")).toBe(
    "https://bliss.example/menu",
  );
});

it("names with markup, directions and emoji show as text", async () => {
  const names = ["<img src=x onerror=alert(1)>", "\u202Eevil\u202C 🍪", "=cmd()", "__proto__"];
  const observedAt = justNow();
  await openScreen(
    MENU,
    storeAnswers(
      names.map((name, place) =>
        offer({ product: product({ code: `h${String(place)}`, name }), observedAt }),
      ),
      { name: "<b>Bliss</b>" },
    ),
  );
  expect(screen.getByRole("heading", { name: "<b>Bliss</b>" })).toBeTruthy();
  expect(listed().toSorted()).toEqual(names.toSorted());
});

it("up to four offers are compared, and the lowest unit price is marked", async () => {
  const observedAt = justNow();
  const { user } = await openScreen(
    MENU,
    storeAnswers(
      [1, 2, 3, 4, 5].map((place) =>
        offer({
          product: product({ code: `p${String(place)}`, name: `Offer ${String(place)}` }),
          priceCents: place * 1_000,
          observedAt,
        }),
      ),
    ),
  );
  const more = (place: number) => screen.getByLabelText(`More: Offer ${String(place)}, 2.83 g`);
  for (const place of [1, 2, 3, 4]) await chooseInSheet(user, more(place), /^Compare /);
  expect(screen.getByLabelText("More: Offer 4, 2.83 g, compared")).toBeTruthy();
  const sheet = await openSheet(user, more(5));
  expect(sheet.getByRole("button", { name: /^Compare / })).toHaveProperty("disabled", true);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Compare 4" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare" }));
  expect(dialog.getAllByRole("columnheader")).toHaveLength(4);
  expect(dialog.getByRole("cell", { name: "$3.53/g · lowest" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Remove Offer 1, 2.83 g" }));
  expect(dialog.getAllByRole("columnheader")).toHaveLength(3);
});

it("who may buy an offer, and under which conditions, stands in the comparison", async () => {
  const observedAt = justNow();
  const { user } = await openScreen(
    MENU,
    storeAnswers([
      offer({ product: product({ code: "p1", name: "Medical" }), menu: "med", observedAt }),
      offer({
        product: product({ code: "p2", name: "Bundled" }),
        salePriceCents: 2_000,
        saleConditions: "bundle",
        saleText: "2 for $40",
        observedAt,
      }),
    ]),
  );
  await compareAll(user);
  await user.click(screen.getByRole("button", { name: "Compare 2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare" }));
  const row = dialog.getByRole("rowheader", { name: "Conditions" }).closest("tr");
  expect(
    within(row ?? document.body)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(["2 for $40: when bought together", "Patients only"]);
});

it("a store that is none is said at once", async () => {
  await openScreen("/dispensary-menus?store=nowhere", {
    "/api/menus/nowhere": new Response("{}", { status: 404 }),
  });
  expect(await screen.findByText(/^There is no store of this name\./)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unknown store");
  expect(document.title).toBe("Unknown store | Ohio Cannabis Community");
  expect(screen.getByRole("link", { name: "List of stores" })).toBeTruthy();
});

it.each([
  ["bliss-kent", "Bliss"],
  ["nowhere", "A store’s menu"],
])("a store whose menu did not come, %s, is headed by what is known of it", async (slug, name) => {
  await openScreen(`/dispensary-menus?store=${slug}`, {
    ...storeAnswers(largeMenu(3)),
    "/api/menus": new Response("", { status: 503 }),
    [`/api/menus/${slug}`]: new Response("", { status: 503 }),
  });
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(name));
});

it("the search of a list is open while there is a word in it, or its sign was tapped", async () => {
  const { user } = await openScreen(MENU, storeAnswers(largeMenu(10)));
  // Where it is seen is the style sheet's, which the imitated browser does not know.
  const sign = (isOpen: boolean) =>
    screen.getByRole("button", { name: "Search this list", expanded: isOpen, hidden: true });
  const field = screen.getByLabelText("Search name, brand or strain");
  await user.click(sign(false));
  expect(document.activeElement).toBe(field);
  await user.click(sign(true));
  await user.click(sign(false));
  await user.type(field, "buds");
  await user.click(sign(true));
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  expect(sign(true)).toBeTruthy();
});

it("a product tapped straight after typing opens, and Back finds what was typed", async () => {
  const { user, router, address } = await openScreen(MENU, {
    ...storeAnswers(largeMenu(10)),
    "/api/products/m4": new Response("{}", { status: 404 }),
    "/api/search": new Response("{}", { status: 404 }),
  });
  await user.type(screen.getByLabelText("Search name, brand or strain"), "buds 4");
  await user.click(screen.getByRole("link", { name: "Buds 4" }));
  await waitFor(() => expect(address()).toBe("/product/m4?size=2830mg"));
  act(() => router.history.back());
  await waitFor(() =>
    expect(screen.getByLabelText("Search name, brand or strain")).toHaveProperty("value", "buds 4"),
  );
  expect(address()).toContain("store=bliss-kent");
});

it("a store's address may be typed in capital letters", async () => {
  await openScreen("/dispensary-menus?store=BLISS-Kent", storeAnswers(largeMenu(3)));
  expect(screen.getByText("2 products")).toBeTruthy();
});

it.each(["/dispensary-menus?store=all", "/dispensary-deals"])(
  "%s says of sample data that it is made up",
  async (address) => {
    const observedAt = justNow();
    const store = { ...offer().store, sample: true };
    const on = { salePriceCents: 2_000, saleConditions: "none" } as const;
    const sample = [offer({ ...on, store, observedAt })];
    await openScreen(address, {
      ...storeAnswers(sample, { sample: true }),
      ...dealAnswers(sample),
    });
    expect(screen.getByText(/^Sample data: all made up/)).toBeTruthy();
  },
);
