import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { pin, readPins } from "#data/pins.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { wish } from "../../support/community/wishlist.ts";
import { justNow, menuAnswers } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { lab } from "../../support/screens/productPage.ts";
import { keepWishes } from "../../support/screens/phoneLists.ts";
import { EMPTY_HOME, silent } from "../../support/screens/screenAnswers.ts";

const deal = (name: string, cost: number, unitPriceCents: number) => ({
  storeName: "Corner Leaf",
  storeLocation: "Dublin",
  name,
  cost,
  unitPriceCents,
  unit: "g",
});

const HOME: Answers = {
  "/api/announcements": Response.json([{ text: "Hello, Ohio" }]),
  "/api/statistics": Response.json({
    topFlower: [],
    topDeals: [
      { region: "Northeast", flower: [deal("Dear Flower", 40, 900)] },
      {
        region: "Central",
        flower: [deal("Cheap Flower", 30, 300), deal("Second", 31, 310)],
        vape: [deal("Only Vape", 25, 2_500)],
      },
    ],
  }),
};

/** The script in the head of the document says that this phone has been here before. */
function comeBack(): void {
  document.documentElement.classList.add("later");
  onTestFinished(() => document.documentElement.classList.remove("later"));
}

/** Which of two stands first in the document. */
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const welcome = () => screen.getByRole("heading", { level: 1 });
const field = () => screen.getByRole("searchbox");
const bestDeals = (where: string) =>
  screen.findByRole("region", { name: `Best deals in ${where}` });
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("a first visit reads the welcome first, then searches, and is asked below the first deals", async () => {
  await openScreen("/", HOME);
  const banner = await screen.findByText("Hello, Ohio");
  const question = await screen.findByRole("region", {
    name: "Do you buy as an adult or as a patient?",
  });
  const best = await bestDeals("Ohio");
  const order = [banner, welcome(), field(), best, question];
  for (const [at, each] of order.slice(1).entries()) {
    const before = order[at];
    expect(before !== undefined && isBefore(before, each)).toBe(true);
  }
});

it("who comes back has the search and the best deals first, and every text of the welcome below", async () => {
  comeBack();
  await openScreen("/", HOME);
  const best = await bestDeals("Ohio");
  expect(isBefore(field(), best)).toBe(true);
  expect(isBefore(best, await screen.findByText("Hello, Ohio"))).toBe(true);
  expect(isBefore(best, welcome())).toBe(true);
  for (const text of [/always under construction/, /own website/, /menu icon at top left/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText("Do you buy as an adult or as a patient?")).toBeNull();
});

it("who comes back has every region's deals one tap away on a phone: the best of their own stand above already", async () => {
  comeBack();
  const { user } = await openScreen("/", HOME);
  const head = (region: string) => screen.findByRole("button", { name: `${region} Top Deals` });
  expect((await head("Northeast")).getAttribute("aria-expanded")).toBe("false");
  const central = await head("Central");
  expect(central.getAttribute("aria-expanded")).toBe("false");
  // Folded, it says what it has.
  const card = within(screen.getByRole("region", { name: "Central Top Deals" }));
  expect(card.getByText("Flower, Vape")).toBeTruthy();
  await user.click(central);
  expect(card.queryByText("Flower, Vape")).toBeNull();
  expect(central.getAttribute("aria-expanded")).toBe("true");
  await user.click(central);
  const chips = within(await screen.findByRole("navigation", { name: "Regions" }));
  await user.click(await chips.findByRole("button", { name: "Central" }));
  expect(central.getAttribute("aria-expanded"), "a chip opens what it leads to").toBe("true");
});

it("who comes back has their wishes on home, below the best deals", async () => {
  comeBack();
  await keepWishes(wish({ id: "strain:gelato", name: "Gelato" }));
  const { asked } = await openScreen("/", { ...HOME, "/api/strains/gelato/offers": silent });
  const wishes = await screen.findByRole("region", { name: "Wishlist" });
  expect(isBefore(await bestDeals("Ohio"), wishes)).toBe(true);
  expect(isBefore(wishes, welcome())).toBe(true);
  expect(within(wishes).getByRole("link", { name: "Gelato" })).toBeTruthy();
  // What it costs in the whole state: of this strain alone, not by the menus of all stores.
  await waitFor(() => expect(asked).toContain("/api/strains/gelato/offers"));
  expect(asked).not.toContain("/api/menus");
});

it("a wish opens the price of the store that it is told of", async () => {
  comeBack();
  const { product: sold, ...kent } = offer({ observedAt: justNow() });
  await keepWishes(wish({ id: `product:${sold.code.toLowerCase()}`, name: sold.name }));
  await openScreen("/", {
    ...HOME,
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [{ ...kent, ...lab, history: [] }],
    }),
  });
  const wishes = await screen.findByRole("region", { name: "Wishlist" });
  await waitFor(() =>
    expect(within(wishes).getByRole("link", { name: sold.name }).dataset["cameFrom"]).toBe(
      kent.store.slug,
    ),
  );
});

