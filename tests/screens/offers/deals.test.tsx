import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { inboxStore } from "#data/alertRecords.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { locatedAt } from "../../support/screens/locatedAt.ts";
import { dealAnswers } from "../../support/screens/screenAnswers.ts";

it("a card says where, what, for how much, instead of what, and until when", async () => {
  const deal = offer({
    observedAt: justNow(),
    salePriceCents: 2_400,
    saleConditions: "none",
    saleText: "Tuesday",
    saleEndsAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
  });
  await openScreen("/deals", dealAnswers([deal]));
  const card = screen.getByRole("article").textContent;
  for (const text of ["Bliss", "Kent", "Ninefold", "$24.00", "$30.00", "$8.48/g"])
    expect(card).toContain(text);
  expect(card).toMatch(/^Blue Dream/);
  for (const text of ["20% off", "ends in 5 h", "THC 24%", "Seen 1 h old"])
    expect(card).toContain(text);
});

it("a card says what its price leaves unsaid: cheaper days, a first sight, what a median rests on", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const deals = [
    offer(on),
    offer({ ...on, sizeKey: "other", firstSeenOn: justNow().slice(0, 10) }),
    offer({ observedAt: justNow(), sizeKey: "third", median30DaysCents: 3_200 }),
  ];
  const pasts = [
    { days: 9, lowestCents: 2_000, lowestAt: "2026-11-12T17:00:00.000Z" },
    { days: 0, lowestCents: null, lowestAt: null },
    { days: 1, lowestCents: 3_200, lowestAt: "2026-11-12T17:00:00.000Z" },
  ];
  await openScreen("/deals", dealAnswers(deals, pasts));
  expect(screen.getByText("It was cheaper here on Nov 12")).toBeTruthy();
  expect(
    screen.getByText(/^First seen (today|\w{3} \d+): no earlier price is known$/),
  ).toBeTruthy();
  expect(screen.getByText("Compared with one day of prices")).toBeTruthy();
});

it("a strain has one face, whichever brand’s label says what", async () => {
  const on = { salePriceCents: 2_400, saleConditions: "none", observedAt: justNow() } as const;
  const deals = [
    offer({ ...on, terpenes: { myrcene: 1.2, limonene: 0.2 } }),
    offer({ ...on, sizeKey: "other", terpenes: { linalool: 0.9 } }),
  ];
  const stamps = () =>
    screen.getAllByRole("article").map((card) => card.querySelector("svg")?.innerHTML);
  const { asked } = await openScreen("/deals", {
    ...dealAnswers(deals),
    "/api/strains": Response.json({
      shelves: { "blue-dream": { stores: 2, terpenes: { pinene: 100, myrcene: 40 } } },
      observedAt: justNow(),
    }),
  });
  await waitFor(() => expect(asked).toContain("/api/strains"));
  await waitFor(() => expect(new Set(stamps()).size).toBe(1));
});

it("a sale whose regular price is not believed is held against the store's median, and says so", async () => {
  const misread = offer({
    observedAt: justNow(),
    priceCents: 40_000,
    salePriceCents: 2_400,
    saleConditions: "none",
    median30DaysCents: 3_200,
  });
  await openScreen(
    "/deals",
    dealAnswers([misread], [{ days: 9, lowestCents: 3_200, lowestAt: "2026-11-12T17:00:00.000Z" }]),
  );
  const card = screen.getByRole("article").textContent;
  expect(card).toContain("30-day median $32.00");
  expect(card).toContain("Compared with 9 days of prices");
  expect(card).not.toContain("instead of");
});

it("an alert newer than the list has the list asked for anew, however short a time ago it came", async () => {
  const { asked, router } = await openScreen("/dispensary-deals", dealAnswers([]));
  const countAsked = () => asked.filter((path) => path === "/api/deals").length;
  await waitFor(() => expect(countAsked()).toBe(1));
  const sentAt = Date.now() + 1;
  const message: AlertMessage = { kind: "deals", id: "one", sentAt, deals: [], more: 2 };
  await inboxStore.change(() => [{ message, receivedAt: sentAt, isRead: false }]);
  onTestFinished(async () => void (await inboxStore.change(() => [])));
  await act(() => router.navigate({ to: "/dispensary-deals", search: { alert: "one" } }));
  await screen.findByRole("region", { name: "From your alert" });
  await waitFor(() => expect(countAsked()).toBe(2));
});

