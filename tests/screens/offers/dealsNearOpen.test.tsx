import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { locatedAt } from "../../support/screens/locatedAt.ts";
import { dealAnswers } from "../../support/screens/screenAnswers.ts";

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

it("near asks the phone, which tells nobody; deals within 25 miles stay, the cheapest first, with how far", async () => {
  locatedAt(NEAR);
  const { user, asked, address } = await openScreen("/dispensary-deals", spreadDeals());
  expect(cards()[0]).not.toContain(" mi");
  await waitFor(() => expect(asked).toContain("/api/strains"));
  const before = asked.length;
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards()[0]).toContain("From Nearby");
  expect(cards()[0]).toContain("6.9 mi");
  expect(cards()[1]).toContain("0.0 mi");
  expect(asked).toHaveLength(before);
  expect(address()).toBe("/dispensary-deals?near=true");
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "size");
  await user.selectOptions(screen.getByLabelText("Sort by"), "Nearest");
  await waitFor(() => expect(cards()[0]).toContain("From Here"));
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

it("an address with near alone asks nothing by itself, leaves nothing out, and says what is missing", async () => {
  locatedAt(NEAR);
  const { user } = await openScreen("/dispensary-deals?near=true&sort=near", spreadDeals());
  const use = await screen.findByRole("button", { name: "Use my location" });
  expect(cards()).toHaveLength(3);
  const chip = screen.getByRole("button", { name: "Near me" });
  expect(chip.getAttribute("aria-pressed")).toBe("mixed");
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "size");
  await user.click(use);
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByText(/your location is missing/)).toBeNull();
});

it("near is as it was after a reload, where the phone may say where it is", async () => {
  locatedAt(NEAR, true);
  const { address } = await openScreen("/dispensary-deals?near=true", spreadDeals());
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.getByRole("button", { name: "Near me", pressed: true })).toBeTruthy();
  expect(address()).toBe("/dispensary-deals?near=true");
});

it("near that the phone refuses is taken off by a second tap", async () => {
  locatedAt(null);
  const { user, address } = await openScreen("/dispensary-deals?near=true", spreadDeals());
  const chip = screen.getByRole("button", { name: "Near me" });
  await user.click(chip);
  await screen.findByText(/^Location is blocked\./);
  await user.click(chip);
  await waitFor(() => expect(address()).toBe("/dispensary-deals"));
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
  // Until when ends the line of the store, or of the lead deal's, before how old all that is.
  for (const card of cards()) expect(card).toMatch(/open 24 hours.*Seen /);
  expect(screen.getByText("Hours not known for 1 more store with deals.")).toBeTruthy();
  expect(address()).toBe("/dispensary-deals?open=true");
});

it("open now, where no store's hours are known, says so and what helps, and shows the deals all the same", async () => {
  const at = (slug: string) =>
    offer({
      observedAt: justNow(),
      salePriceCents: 1_000,
      saleConditions: "none",
      store: storeProfile({ slug, openingHours: null }),
      product: product({ code: slug, name: slug }),
    });
  const { user } = await openScreen(
    "/dispensary-deals?open=true",
    dealAnswers([at("one"), at("two")]),
  );
  const said = await screen.findByText(/^No opening hours are known/);
  expect(said.textContent).toBe(
    "No opening hours are known for these stores. Call ahead, or check the store’s website.",
  );
  expect(screen.queryByText(/Hours not known for/)).toBeNull();
  expect(cards()).toHaveLength(2);
  for (const card of cards()) expect(card).not.toContain("Hours not known");
  // Only an address asks for it: taken off, it is not offered again.
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Open now" })).toBeNull());
  expect(cards()).toHaveLength(2);
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
  await user.selectOptions(sort, "Most off");
  await waitFor(() => expect(cards()[0]).toMatch(/^Late/));
  expect(address()).toBe("/dispensary-deals?open=true&sort=off");
});

