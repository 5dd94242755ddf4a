import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { inboxStore } from "#data/alertRecords.ts";
import { pin } from "#data/pins.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { itemOfOffer } from "#domain/limits/limitsBasket.ts";
import { changeLimits } from "#features/limits/limitsStore.ts";
import { noteCall } from "#platform/connection.ts";
import { justNow, menuAnswers } from "../support/data/menus.ts";
import { offer, storeProfile } from "../support/data/offers.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { silent } from "../support/screens/screenAnswers.ts";
import { openScreen, type Answers } from "../support/screens/openScreen.tsx";
import { keepWishes } from "../support/screens/phoneLists.ts";
import { wish } from "../support/community/wishlist.ts";
import { named } from "../support/screens/wishlistScreen.tsx";

const BLISS = storeProfile({ observedAt: justNow() });
const STORE: Answers = Object.fromEntries(
  Object.entries(menuAnswers(BLISS, [offer({ observedAt: justNow() })])).map(([path, body]) => [
    path,
    Response.json(body),
  ]),
);

/** What the state has of strains: this, of each of them. */
const strainAnswers = (slugs: readonly string[], ...offers: readonly StoreOffer[]): Answers =>
  Object.fromEntries(
    slugs.map((slug) => [
      `/api/strains/${slug}/offers`,
      Response.json({ table: encodeMenuTable(offers), observedAt: offers[0]?.observedAt ?? null }),
    ]),
  );

const part = (name: string) => screen.findByRole("region", { name });
const bar = () => screen.getByRole("navigation", { name: "Main" });

it("a phone that has kept nothing says of each kind how to keep something", async () => {
  await openScreen("/saved");
  expect(document.title).toBe("Saved | Ohio Cannabis Community");
  // On the first screen, however much is kept above the basket.
  const limits = within(screen.getByRole("main")).getAllByRole("link", { name: "Limits" });
  expect(limits.map((link) => link.getAttribute("href"))).toEqual(["/dispensary-limits"]);
  for (const [name, way] of [
    ["Kept stores", "Choose a store"],
    ["Wishlist", "Open the menus"],
    ["Alerts", "Open the deals"],
    ["Limits basket", "Check what you may buy"],
    ["Tickets", "See open events"],
  ] as const) {
    const own = within(await part(name));
    expect(await own.findByRole("link", { name: way })).toBeTruthy();
    expect(own.getByText("0")).toBeTruthy();
  }
  expect(within(bar()).getByRole("link", { name: "Saved" }).textContent).toBe("Saved");
});

it.each([
  ["/dispensary-limits", ["Saved"]],
  ["/saved", ["Saved"]],
  ["/growing-tool", ["More"]],
  ["/strain-genetics", ["More"]],
  ["/terpenes", ["More"]],
  ["/terpenes/myrcene", ["More"]],
  ["/signin", []],
])("the bar says where %s belongs", async (address, lit) => {
  await openScreen(address);
  const ways = [...bar().querySelectorAll("a, button")];
  const here = ways.filter((way) => way.matches("[data-here], [aria-current]"));
  expect(here.map(({ textContent }) => textContent)).toEqual(lit);
});

it("stores, wishes and the basket stand there with their counts, without a connection, and the bar counts them", async () => {
  await pin({ slug: BLISS.slug, name: "Bliss, Kent" });
  await keepWishes(named("Gelato", { targetCents: 3_000 }), named("Runtz"));
  changeLimits(() => ({ basket: [itemOfOffer(offer())] }));
  const before = await openScreen("/saved", {
    ...STORE,
    ...strainAnswers(["gelato", "runtz"]),
  });
  const kept = within(await part("Kept stores"));
  expect(await kept.findByText("$30.00", { selector: "strong" })).toBeTruthy();
  expect(kept.getByText("$10.60/g", { selector: "small" })).toBeTruthy();
  before.leave();

  noteCall("lost");
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  const { page } = await openScreen("/saved", {
    "/api/menus/bliss-kent": gone,
    "/api/stores": gone,
    "/api/strains/gelato/offers": gone,
    "/api/strains/runtz/offers": gone,
  });
  const wishes = within(await part("Wishlist"));
  expect(await wishes.findByRole("link", { name: "Gelato" })).toBeTruthy();
  expect(wishes.getByText("below $30.00")).toBeTruthy();
  expect(within(await part("Limits basket")).getByText(/Ninefold Blue Dream/)).toBeTruthy();
  expect(
    await screen.findByText(
      "1 store, 2 wishes and 1 thing in the basket, on this phone, offline too.",
    ),
  ).toBeTruthy();
  const count = await within(bar()).findByText("4");
  expect(page.contains(count)).toBe(true);
  changeLimits(() => ({ basket: [] }));
  expect(await within(bar()).findByText("3")).toBeTruthy();
});