it("filters live in the address, and the order never crosses sections by unit price", async () => {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const south = storeProfile({ slug: "south", name: "South", region: "Southwest" });
  const cart = product({ code: "v", name: "Cart", category: "vape" });
  const { user, address } = await openScreen(
    "/dispensary-deals",
    dealAnswers([offer(on), offer({ ...on, store: south, product: cart })]),
  );
  const sections = screen.getAllByRole("heading", { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual(["Flower", "Vape"]);
  await user.click(screen.getByRole("radio", { name: "Southwest" }));
  await waitFor(() => expect(address()).toContain("region=Southwest"));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText("Sort by"), "% off");
  await waitFor(() => expect(address()).toContain("sort=off"));
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.click(await screen.findByRole("checkbox", { name: "Ends today" }));
  await user.click(screen.getByRole("button", { name: "Show 0 deals" }));
  expect(await screen.findByText("No deal matches these filters.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear all filters" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
});

it("a size is chosen beside the section, stays said where no deal is of it, and is cleared with the rest", async () => {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const { user, address } = await openScreen(
    "/dispensary-deals?size=28300mg",
    dealAnswers([offer({ ...on, sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500 })]),
  );
  const size = screen.getByLabelText<HTMLSelectElement>("Size");
  expect(size.selectedOptions[0]?.textContent).toBe("28.3 g ounce");
  await user.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  await user.selectOptions(size, "3.5 g eighth");
  await waitFor(() => expect(address()).toContain("size=3500mg"));
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("Back undoes the last filter, one at a time, and then leaves", async () => {
  const { user, router, address } = await openScreen("/resources", dealAnswers([]));
  await act(() => router.navigate({ to: "/dispensary-deals" }));
  await user.click(await screen.findByRole("radio", { name: "Northeast" }));
  await waitFor(() => expect(address()).toBe("/dispensary-deals?region=Northeast"));
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.selectOptions(await screen.findByLabelText("Price"), "20");
  await waitFor(() => expect(address()).toContain("maxPrice=20"));
  for (const before of ["/dispensary-deals?region=Northeast", "/dispensary-deals", "/resources"]) {
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe(before));
  }
});

const NEAR = { lat: 40, lon: -83 };
const day: [string, string][] = [["00:00", "24:00"]];
const allDay = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

/** Deals of three stores: here, some miles away and open all day, and far away. */
function spreadDeals() {
  const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
  const at = (name: string, more: Partial<StoreOffer["store"]>, off: number) =>
    offer({
      ...on,
      salePriceCents: off,
      store: storeProfile({ slug: name, name, ...more }),
      product: product({ code: name, name: `From ${name}` }),
    });
  return dealAnswers([
    at("Far", { lat: 41.5, lon: -81.7, openingHours: allDay }, 1_000),
    at("Nearby", { lat: 40.1, lon: -83, openingHours: allDay }, 1_500),
    at("Here", { ...NEAR, openingHours: null }, 2_000),
  ]);
}
const cards = () => screen.getAllByRole("article").map(({ textContent }) => textContent);

it("near asks the phone, which tells nobody; deals within 25 miles stay, the nearest first, with how far", async () => {
  locatedAt(NEAR);
  const { user, asked, address } = await openScreen("/dispensary-deals", spreadDeals());
  expect(cards()[0]).not.toContain(" mi");
  await waitFor(() => expect(asked).toContain("/api/strains"));
  const before = asked.length;
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards()[0]).toContain("From Here");
  expect(cards()[0]).toContain("0.0 mi");
  expect(cards()[1]).toContain("6.9 mi");
  expect(asked).toHaveLength(before);
  expect(address()).toBe("/dispensary-deals?near=true");
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "near");
  await user.selectOptions(screen.getByLabelText("Sort by"), "Unit price");
  await waitFor(() => expect(cards()[0]).toContain("From Nearby"));
});

it("a card has its heart and “…”, in this order, as rows of every list", async () => {
  await openScreen("/dispensary-deals", spreadDeals());
  const [card] = screen.getAllByRole("article");
  const buttons = [...(card?.querySelectorAll("button") ?? [])];
  expect(buttons.map((each) => each.getAttribute("aria-label")?.split(" ")[0])).toEqual([
    "Wishlist:",
    "More:",
  ]);
});

it("where none is near the nearest is named, and one tap takes the chip off", async () => {
  locatedAt({ lat: 38.5, lon: -84.5 });
  const { user, address } = await openScreen("/dispensary-deals", spreadDeals());
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const nearest = await screen.findByText(/^None within 25 miles\. Nearest:/);
  expect(nearest.textContent).toMatch(/From Here at Here, Kent, \d+ mi, \$20\.00$/);
  await user.click(screen.getByRole("button", { name: "Without “Near me”" }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(address()).toBe("/dispensary-deals");
});

it("an address with near alone asks nothing by itself, and leaves nothing out", async () => {
  locatedAt(NEAR);
  await openScreen("/dispensary-deals?near=true&sort=near", spreadDeals());
  expect(cards()).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Near me", pressed: false })).toBeTruthy();
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "unit");
});

it("a location that is refused says so and filters nothing", async () => {
  locatedAt(null);
  const { user } = await openScreen("/dispensary-deals", spreadDeals());
  await user.click(screen.getByRole("button", { name: "Near me" }));
  expect(await screen.findByText(/^Location is blocked\./)).toBeTruthy();
  expect(cards()).toHaveLength(3);
});

it("open now is one tap, stands in the address, and leaves out what is not known to be open", async () => {
  const { user, address } = await openScreen("/dispensary-deals", spreadDeals());
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards().join()).not.toContain("From Here");
  expect(screen.getByText("Of 1 more store with deals hours are not known.")).toBeTruthy();
  expect(address()).toBe("/dispensary-deals?open=true");
});

it("open now, where no store's hours are known, says so and shows the deals all the same", async () => {
  const at = (slug: string) =>
    offer({
      observedAt: justNow(),
      salePriceCents: 1_000,
      saleConditions: "none",
      store: storeProfile({ slug, openingHours: null }),
      product: product({ code: slug, name: slug }),
    });
  const { user } = await openScreen("/dispensary-deals", dealAnswers([at("one"), at("two")]));
  await user.click(screen.getByRole("button", { name: "Open now" }));
  const said = await screen.findByText(/^Nothing is known to be open now\./);
  expect(said.textContent).toBe(
    "Nothing is known to be open now. Of 2 stores hours are not known.",
  );
  expect(cards()).toHaveLength(2);
  for (const card of cards()) expect(card).not.toContain("Hours not known");
});

it("open now, where nothing is open, says which store opens first, and has all in that order", async () => {
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  // A day of the week that is never this one.
  const weekday = days[(new Date().getDay() + 3) % 7] ?? "mon";
  const opening = (slug: string, from: string, salePriceCents: number) =>
    offer({
      observedAt: justNow(),
      salePriceCents,
      saleConditions: "none",
      store: storeProfile({
        slug,
        name: slug,
        openingHours: { ...closed, [weekday]: [[from, "23:00"]] },
      }),
      product: product({ code: slug, name: slug }),
    });
  const { user, address } = await openScreen(
    "/dispensary-deals",
    dealAnswers([opening("Late", "11:00", 1_000), opening("Early", "08:00", 2_000)]),
  );
  await user.click(screen.getByRole("button", { name: "Open now" }));
  const said = await screen.findByText(/^Nothing is open now/);
  expect(said.textContent.replaceAll("\u00A0", " ")).toMatch(
    /^Nothing is open now: first to open is Early, Kent \w+ at 8 AM\. $/,
  );
  expect(within(said).getByRole("link").getAttribute("href")).toContain("store=Early");
  expect(cards().map((card) => card.replaceAll("\u00A0", " "))).toEqual([
    expect.stringMatching(/^Early.*opens \w+ 8 AM/),
    expect.stringMatching(/^Late.*opens \w+ 11 AM/),
  ]);
  // The chip does not look as if it left something out.
  expect(screen.getByRole("button", { name: "Open now" }).getAttribute("aria-pressed")).toBe(
    "mixed",
  );
  const sort = screen.getByLabelText("Sort by");
  expect(within(sort).getByRole("option", { selected: true }).textContent).toBe("Opens first");
  await user.selectOptions(sort, "% off");
  await waitFor(() => expect(cards()[0]).toMatch(/^Late/));
  expect(address()).toBe("/dispensary-deals?open=true&sort=off");
});

it("near me and a region are one choice: each takes the other’s place", async () => {
  locatedAt(NEAR);
  const { user, address } = await openScreen("/dispensary-deals?region=Southwest", spreadDeals());
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(address()).toBe("/dispensary-deals?near=true"));
  const lit = () =>
    screen
      .queryAllByRole("radio", { checked: true })
      .map((each) => each.closest("label")?.textContent.trim());
  expect(lit()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "Ohio" }));
  await waitFor(() => expect(address()).toBe("/dispensary-deals"));
  expect(lit()).toEqual(["Ohio"]);
  expect(screen.getByRole("button", { name: "Near me", pressed: false })).toBeTruthy();
});

it("a view keeps neither near nor open: they are of a place and of an hour", async () => {
  await openScreen("/dispensary-deals?open=true", spreadDeals());
  expect(screen.queryByRole("button", { name: "Save this view" })).toBeNull();
});