it("near me and a region are one choice: each takes the other’s place", async () => {
  locatedAt(NEAR);
  const { user, address } = await openScreen("/dispensary-deals?region=Southwest", spreadDeals());
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(address()).toBe("/dispensary-deals?near=true"));
  const region = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Region" });
  expect(region().selectedOptions[0]?.textContent, "none of them").toBe("Region");
  await user.selectOptions(region(), "Ohio");
  await waitFor(() => expect(address()).toBe("/dispensary-deals"));
  expect(region().selectedOptions[0]?.textContent).toBe("Ohio");
  expect(screen.getByRole("button", { name: "Near me", pressed: false })).toBeTruthy();
});

it("a view keeps neither near nor open: they are of a place and of an hour", async () => {
  await openScreen("/dispensary-deals?open=true", spreadDeals());
  expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();
});

it("what leads them is at no store that is closed for today, and says so where one there costs less", async () => {
  const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const eighth = (name: string, openingHours: StoreOffer["store"]["openingHours"], off: number) =>
    offer({
      sizeKey: "3500mg",
      sizeLabel: "3.5g",
      netMg: 3_500,
      observedAt: justNow(),
      salePriceCents: off,
      saleConditions: "none",
      store: storeProfile({ slug: name, name, ...NEAR, openingHours }),
      product: product({ code: name, name: `From ${name}` }),
    });
  await openScreen(
    "/dispensary-deals",
    dealAnswers([eighth("Shut", never, 1_000), eighth("Open", allDay, 1_500)]),
  );
  expect(
    (await screen.findByText("Cheapest 3.5 g eighth at a store open today")).closest("article")
      ?.textContent,
  ).toContain("From Open");
});

it("near ones of stores that do not open any more today stand under a line that says so", async () => {
  locatedAt(NEAR);
  const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const at = (name: string, openingHours: StoreOffer["store"]["openingHours"], off: number) =>
    offer({
      observedAt: justNow(),
      salePriceCents: off,
      saleConditions: "none",
      store: storeProfile({ slug: name, name, ...NEAR, openingHours }),
      product: product({ code: name, name: `From ${name}` }),
    });
  const { user } = await openScreen(
    "/dispensary-deals",
    dealAnswers([at("Shut", never, 1_000), at("Open", allDay, 1_500), at("Late", allDay, 1_600)]),
  );
  await user.click(screen.getByRole("button", { name: "Near me" }));
  const line = await screen.findByText("Closed today");
  const [first, second, third] = screen.getAllByRole("article");
  expect(third?.textContent).toContain("From Shut");
  expect(second && line.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(third && line.compareDocumentPosition(third)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(first?.textContent).not.toContain("From Shut");
  // Said above the first price that is struck.
  expect(screen.getByText(/regular or usual price$/)).toBeTruthy();
});

it("a store that asks for an appointment says so in its row, and stands with those that are closed", async () => {
  locatedAt(NEAR);
  const at = (name: string, hours: Partial<StoreOffer["store"]>, off: number) =>
    offer({
      observedAt: justNow(),
      salePriceCents: off,
      saleConditions: "none",
      store: storeProfile({ slug: name, name, ...NEAR, ...hours }),
      product: product({ code: name, name: `From ${name}` }),
    });
  const { user } = await openScreen(
    "/dispensary-deals",
    dealAnswers([
      at("Asked", { openingHours: null, hoursInWords: "by_appointment" }, 1_000),
      at("Open", { openingHours: allDay }, 1_500),
      at("Silent", { openingHours: null }, 1_600),
    ]),
  );
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await screen.findByText("By appointment");
  const [lead, ...rows] = screen.getAllByRole("article").map(({ textContent }) => textContent);
  expect(lead).toMatch(/^Cheapest 2\.83 g tenth, walk in today.*From Open/);
  expect(rows[0]).toMatch(/From Silent.*hours not known/);
  expect(rows[1]).toMatch(/From Asked.*by appointment/);
});