it("the best deal of each section is the state's, or the visitor's region's", async () => {
  const { user } = await openScreen("/", { ...HOME, "/api/stores": Response.json([]) });
  expect(textsOf(await bestDeals("Ohio"))).toEqual([
    // Where a region has fewer than four sections, what is next in them fills the room.
    expect.stringContaining("Cheap Flower"),
    expect.stringContaining("Second"),
    expect.stringContaining("Dear Flower"),
    expect.stringContaining("Only Vape"),
  ]);
  const where = screen.getByRole("combobox", { name: "Where in Ohio are you?" });
  await user.selectOptions(where, "Northeast");
  expect(textsOf(await bestDeals("Northeast"))).toEqual([expect.stringContaining("Dear Flower")]);
  expect(localStorage.getItem("homeRegion")).toBe("Northeast");
  await user.selectOptions(where, "Ohio");
  expect(textsOf(await bestDeals("Ohio"))).toHaveLength(4);
  expect(localStorage.getItem("homeRegion")).toBeNull();
});

it("each question can be skipped, and the card is gone then", async () => {
  const { user } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/stores": Response.json([]),
  });
  const skip = () => screen.getByRole("button", { name: "Skip" });
  expect(await screen.findByText("Do you buy as an adult or as a patient?")).toBeTruthy();
  await user.click(skip());
  expect(await screen.findByText("Which store do you go to?")).toBeTruthy();
  await user.click(skip());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Skip" })).toBeNull());
  expect(Object.keys(localStorage)).toEqual([]);
});

it("who buys is asked first, without a call, and the answer stays on the phone", async () => {
  const { user, asked } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/stores": Response.json([]),
  });
  const card = within(
    await screen.findByRole("region", { name: "Do you buy as an adult or as a patient?" }),
  );
  expect(asked).not.toContain("/api/stores");
  expect(card.getByText(/This stays on your phone\.$/)).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Patient" }));
  expect(localStorage.getItem("profile")).toBe("patient");
  await user.click(await screen.findByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Skip" })).toBeNull());
  expect(asked.join(" ")).not.toMatch(/patient|profile/);
});

const BLISS = storeProfile({ slug: "bliss-kent", name: "Bliss", observedAt: justNow() });

const sold = (name: string, priceCents: number, more: Partial<StoreOffer> = {}) =>
  offer({
    product: product({ code: name.toLowerCase(), name, brand: null }),
    priceCents,
    observedAt: justNow(),
    ...more,
  });

const STORE: Answers = Object.fromEntries(
  Object.entries(
    menuAnswers({ ...BLISS, offers: 5 }, [
      sold("Dear", 6_000),
      sold("Cheapest", 2_000),
      sold("Third", 4_000),
      sold("Second", 3_000),
      sold("Gone", 1_500, { stock: "no" }),
    ]),
  ).map(([path, body]) => [path, Response.json(body)]),
);

it("the store that the second question names is kept, and its three cheapest stand on home", async () => {
  const { user } = await openScreen("/", { ...EMPTY_HOME, ...STORE });
  await user.click(await screen.findByRole("button", { name: "Skip" }));
  await user.click(await screen.findByRole("button", { name: "Kent · Bliss" }));
  await waitFor(async () =>
    expect((await readPins()).map(({ slug }) => slug)).toEqual(["bliss-kent"]),
  );
  const list = await screen.findByRole("list", { name: "Cheapest 2.83 g tenth at Bliss, Kent" });
  expect(
    within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Cheapest", "Second", "Third"]);
  expect(list.textContent).toContain("$20.00");
});

it("a kept store's card says by how much its prices are down, but of a sale that is always on", async () => {
  const onSale = { saleConditions: "none" } as const;
  const down = sold("Down", 4_000, { ...onSale, salePriceCents: 3_000 });
  const always = sold("Always", 4_000, { ...onSale, salePriceCents: 3_200 });
  const usual = { kind: "usual", since: "2024-08-27", shape: "9999999999990" } as const;
  const table = encodeMenuTable([down, always], new Map([[offerKey(always), usual]]));
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  document.documentElement.classList.add("later");
  onTestFinished(() => document.documentElement.classList.remove("later"));
  await openScreen("/", {
    ...EMPTY_HOME,
    ...STORE,
    "/api/menus/bliss-kent": Response.json({ store: BLISS, table }),
  });
  const list = await screen.findByRole("list", { name: "Cheapest 2.83 g tenth at Bliss, Kent" });
  const rows = within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Down$30.0025% off $40.00 · $10.60/g",
    expect.stringMatching(/^Always\$32\.00\$11\.31\/g$/),
  ]);
});

