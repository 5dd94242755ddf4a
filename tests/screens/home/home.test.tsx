import { act, screen, waitFor, within } from "@testing-library/react";
import { changeSettings } from "#platform/settings.ts";
import { expect, it } from "vitest";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { EMPTY_HOME, heldBack, silent } from "../../support/screens/screenAnswers.ts";

/** The product description's two answers, with no field more. */
const SEED_STATISTICS = {
  topFlower: [
    { name: "Blue Dream", count: 3 },
    { name: "Gelato", count: 1 },
  ],
  topDeals: [
    {
      region: "Central",
      flower: [
        { storeName: "Corner Leaf", storeLocation: "Dublin", name: "Blue Dream 2.83g", cost: 24 },
      ],
      edible: [
        { storeName: "Corner Leaf", storeLocation: "Dublin", name: "Plum Gummies", cost: 9.5 },
      ],
    },
    { region: "Southeast" },
  ],
};

const seed = () => Response.json(SEED_STATISTICS);
const strains = () => screen.findByRole("region", { name: "Ohio's Most Available Strains" });
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

it("shows the seed's welcome, warning and links", async () => {
  const { page } = await openScreen("/", EMPTY_HOME);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ohio Cannabis Community");
  expect(screen.getByText(/always under construction/)).toBeTruthy();
  expect(page.querySelector("strong")?.textContent).toContain(
    "most up-to-date and accurate information",
  );
  for (const name of ["report issues", "suggest a business or an event"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/feedback");
  expect(screen.queryByText(/shop|not available/i)).toBeNull();
});

it("an announcement can be dismissed, and is back on the next visit", async () => {
  const { user, router } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/announcements": Response.json([{ text: "Hello, Ohio" }]),
    "/api/config": Response.json({}),
  });
  const banners = screen.getByRole("region", { name: "Announcements" });
  await user.click(within(banners).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "Announcements" })).toBeNull();
  await act(() => router.navigate({ to: "/growing-tool" }));
  expect(document.title).toMatch(/^Growing Tool/);
  router.history.back();
  expect(await screen.findByRole("region", { name: "Announcements" })).toBeTruthy();
});

it("renders another server's answer with the seed's fields only, without ages", async () => {
  await openScreen("/", {
    "/api/statistics": seed(),
    "/api/announcements": Response.json([{ text: "Hello, Ohio" }]),
  });
  expect(await screen.findByText("Hello, Ohio")).toBeTruthy();
  expect(textsOf(within(await strains()).getAllByRole("listitem"))).toEqual([
    "Blue Dream3 stores",
    "Gelato1 store",
  ]);
  const central = within(screen.getByRole("region", { name: "Central Top Deals" }));
  expect(textsOf(central.getAllByRole("heading", { level: 3 }))).toEqual(["Flower", "Edibles"]);
  expect(textsOf(central.getAllByRole("listitem"))).toEqual([
    "Blue Dream 2.83g$24.00Dublin · Corner Leaf",
    "Plum Gummies$9.50Dublin · Corner Leaf",
  ]);
  expect(screen.getByRole("region", { name: "Southeast Top Deals" }).textContent).toContain(
    "No deal",
  );
  expect(screen.getAllByText("Date not given")).toHaveLength(1);
  expect(screen.queryByText(/Updated|Seen/)).toBeNull();
});

it.each([
  ["are numbered in their order, in as many stores, too", [6, 6, 5], true],
  ["have no numbers where all are alike", [6, 6, 6], false],
])("strains %s", async (_, counts, isRanked) => {
  const topFlower = counts.map((count, at) => ({ name: `Strain ${String(at)}`, count }));
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({ topFlower, topDeals: [] }),
  });
  const card = within(await strains());
  expect(card.getByRole("list").className.includes("unranked")).toBe(!isRanked);
});

it.each([
  [{ all: 232, withPrices: 6 }, ["Prices from 6 of 232 stores so far."]],
  [undefined, []],
])("a first visit says from how many stores prices are: %o", async (stores, said) => {
  const statistics = { topFlower: [], topDeals: [], stores };
  await openScreen("/", { ...EMPTY_HOME, "/api/statistics": Response.json(statistics) });
  await strains();
  expect(textsOf(screen.queryAllByText(/^Prices from.*\.$/))).toEqual(said);
});

it.each([
  [undefined, "Flower only, each in 6 stores"],
  [{ all: 232, withPrices: 7 }, "Flower only, each in 6 stores"],
  [{ all: 232, withPrices: 6 }, "Flower only, each at all 6 stores with prices"],
])(
  "how many stores have a strain is said once where all are in as many, of an older answer with %o, and to readers in each row",
  async (stores, said) => {
    const topFlower = ["OG Kush", "Runtz"].map((name) => ({ name, count: 6 }));
    await openScreen("/", {
      ...EMPTY_HOME,
      "/api/statistics": Response.json({ topFlower, topDeals: [], stores }),
    });
    const card = within(await strains());
    expect(card.getByText(said)).toBeTruthy();
    expect(card.getAllByText("6 stores", { selector: ".visually-hidden" })).toHaveLength(2);
  },
);

