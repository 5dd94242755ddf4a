import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { wish } from "../../support/community/wishlist.ts";
import { forgetPlace, setPlace } from "#platform/visitorPlace.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { keepWishes } from "../../support/screens/phoneLists.ts";
import {
  answersWith,
  leftOut,
  named,
  names,
  planTrip,
  SCREEN,
  sold,
  tripWays,
} from "../../support/screens/wishlistScreen.tsx";
import { statusText } from "../../support/screens/statusText.ts";

afterEach(() => {
  localStorage.removeItem("trip_choice");
  dispatchEvent(new StorageEvent("storage", { key: "trip_choice" }));
});

it("a trip stands beside the list unasked where there is room, and not on the paper of the list", async () => {
  await keepWishes(named("Gelato"));
  const { user } = await openScreen(SCREEN, answersWith([sold("Gelato")]), 1_440);
  const trip = await screen.findByRole("region", { name: "Plan a trip" });
  expect(trip.closest(".no-print")).not.toBeNull();
  const button = screen.getByRole("button", { name: "Plan a trip", pressed: true });
  await user.click(screen.getByRole("button", { name: "List", pressed: false }));
  expect(screen.queryByRole("region", { name: "Plan a trip" })).toBeNull();
  // Who asks for it has it on paper, too.
  await user.click(button);
  const asked = await screen.findByRole("region", { name: "Plan a trip" });
  expect(asked.closest(".no-print")).toBeNull();
});

it("a trip has an address, which opens it and which Back leaves", async () => {
  await keepWishes(named("Gelato"));
  const { user, router, address, leave } = await openScreen(SCREEN, answersWith([sold("Gelato")]));
  await user.click(await screen.findByRole("button", { name: "Plan a trip" }));
  await screen.findByRole("region", { name: "Plan a trip" });
  const own = address();
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole("region", { name: "Plan a trip" })).toBeNull());
  leave();
  await openScreen(own, answersWith([sold("Gelato")]));
  expect(await screen.findByRole("region", { name: "Plan a trip" })).toBeTruthy();
});