it("kept stores stand below the search, before the deals", async () => {
  comeBack();
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const first = await openScreen("/", { ...HOME, ...STORE });
  const kept = await screen.findByRole("region", { name: "Kept stores" });
  expect(await within(kept).findByText("$7.07/g")).toBeTruthy();
  expect(isBefore(field(), kept)).toBe(true);
  await waitFor(() => expect(localStorage.getItem("keptRegion")).toBe("Northeast"));
  // What its card names the cheapest of is noted, so that the best deals do not say it again.
  expect(localStorage.getItem("keptShown")).toMatch(/^bliss-kent flower [\d.]+g$/m);
  // Whose deals they are is not changed under the finger: the stores' region is home's from the next visit on.
  expect(isBefore(kept, await bestDeals("Ohio"))).toBe(true);
  first.leave();
  await openScreen("/", { ...HOME, ...STORE });
  expect(await bestDeals("Northeast")).toBeTruthy();
});

it("an answered question hands the keyboard to the next one, and the last to the page's heading", async () => {
  const { user } = await openScreen("/", {
    ...HOME,
    "/api/stores": Response.json([]),
  });
  const focused = () => document.activeElement?.textContent;
  await user.click(await screen.findByRole("button", { name: "Adult" }));
  expect(focused()).toBe("Which store do you go to?");
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(document.activeElement).toBe(welcome()));
});

it("who comes back has a bouquet of their wishes, and without any one of their kept store's cheapest", async () => {
  comeBack();
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const stamps = (page: ParentNode) => page.querySelectorAll("[data-bouquet] [data-stamp]").length;
  const first = await openScreen("/", { ...HOME, ...STORE });
  const kept = await screen.findByRole("region", { name: "Kept stores" });
  expect(await within(kept).findByText("$7.07/g")).toBeTruthy();
  // All of them are of one strain, and a flower stands once.
  await waitFor(() => expect(stamps(first.page)).toBe(1));
  first.leave();
  const strains = ["gelato", "runtz", "gmo", "og-kush"];
  await keepWishes(
    ...strains.map((slug) => wish({ id: `strain:${slug}`, name: slug })),
    // Of a store there is no flower.
    wish({ id: "store:bliss-kent", name: "Bliss" }),
  );
  const again = await openScreen("/", {
    ...HOME,
    ...STORE,
    ...Object.fromEntries(strains.map((slug) => [`/api/strains/${slug}/offers`, silent])),
  });
  await waitFor(() => expect(stamps(again.page)).toBe(4));
});

it("a first visit's cover has a bouquet of each strain and deal once, flowers of other terpenes in front; who comes back has one of the deals", async () => {
  const answers: Answers = {
    ...HOME,
    "/api/statistics": Response.json({
      topFlower: [
        { name: "Gelato", slug: "gelato", count: 9 },
        { name: "Runtz", slug: "runtz", count: 8 },
        { name: "No Label", count: 7 },
      ],
      topDeals: [
        { region: "Central", flower: [deal("No Label", 30, 300), deal("Cheap Flower", 31, 310)] },
      ],
    }),
    "/api/strains": Response.json({
      shelves: {
        gelato: { stores: 9, terpenes: { myrcene: 100 } },
        runtz: { stores: 8, terpenes: { limonene: 100 } },
      },
      observedAt: null,
    }),
  };
  const { page, leave } = await openScreen("/", answers);
  const stamps = () => [...page.querySelectorAll("[data-bouquet] [data-stamp]")];
  await waitFor(() => expect(stamps()).toHaveLength(4));
  // Outlines lie behind, and the first flower on them all: an outline is one with its heart.
  await waitFor(() => {
    const printed = stamps().map((each) => each.querySelector("g circle") === null);
    expect(printed).toEqual([false, false, true, true]);
  });
  leave();
  comeBack();
  const later = await openScreen("/", answers);
  await bestDeals("Ohio");
  await waitFor(() => {
    const found = later.page.querySelectorAll("[data-bouquet]");
    expect(found).toHaveLength(1);
    expect(found[0]?.querySelectorAll("[data-stamp]")).toHaveLength(2);
  });
});