it("the most available strains are those that the list of strains begins with, of any product", async () => {
  const topFlower = [{ name: "Uptown F", count: 9 }];
  const topStrains = [
    { name: "GMO Cookies", slug: "gmo-cookies", count: 7 },
    { name: "Wedding Cake", slug: "wedding-cake", count: 6 },
  ];
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({ topFlower, topStrains, topDeals: [] }),
  });
  const card = within(await strains());
  expect(card.getByText("Known strains, any product, in how many stores now")).toBeTruthy();
  expect(textsOf(card.getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/GMO Cookies.*7 stores/),
    expect.stringMatching(/Wedding Cake.*6 stores/),
  ]);
});

it.each([
  [232, ["Prices from 6 of 232 stores so far", "From 6 of 232 stores"]],
  [6, ["Cheapest of each kind"]],
])(
  "of how many stores prices are is said beside the best deals and the statistics, unless it is all of %i",
  async (all, said) => {
    const statistics = { topFlower: [], topDeals: [], stores: { all, withPrices: 6 } };
    await openScreen("/", { ...EMPTY_HOME, "/api/statistics": Response.json(statistics) });
    await strains();
    expect(
      textsOf(screen.queryAllByText(/^From |^Prices from.*far$|^Cheapest of each kind/)),
    ).toEqual(said);
  },
);

it("beside the deals of a region its own stores are counted", async () => {
  changeSettings({ homeRegion: "Northeast" });
  const regions = { Northeast: { all: 82, withPrices: 3 } };
  const stores = { all: 232, withPrices: 6, regions };
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({ topFlower: [], topDeals: [], stores }),
  });
  await strains();
  expect(
    textsOf(screen.queryAllByText(/^From |^Prices from.*far$|^Cheapest of each kind/)),
  ).toEqual(["Prices from 3 of 82 stores so far", "From 6 of 232 stores"]);
});

it("a strain without a page has its label's flower", async () => {
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({
      topFlower: [
        { name: "Oddity", count: 6, label: { name: "Oddity", terpenes: { limonene: null } } },
        { name: "Plain", count: 6 },
      ],
      topDeals: [],
    }),
  });
  const card = await strains();
  // An outline is one with its heart.
  const isPrinted = () =>
    [...card.querySelectorAll("[data-stamp]")].map((each) => !each.querySelector("g circle"));
  await waitFor(() => expect(isPrinted()).toEqual([true, false]));
});

it("shows a large spinner while the statistics are on their way", async () => {
  const { answer, release } = heldBack(seed());
  await openScreen("/", { ...EMPTY_HOME, "/api/statistics": answer });
  expect(
    screen.getByText("Loading product statistics").closest('[role="status"]')?.querySelector("span")
      ?.className,
  ).toContain("4xl");
  release();
  expect(await strains()).toBeTruthy();
});

it("a server that never answers is asked again by Retry", async () => {
  const calls = [silent, seed];
  const { user, asked } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": () => calls.shift()?.() ?? seed(),
  });
  expect(screen.getByText("Loading product statistics")).toBeTruthy();
  await waitFor(() => expect(asked).toContain("/api/statistics"));
  const waiting = within(screen.getByText(/The server has not answered yet\./));
  await user.click(waiting.getByRole("button", { name: "Retry" }));
  expect(await strains()).toBeTruthy();
  expect(asked.filter((path) => path === "/api/statistics")).toHaveLength(2);
});

it("a failing announcement leaves the page as it is", async () => {
  await openScreen("/", {
    "/api/statistics": seed(),
    "/api/announcements": new Response("", { status: 503 }),
  });
  expect(await strains()).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Announcements" })).toBeNull();
});

it("text from the server is shown as text", async () => {
  const text = '<img src=x onerror="document.title=1"> \u202Eabc 🌿';
  await openScreen("/", {
    "/api/announcements": Response.json([{ text }]),
    "/api/statistics": Response.json({ topFlower: [{ name: "<b>x</b>", count: 1 }], topDeals: [] }),
  });
  expect(screen.getByText(/onerror/).textContent).toContain(text);
  expect(await screen.findByText("<b>x</b>")).toBeTruthy();
  expect(document.querySelector("main img")).toBeNull();
});

it("a strain of the list leads to its page", async () => {
  const { user, address, heading } = await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({
      topFlower: [{ name: "Gelato", count: 2, slug: "gelato" }],
      topDeals: [],
    }),
    "/api/strains/gelato/offers": new Response("", { status: 404 }),
  });
  await user.click(within(await strains()).getByRole("link", { name: "Gelato" }));
  await waitFor(() => expect(heading()).toBe("Gelato"));
  expect(address()).toBe("/strain-genetics/gelato");
  expect(screen.queryByText(/No strain here is called/)).toBeNull();
});
