import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { wish } from "../../support/community/wishlist.ts";
import { pin, unpin } from "#data/pins.ts";
import { forgetPlace, setPlace, useLocate } from "#platform/visitorPlace.ts";
import { locatedAt } from "../../support/screens/locatedAt.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { keepWishes } from "../../support/screens/phoneLists.ts";
import {
  answersWith,
  group,
  named,
  names,
  openWith,
  SCREEN,
  sold,
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
  const button = screen.getByRole("button", { name: "Hide the trip", expanded: true });
  await user.click(button);
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
  expect(await screen.findByRole("button", { name: "Plan a trip", expanded: false })).toBeTruthy();
});

describe("a trip", () => {
  const plan = async (offers: readonly StoreOffer[], ...wishes: readonly Wish[]) => {
    const app = await openWith(wishes, offers);
    await app.user.click(screen.getByRole("button", { name: "Plan a trip" }));
    await screen.findByRole("region", { name: "Plan a trip" });
    return { ...app, trip: group("Plan a trip") };
  };

  it("says what to buy where, for how much, and how far that goes towards the day’s limit", async () => {
    const { trip } = await plan(
      [sold("Gelato", { priceCents: 2_000 }), sold("Runtz", { priceCents: 2_500 })],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    expect(
      await trip.findByText(statusText("2 of your 3 wishes · $45.00 before tax")),
    ).toBeTruthy();
    // Of one store alone the head says the sum.
    expect(trip.queryByText("$45.00 at", { exact: false })).toBeNull();
    expect(trip.getByText(/^Within the daily limit/)).toBeTruthy();
    expect(trip.getByText(/^Not on this trip/).textContent).toBe(
      "Not on this trip: Zkittlez (on no menu right now)",
    );
  });

  it("says of what stores have at no price to compare that this is why it is left out", async () => {
    const { user, trip } = await plan(
      [
        sold("Gelato", { priceCents: 2_000 }),
        sold("Runtz", { priceCents: 100, ranked: false }),
        sold("Zkittlez", { priceCents: 100, ranked: false, stock: "no" }),
      ],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    const leftOut = () => trip.getByText(/^Not on this trip/).textContent;
    expect(
      await trip.findByText(statusText("1 of your 3 wishes · $20.00 before tax")),
    ).toBeTruthy();
    const runtz = "Runtz (no price to compare: the price is too unlikely)";
    expect(leftOut()).toBe(`Not on this trip: ${runtz}, Zkittlez (on no menu right now)`);
    await user.click(trip.getByRole("checkbox", { name: /^Gelato/ }));
    expect(
      await trip.findByText("These stores have nothing you checked with a price to compare."),
    ).toBeTruthy();
    expect(leftOut()).toContain(runtz);
  });

  it("keeps within a budget, and says that this is why something is left out", async () => {
    const { user, trip } = await plan(
      [sold("Gelato", { priceCents: 2_000 }), sold("Runtz", { priceCents: 2_500 })],
      named("Gelato"),
      named("Runtz"),
    );
    const budget = trip.getByLabelText("Budget in dollars");
    await user.type(budget, "30");
    expect(
      await trip.findByText(statusText("1 of your 2 wishes · $20.00 before tax")),
    ).toBeTruthy();
    expect(trip.getByText(/^Not on this trip/).textContent).toBe(
      "Not on this trip: Runtz (over your budget)",
    );
    await user.clear(budget);
    await user.type(budget, "1");
    expect(await trip.findByText("Nothing fits in this budget.")).toBeTruthy();
    expect(trip.getByText(/^Not on this trip/).textContent).toBe(
      "Not on this trip: Gelato (over your budget), Runtz (over your budget)",
    );
    await user.clear(budget);
    await user.type(budget, "a lot");
    expect(await trip.findByText("Write a price such as 25 or 24.99.")).toBeTruthy();
  });

  it("says what the whole list would come to, and where what it leaves out is sold", async () => {
    const at = (name: string, city: string) => {
      const each = sold(name, { priceCents: 2_000 });
      return { ...each, store: { ...each.store, slug: city, name: city, city } };
    };
    const { user, trip } = await plan(
      [at("Gelato", "Akron"), at("Runtz", "Canton"), at("Zkittlez", "Dayton")],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    expect(
      await trip.findByText(statusText("2 of your 3 wishes · $40.00 before tax")),
    ).toBeTruthy();
    // All of it is a way to choose, too.
    const all = trip.getByRole<HTMLInputElement>("radio", { name: /^3 stores/ });
    expect(all.labels?.[0]?.textContent).toBe("3 stores  $60.00 3 of 3 wishes ");
    expect(trip.getByText("The most from two stores", { exact: false })).toBeTruthy();
    expect(trip.getByText(/^Not on this trip/).textContent).toBe(
      "Not on this trip: Zkittlez (Dayton)",
    );
    await user.click(all);
    expect(await trip.findByText(statusText("All 3 wishes · $60.00 before tax"))).toBeTruthy();
    expect(trip.queryByText(/^Not on this trip/)).toBeNull();
    // Nothing is recommended before it is known how far one would drive.
    expect(trip.getByText("Driving is not counted yet: add where you start.")).toBeTruthy();
    expect(trip.queryByText("Recommended", { exact: false })).toBeNull();
  });

  it("leaves out what is not marked", async () => {
    const { user, trip } = await plan(
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
    const { trip } = await plan(
      [
        at("alder", "Gelato", { lat: 40, lon: -83 }),
        at("birch", "Runtz", { lat: 41.5, lon: -81.7 }),
      ],
      named("Gelato"),
      named("Runtz"),
    );
    const chosen = await trip.findByRole<HTMLInputElement>("radio", { checked: true });
    expect(chosen.labels?.[0]?.textContent).toBe(
      "alder and birch · 161 mi apart  $40.00 2 of 2 wishes  Gets the most",
    );
    // Once is enough, and of one kind: on the road, as every way of a trip.
    expect(trip.getAllByText(/161 mi/)).toHaveLength(1);
  });

  it("begins with the ways to choose from and what each comes to, and says why it is not less", async () => {
    const at = (slug: string, strain: string, priceCents: number) => {
      const each = sold(strain, { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug } };
    };
    const { user, trip } = await plan(
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
    const ways = () =>
      within(trip.getByRole("radiogroup", { name: "Which trip" }))
        .getAllByRole<HTMLInputElement>("radio")
        .map((radio) => `${radio.labels?.[0]?.textContent ?? ""}${radio.checked ? " (on)" : ""}`);
    // Without a place known it is said where they are.
    expect(ways()).toEqual([
      "2 stores in Kent  $75.00 3 of 3 wishes  Lowest price (on)",
      "birch, Kent  $94.00 3 of 3 wishes ",
    ]);
    expect(trip.getByText(/^Each at its cheapest/).textContent).toBe(
      "Each at its cheapest store would be $74.00, at 3 stores.",
    );
    const settings = trip.getByLabelText("Budget in dollars");
    expect(total.compareDocumentPosition(settings) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(trip.getByRole("checkbox", { name: "Gelato 2.83 g" })).toBeTruthy();
    await user.click(trip.getByRole("radio", { name: /^birch/ }));
    expect(await trip.findByText(statusText("All 3 wishes · $94.00 before tax"))).toBeTruthy();
    expect(ways()[1]).toBe("birch, Kent  $94.00 3 of 3 wishes  (on)");
    // It stays on the phone.
    expect(localStorage.getItem("trip_choice")).toBe('{"kind":"one"}');
    // With one way there is nothing to choose.
    for (const name of [/^Gelato/, /^Zkittlez/])
      await user.click(trip.getByRole("checkbox", { name }));
    expect(await trip.findByText(statusText("1 wish · $25.00 before tax"))).toBeTruthy();
    expect(trip.queryByRole("radiogroup")).toBeNull();
  });

  it("to one store that has less is said to have less, and the other is not called cheaper", async () => {
    const at = (slug: string, strain: string, priceCents: number) => {
      const each = sold(strain, { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug } };
    };
    const { trip } = await plan(
      [at("alder", "Gelato", 2_000), at("birch", "Runtz", 2_500)],
      named("Gelato"),
      named("Runtz"),
    );
    await trip.findByText(statusText("Both wishes · $45.00 before tax"));
    expect(
      trip.getAllByRole<HTMLInputElement>("radio").map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual([
      "2 stores in Kent  $45.00 2 of 2 wishes  Gets the most",
      "alder, Kent  $20.00 1 of 2 wishes ",
    ]);
  });

  it("says of each way before it is chosen how far it is where a place is known, and which is too much for one day", async () => {
    setPlace({ name: "Columbus", lat: 40, lon: -83 });
    onTestFinished(forgetPlace);
    const at = (slug: string, lat: number, strain: string, more: Parameters<typeof sold>[1]) => {
      const each = sold(strain, more);
      return { ...each, store: { ...each.store, slug, name: slug, lat, lon: -83 } };
    };
    const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
    const { trip } = await plan(
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
    expect(
      trip.getAllByRole<HTMLInputElement>("radio").map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual([
      "near, Kent · 18 mi  $285.00 3 of 3 wishes + $13 driving = $298 Recommended: least with driving",
      "2 stores in Kent · 180 mi  $235.00 3 of 3 wishes + $126 driving = $361",
      "far, Kent · 180 mi Over the limit $250.00 3 of 3 wishes + $126 driving = $376",
    ]);
  });

  it("has left for another day what is too much for one, and puts it back at a tap", async () => {
    const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300, priceCents: 9_000 };
    const { user, trip } = await plan(
      [sold("Gelato", ounce), sold("Runtz", ounce), sold("Zkittlez", ounce)],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    const zkittlez = () => trip.getByRole<HTMLInputElement>("checkbox", { name: /^Zkittlez/ });
    await trip.findByText(statusText("2 of your 3 wishes · $180.00 before tax"));
    expect(trip.getByText(/^Within the daily limit/)).toBeTruthy();
    expect(
      trip.getByText("Zkittlez 28.3 g", { selector: "p > bdi" }).parentElement?.textContent,
    ).toBe("Gelato and Runtz today; Zkittlez 28.3 g for another day");
    expect(zkittlez().checked).toBe(false);
    // The list itself has it as before.
    expect(await names()).toContain("Zkittlez");
    await user.click(trip.getByRole("button", { name: "Put it back" }));
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
    expect(trip.queryByText(/for another day/)).toBeNull();
  });

  describe("begins", () => {
    const at = (slug: string, city: string, lat: number, priceCents: number) => {
      const each = sold("Gelato", { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug, city, lat, lon: -83 } };
    };
    const offers = [at("Alder", "Akron", 40, 3_000), at("Cedar", "Canton", 41, 2_800)];
    const ways = (trip: ReturnType<typeof group>) =>
      trip.getAllByRole<HTMLInputElement>("radio").map(({ labels, checked }) => {
        return `${labels?.[0]?.textContent ?? ""}${checked ? " (on)" : ""}`;
      });

    it("where the phone was found before a reload, without asking anybody, until that is dropped", async () => {
      onTestFinished(forgetPlace);
      locatedAt({ lat: 40, lon: -83 }, true);
      const near = renderHook(() => useLocate());
      await act(async () => void (await near.result.current.locate()));
      // A reload: what was in memory is gone.
      setPlace(null);
      const { user, trip } = await plan(offers, named("Gelato"));
      expect(await trip.findByText("From where you are")).toBeTruthy();
      expect(trip.queryByText(/Driving is not counted yet/)).toBeNull();
      expect(sessionStorage.getItem("near_found")).toBe('{"isFound":true}');
      await user.click(trip.getByRole("button", { name: /^Change/ }));
      await user.keyboard("{Enter}");
      expect(await trip.findByText(/Driving is not counted yet/)).toBeTruthy();
      expect(sessionStorage.getItem("near_found")).toBe("{}");
    });

    it("where it is asked for, by a ZIP or a city, and counts the way from there", async () => {
      onTestFinished(forgetPlace);
      const { user, trip } = await plan(offers, named("Gelato"));
      await trip.findByText(statusText("1 wish · $28.00 before tax"));
      expect(trip.getByText("Cedar, Canton", { selector: "p > bdi" })).toBeTruthy();
      const field = trip.getByRole("textbox", { name: "From where? ZIP or city" });
      await user.type(field, "Nowhere at all{Enter}");
      expect(await trip.findByText(/^We don’t know this place/)).toBeTruthy();
      await user.clear(field);
      await user.type(field, "43215{Enter}");
      expect(await trip.findByText("ZIP 43215")).toBeTruthy();
      await trip.findByText(statusText("1 wish · $30.00 before tax"));
      expect(ways(trip)).toEqual([
        expect.stringMatching(
          /^Alder, Akron · 5\.\d mi {2}\$30\.00 1 of 1 wish \+ \$4 driving = \$34 Recommended: least with driving \(on\)$/,
        ),
        expect.stringMatching(
          /^Cedar, Canton · \d+ mi {2}\$28\.00 1 of 1 wish \+ \$\d+ driving = \$\d+$/,
        ),
      ]);
      const where = () =>
        trip.getByText(/^(Alder|Cedar), /, { selector: "p > bdi" }).closest("div")?.textContent;
      expect(where()).toMatch(
        /Alder, Akron.*before tax\+ about \$4 for 5\.\d mi of driving = about \$34$/,
      );
      await user.click(trip.getByRole("radio", { name: /^Cedar/ }));
      expect(where()).toMatch(
        /Cedar, Canton.*before tax\+ about \$\d+ for \d+ mi of driving = about \$\d+$/,
      );
      expect(ways(trip)[0]).toContain("· Recommended");
      expect(ways(trip)[1]).toMatch(/\$\d+ more with driving than recommended \(on\)$/);
      // Whoever changes it is in its field, and then where they were.
      await user.click(trip.getByRole("button", { name: "Change where the trip begins" }));
      const again = trip.getByRole("textbox", { name: "From where? ZIP or city" });
      expect(document.activeElement).toBe(again);
      await user.type(again, "{Enter}");
      await trip.findByText(statusText("1 wish · $28.00 before tax"));
    });

    it("and says how far one would drive for all of the list", async () => {
      await pin({ slug: "Alder", name: "Alder" });
      onTestFinished(() => void unpin("Alder"));
      const sells = (name: string, slug: string, lat: number) => {
        const each = sold(name, { priceCents: 2_000 });
        return { ...each, store: { ...each.store, slug, name: slug, city: slug, lat, lon: -83 } };
      };
      const { user, trip } = await plan(
        // By name the farthest would come in the middle.
        [sells("Gelato", "Alder", 40), sells("Runtz", "Birch", 42), sells("Zkittlez", "Cedar", 41)],
        named("Gelato"),
        named("Runtz"),
        named("Zkittlez"),
      );
      const all = await trip.findByText(/^3 stores · \d+ mi/);
      // Two degrees there and two back, with the bends of roads.
      const miles = Number(/(\d+) mi/.exec(all.textContent)?.[1]);
      expect(miles).toBeGreaterThan(300);
      expect(miles).toBeLessThan(400);
      // What is left out is so on purpose: it is said first, and last why; not a second time in its row.
      const head = trip.getByText(statusText("1 of your 3 wishes · $20.00 before tax"));
      expect(head.parentElement?.lastElementChild?.textContent).toMatch(
        /^The other 2 cost \$40\.00, and about \$2\d\d more to drive\.$/,
      );
      expect(trip.getAllByText(/more to drive/)).toHaveLength(1);
      expect(ways(trip)[2]).toMatch(/1 of 3 · Recommended no drive counted \(on\)$/);
      await user.click(trip.getByRole("radio", { name: /^3 stores/ }));
      await trip.findByText(statusText("All 3 wishes · $60.00 before tax"));
      expect(trip.queryByText(/more to drive/)).toBeNull();
    });

    it("and says of a list that is too much for one day that it is, and no price of it", async () => {
      await pin({ slug: "Alder", name: "Alder" });
      onTestFinished(() => void unpin("Alder"));
      const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
      const sells = (name: string, slug: string, lat: number) => {
        const each = sold(name, { priceCents: 9_000, ...ounce });
        return { ...each, store: { ...each.store, slug, name: slug, city: slug, lat, lon: -83 } };
      };
      const { trip } = await plan(
        [sells("Gelato", "Alder", 40), sells("Runtz", "Birch", 42), sells("Zkittlez", "Cedar", 41)],
        named("Gelato"),
        named("Runtz"),
        named("Zkittlez"),
      );
      expect(await trip.findByText("All 3 would be over the daily limit.")).toBeTruthy();
      expect(trip.queryByText(/more to drive/)).toBeNull();
    });

    it("at the kept store that stands first, where nobody said where they are", async () => {
      await pin({ slug: "Alder", name: "Alder" });
      onTestFinished(() => void unpin("Alder"));
      const { trip } = await plan(offers, named("Gelato"));
      await trip.findByText(statusText("1 wish · $30.00 before tax"));
      const [where, from] = trip.getAllByText("Alder, Akron", { selector: "p > bdi" });
      expect(where?.closest("div")?.textContent).toMatch(
        /^Go to Alder, Akron1 wish · \$30\.00 before tax$/,
      );
      expect(from?.parentElement?.textContent).toBe("From Alder, Akron");
      expect(ways(trip)[0]).toMatch(/^Alder, Akron {2}\$30\.00 1 of 1 wish no drive counted/);
    });
  });
});