it.each([
  ["is a tap away where something of it can be bought", named("Gelato"), 1],
  ["is not offered of stores alone", wish({ id: "store:bliss-kent", name: "Bliss" }), 0],
])("a trip to what one wishes for %s", async (_, wished, ways) => {
  await keepWishes(wished);
  await openScreen("/saved", { ...STORE, ...strainAnswers(["gelato"]) });
  const wishes = within(await part("Wishlist"));
  await wishes.findByRole("link", { name: "Wishlist" });
  const trips = wishes.queryAllByRole("link", { name: "Plan a trip" });
  expect(trips.map((way) => way.getAttribute("href"))).toEqual(
    Array.from({ length: ways }, () => "/dispensary-wishlist?trip=true"),
  );
});

it("alerts stand there with what they ring for, counted with the rest, and open to be changed", async () => {
  const strain = { slug: "gelato", name: "Gelato" };
  const rules = ["1", "2"].map((end) => ({
    rule: {
      ...ANY_DEAL,
      id: `5e1f9c0a-6f0e-4c43-9a1c-00000000001${end}`,
      strain,
      kind: "price" as const,
      maxCents: 3_000,
    },
    state: end === "1" ? ("sent" as const) : ("leaving" as const),
  }));
  await rulesStore.change(() => rules);
  onTestFinished(async () => void (await rulesStore.change(() => [])));
  const { user } = await openScreen("/saved", STORE);
  const alerts = within(await part("Alerts"));
  const row = await alerts.findByRole("listitem");
  expect(row.textContent).toBe("GelatoAny price up to $30.00 · All of Ohio");
  expect(await screen.findByText(/^1 alert, on this (phone|device), offline too\.$/)).toBeTruthy();
  expect(await within(bar()).findByText("1")).toBeTruthy();
  await user.click(alerts.getByRole("button", { name: "Change alerts" }));
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(await panel.findByRole("tab", { name: "Alerts", selected: true })).toBeTruthy();
  expect(panel.getByRole("button", { name: "Change the alert Gelato" })).toBeTruthy();
});

it("the bell opens on the alerts while nothing has ever rung, then on what has", async () => {
  const { user } = await openScreen("/saved", STORE);
  const bell = screen.getByRole("button", { name: /^Notifications/ });
  const panel = async () => within(await screen.findByRole("dialog", { name: "Notifications" }));
  await user.click(bell);
  expect(await (await panel()).findByRole("tab", { name: "Alerts", selected: true })).toBeTruthy();
  await user.click((await panel()).getByRole("button", { name: "Close" }));
  await inboxStore.change(() => [
    {
      message: { id: "one", kind: "test", sentAt: Date.now() },
      receivedAt: Date.now(),
      isRead: true,
    },
  ]);
  onTestFinished(async () => void (await inboxStore.change(() => [])));
  await user.click(bell);
  expect(await (await panel()).findByRole("tab", { name: "Inbox", selected: true })).toBeTruthy();
});

it("a wish has its best price and whose it is, from what is on the phone where nobody answers", async () => {
  await pin({ slug: BLISS.slug, name: "Bliss, Kent" });
  await keepWishes(named("Blue-Dream", { targetCents: 2_500 }), named("Runtz"));
  const { asked } = await openScreen("/saved", {
    ...STORE,
    "/api/strains/blue-dream/offers": silent,
    "/api/strains/runtz/offers": silent,
  });
  const wishes = within(await part("Wishlist"));
  expect(await wishes.findByText("$30.00")).toBeTruthy();
  const rows = wishes.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Blue-Dream$30.00Kent · Bliss below $25.00 · Seen 1 h ago", "Runtz "]);
  expect(asked).not.toContain("/api/menus");
});

it("a wish has the price of the whole state, not that of the kept store alone, and the wishlist has the same without a connection", async () => {
  await pin({ slug: BLISS.slug, name: "Bliss, Kent" });
  await keepWishes(named("Blue-Dream"));
  const { store, ...dear } = offer({ observedAt: justNow() });
  const cheap = { ...dear, store: { ...store, slug: "far", name: "Far" }, priceCents: 2_000 };
  const first = await openScreen("/saved", {
    ...STORE,
    ...strainAnswers(["blue-dream"], { ...dear, store }, { ...cheap, salePriceCents: null }),
  });
  expect(await within(await part("Wishlist")).findByText("$20.00")).toBeTruthy();
  expect(first.asked).not.toContain("/api/menus");
  first.leave();

  noteCall("lost");
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  await openScreen("/dispensary-wishlist", { "/api/menus": gone, "/api/strains": gone });
  expect(await screen.findByText("$20.00")).toBeTruthy();
});

it("a phone without a wish asks nothing for wishes", async () => {
  const { asked } = await openScreen("/saved", STORE);
  await part("Wishlist");
  expect(asked.filter((path) => /strains\/|products|menus/.test(path))).toEqual([]);
});

it("More opens the menu whole, with the display settings in it, and closes it", async () => {
  const { user } = await openScreen("/saved", STORE);
  const more = within(bar()).getByRole("button", { name: "More" });
  await user.click(more);
  const menu = screen.getByRole("complementary", { name: "Site menu" });
  for (const name of ["Dispensary", "Resources", "Community", "Site"])
    expect(within(menu).getByRole("region", { name })).toBeTruthy();
  await user.click(await within(menu).findByRole("button", { name: "Display settings" }));
  expect(await screen.findByRole("dialog", { name: "Display settings" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("complementary", { name: "Site menu" })).toBeNull();
});