it("no trip stands there of stores alone", async () => {
  await keepWishes(wish({ id: "store:bliss-kent", name: "Bliss" }));
  await openScreen(SCREEN, answersWith([sold("Gelato")]), 1_440);
  expect(await screen.findByRole("button", { name: "Remove Bliss" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Plan a trip" })).toBeNull();
});

describe("a trip", () => {
  it("says what to buy where, for how much, and how far that goes towards the day’s limit", async () => {
    const { trip } = await planTrip(
      [sold("Gelato", { priceCents: 2_000 }), sold("Runtz", { priceCents: 2_500 })],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    expect(
      await trip.findByText(statusText("2 of your 3 wishes · $45.00 before tax")),
    ).toBeTruthy();
    // A stop begins with its store, and ends with its sum, as on a ticket; alone it needs no number.
    const stop = trip.getByRole("heading", { level: 3, name: /^Bliss, Kent$/ });
    expect(stop.parentElement?.textContent).toMatch(
      /^Bliss, Kent.*Gelato.*\$20\.00\$7\.07\/g.*Runtz.*2 items \$45\.00$/,
    );
    expect(trip.getByText(/^Within the daily limit/)).toBeTruthy();
    expect(trip.getByRole("heading", { name: "Not on this trip (1)" })).toBeTruthy();
    expect(leftOut(trip)).toEqual(["Zkittlez on no menu right now"]);
  });

  it.each([
    ["once where all are of one moment", 3, ["Prices seen 3 h ago"]],
    ["of each where they are not", 5, ["Seen 3 h ago", "Seen 5 h ago"]],
  ])("says how old the prices of a stop are: %s", async (_, hours, said) => {
    const now = Date.now();
    const seen = (ago: number) => ({ observedAt: new Date(now - ago * HOUR_MS).toISOString() });
    const { trip } = await planTrip(
      [sold("Gelato", seen(3)), sold("Runtz", seen(hours))],
      named("Gelato"),
      named("Runtz"),
    );
    const stop = await trip.findByRole("heading", { level: 3, name: /^Bliss, Kent$/ });
    expect(stop.parentElement?.textContent.match(/(Prices seen|Seen) \d+ h ago/g)).toEqual(said);
  });

  it("says of what stores have at no price to compare that this is why it is left out", async () => {
    const { user, trip } = await planTrip(
      [
        sold("Gelato", { priceCents: 2_000 }),
        sold("Runtz", { priceCents: 100, ranked: false }),
        sold("Zkittlez", { priceCents: 100, ranked: false, stock: "no" }),
      ],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    expect(
      await trip.findByText(statusText("1 of your 3 wishes · $20.00 before tax")),
    ).toBeTruthy();
    const runtz = "Runtz no price to compare: the price is too unlikely";
    expect(leftOut(trip)).toEqual([runtz, "Zkittlez on no menu right now"]);
    await user.click(trip.getByRole("checkbox", { name: /^Gelato/ }));
    expect(
      await trip.findByText("These stores have nothing you checked with a price to compare."),
    ).toBeTruthy();
    expect(leftOut(trip)).toContain(runtz);
  });

  it("keeps within a budget, and says that this is why something is left out", async () => {
    const { user, trip } = await planTrip(
      [sold("Gelato", { priceCents: 2_000 }), sold("Runtz", { priceCents: 2_500 })],
      named("Gelato"),
      named("Runtz"),
    );
    const budget = trip.getByLabelText("Budget in dollars");
    await user.type(budget, "30");
    expect(
      await trip.findByText(statusText("1 of your 2 wishes · $20.00 before tax")),
    ).toBeTruthy();
    expect(leftOut(trip)).toEqual(["Runtz over your budget"]);
    await user.clear(budget);
    await user.type(budget, "1");
    expect(await trip.findByText("Nothing fits in this budget.")).toBeTruthy();
    expect(leftOut(trip)).toEqual(["Gelato over your budget", "Runtz over your budget"]);
    await user.clear(budget);
    await user.type(budget, "a lot");
    expect(await trip.findByText("Write a price such as 25 or 24.99.")).toBeTruthy();
  });

  it("says what the whole list would come to, and where what it leaves out is sold", async () => {
    const at = (name: string, city: string) => {
      const each = sold(name, { priceCents: 2_000 });
      return { ...each, store: { ...each.store, slug: city, name: city, city } };
    };
    const { user, trip } = await planTrip(
      [at("Gelato", "Akron"), at("Runtz", "Canton"), at("Zkittlez", "Dayton")],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    expect(
      await trip.findByText(statusText("2 of your 3 wishes · $40.00 before tax")),
    ).toBeTruthy();
    // All of it is a way to choose, too.
    expect(tripWays(trip)).toEqual([
      "3 stores  $60.00 all 3",
      "Two stores  $40.00 2 of 3 (on)",
      expect.stringMatching(/^One store {2}\$20\.00 1 of 3$/),
    ]);
    expect(trip.getByText("The most from two stores.")).toBeTruthy();
    expect(leftOut(trip)).toEqual(["Zkittlez Dayton"]);
    const stops = () =>
      trip.getAllByRole("heading", { level: 3, name: /^\d/ }).map(({ textContent }) => textContent);
    expect(stops()).toEqual([expect.stringMatching(/^1\w+, /), expect.stringMatching(/^2\w+, /)]);
    await user.click(trip.getByRole("button", { name: /^3 stores/ }));
    expect(await trip.findByText(statusText("All 3 wishes · $60.00 before tax"))).toBeTruthy();
    // What is paid at each stop is that stop's; below them all of it.
    expect(trip.getByText("3 items at 3 stores").parentElement?.textContent).toMatch(/\$60\.00$/);
    expect(trip.queryByText(/^Not on this trip/)).toBeNull();
    // Nothing is recommended before it is known how far one would drive.
    expect(trip.getByText("Driving is not counted yet: add where you start.")).toBeTruthy();
    expect(trip.queryByText("Recommended", { exact: false })).toBeNull();
  });

  it("says what one stop instead of two costs, where that is chosen unasked", async () => {
    const at = (name: string, city: string, lat: number, priceCents: number) => {
      const each = sold(name, { priceCents });
      return { ...each, store: { ...each.store, slug: city, name: city, city, lat, lon: -82 } };
    };
    const { trip } = await planTrip(
      [
        at("Gelato", "Akron", 41, 2_000),
        at("Runtz", "Canton", 40, 2_000),
        at("Gelato", "Dayton", 39, 2_100),
        at("Runtz", "Dayton", 39, 2_100),
      ],
      named("Gelato"),
      named("Runtz"),
    );
    expect(await trip.findByText("One stop, for $2.00 more.")).toBeTruthy();
  });

  it("leaves out what is not marked", async () => {
    const { user, trip } = await planTrip(
      [sold("Gelato"), sold("Runtz")],
      named("Gelato"),
      named("Runtz"),
    );
    await user.click(trip.getByRole("checkbox", { name: /^Runtz/ }));
    expect(await trip.findByText(statusText("1 wish · $30.00 before tax"))).toBeTruthy();
  });

  it("says how far its two stores are apart, without asking where one is", async () => {
    const at = (slug: string, strain: string, where: { lat: number; lon: number }) => {
      const each = sold(strain, { priceCents: 2_000 });
      return { ...each, store: { ...each.store, slug, name: slug, city: slug, ...where } };
    };
    const { trip } = await planTrip(
      [
        at("alder", "Gelato", { lat: 40, lon: -83 }),
        at("birch", "Runtz", { lat: 41.5, lon: -81.7 }),
      ],
      named("Gelato"),
      named("Runtz"),
    );
    await trip.findByText(statusText("Both wishes · $40.00 before tax"));
    expect(tripWays(trip)[0]).toBe("Two stores  $40.00 all 2 (on)");
    expect(trip.getByText("Gets the most.")).toBeTruthy();
    // On the way from the one to the other, on the road as every way of a trip.
    const second = trip
      .getAllByRole("listitem")
      .find((each) => each.textContent.includes("2birch"));
    expect(second?.textContent).toMatch(/^161 mi to drive2birch, birch/);
    expect(trip.getAllByText(/161 mi/)).toHaveLength(1);
    // From where one starts and back it is not known.
    expect(trip.queryByText(/^Back/)).toBeNull();
  });

  it("begins with the ways to choose from and what each comes to, and says why it is not less", async () => {
    const at = (slug: string, strain: string, priceCents: number) => {
      const each = sold(strain, { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug } };
    };
    const { user, trip } = await planTrip(
      [
        at("alder", "Gelato", 2_000),
        at("alder", "Runtz", 3_000),
        at("alder", "Zkittlez", 5_000),
        at("birch", "Runtz", 2_500),
        at("birch", "Gelato", 3_900),
        at("birch", "Zkittlez", 3_000),
        at("cedar", "Zkittlez", 2_900),
      ],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    const total = await trip.findByText(statusText("All 3 wishes · $75.00 before tax"));
    const ways = () => tripWays(trip);
    expect(ways()).toEqual(["Two stores  $75.00 all 3 (on)", "One store  $94.00 all 3"]);
    expect(trip.getByText("Lowest price.")).toBeTruthy();
    expect(trip.getByText(/^Cheapest of each/).textContent).toBe(
      "Cheapest of each, 3 stores: $74.00 + driving",
    );
    const settings = trip.getByLabelText("Budget in dollars");
    expect(total.compareDocumentPosition(settings) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(trip.getByRole("checkbox", { name: "Gelato 2.83 g" })).toBeTruthy();
    await user.click(trip.getByRole("button", { name: /^One store/ }));
    expect(await trip.findByText(statusText("All 3 wishes · $94.00 before tax"))).toBeTruthy();
    expect(ways()[1]).toBe("One store  $94.00 all 3 (on)");
    // It stays on the phone.
    expect(localStorage.getItem("trip_choice")).toBe('{"kind":"one"}');
    // With one way there is nothing to choose.
    for (const name of [/^Gelato/, /^Zkittlez/])
      await user.click(trip.getByRole("checkbox", { name }));
    expect(await trip.findByText(statusText("1 wish · $25.00 before tax"))).toBeTruthy();
    expect(ways()).toEqual([]);
  });

  it("to one store that has less is said to have less, and the other is not called cheaper", async () => {
    const at = (slug: string, strain: string, priceCents: number) => {
      const each = sold(strain, { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug } };
    };
    const { trip } = await planTrip(
      [at("alder", "Gelato", 2_000), at("birch", "Runtz", 2_500)],
      named("Gelato"),
      named("Runtz"),
    );
    await trip.findByText(statusText("Both wishes · $45.00 before tax"));
    expect(tripWays(trip)).toEqual(["Two stores  $45.00 all 2 (on)", "One store  $20.00 1 of 2"]);
  });

  it("says of each way before it is chosen how far it is where a place is known, and which is too much for one day", async () => {
    setPlace({ name: "Columbus", lat: 40, lon: -83 });
    onTestFinished(forgetPlace);
    const at = (slug: string, lat: number, strain: string, more: Parameters<typeof sold>[1]) => {
      const each = sold(strain, more);
      return { ...each, store: { ...each.store, slug, name: slug, lat, lon: -83 } };
    };
    const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
    const { trip } = await planTrip(
      [
        ...["Gelato", "Runtz", "Zkittlez"].map((strain) =>
          at("near", 40.1, strain, { priceCents: 9_500 }),
        ),
        at("far", 41, "Gelato", { priceCents: 7_000, ...ounce }),
        at("far", 41, "Runtz", { priceCents: 7_000, ...ounce }),
        at("far", 41, "Zkittlez", { priceCents: 11_000, ...ounce }),
      ],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    await trip.findByText(/^All 3 wishes/);
    // What is too much for one day has no place in the switch. Each sum with a drive says what it is made of.
    expect(tripWays(trip)).toEqual([
      "One store  $285.00 + about $13 driving 18 mi · all 3 · Recommended (on)",
      "Two stores  $235.00 + about $126 driving 180 mi · all 3",
      "far, Kent · 180 mi Over the limit $250.00 3 of 3 wishes + about $126 driving = $376.00",
    ]);
    expect(trip.getByText("Recommended: it costs least with driving.")).toBeTruthy();
  });

  it("has left for another day what is too much for one, and puts it back at a tap", async () => {
    const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300, priceCents: 9_000 };
    const { user, trip } = await planTrip(
      [sold("Gelato", ounce), sold("Runtz", ounce), sold("Zkittlez", ounce)],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    const zkittlez = () => trip.getByRole<HTMLInputElement>("checkbox", { name: /^Zkittlez/ });
    await trip.findByText(statusText("2 of your 3 wishes · $180.00 before tax"));
    // That the rest is within the limit goes without saying: what is left out takes a line.
    expect(trip.queryByText(/daily limit/)).toBeNull();
    expect(trip.getByText("Zkittlez", { selector: "p > bdi" }).parentElement?.textContent).toBe(
      "Zkittlez left out: over today’s limit",
    );
    expect(zkittlez().checked).toBe(false);
    // The list itself has it as before.
    expect(await names()).toContain("Zkittlez");
    await user.click(trip.getByRole("button", { name: "Add it anyway" }));
    await trip.findByText(statusText("All 3 wishes · $270.00 before tax"));
    expect(trip.getByText(/^Over the daily limit/)).toBeTruthy();
    expect(zkittlez().checked).toBe(true);
    expect(
      trip.getByText(/^Leave for another day: Ninefold Zkittlez, 28\.3 g\. The rest is within/),
    ).toBeTruthy();
    await user.click(trip.getByRole("button", { name: "Leave it out" }));
    expect(await trip.findByText(/^Within the daily limit|^Close to the daily limit/)).toBeTruthy();
    expect(zkittlez().checked).toBe(false);
    expect(trip.queryByRole("button", { name: "Leave it out" })).toBeNull();
    expect(trip.queryByText(/for another day|left out/)).toBeNull();
  });
});
