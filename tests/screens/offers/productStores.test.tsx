import { storeAnswers } from "../../support/screens/screenAnswers.ts";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pin, unpin } from "#data/pins.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { forgetPlace, setPlace } from "#platform/visitorPlace.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import {
  daysAgo,
  HERE,
  lab,
  productAnswers,
  storeRows,
  pageHead,
  sizedAnswers,
} from "../../support/screens/productPage.ts";

it("counts a store and the one whose menu equals its own as one store", async () => {
  const { product: sold, ...own } = offer({ observedAt: justNow() });
  const at = (slug: string, twinOf: string | null = null) => ({
    ...own,
    ...lab,
    store: storeProfile({ slug, name: slug, twinOf }),
    history: [{ observedAt: daysAgo(3), cents: 3_000 }],
  });
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({
      product: sold,
      offers: [at("kent"), at("kent-west", "kent"), at("troy")],
    }),
  });
  expect(storeRows()).toHaveLength(3);
  expect(screen.getByText("No store is cheaper today; 1 other asks the same")).toBeTruthy();
});

it("says nothing of stock that is given", async () => {
  await openScreen(
    "/product/b7k2m9",
    sizedAnswers([{ size: "3.5g", netMg: 3_500, cents: 3_500, stock: "yes" }]),
  );
  expect(screen.queryByText(/In stock|Stock not given/)).toBeNull();
});

it("asks nothing of an only store: neither in which order, nor whose history", async () => {
  await openScreen(
    "/product/b7k2m9",
    sizedAnswers([{ size: "3.5g", netMg: 3_500, cents: 3_500, stock: "yes" }]),
  );
  expect(storeRows().map(({ textContent }) => textContent)).toEqual([
    "No other menu on this site has it.",
  ]);
  // Nor has it a line in which nothing is said.
  expect(storeRows()[0]?.querySelector("div:empty")).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Sort stores by" })).toBeNull();
  expect(await screen.findByRole("radio", { name: "90 days" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Store" })).toBeNull();
});

it("sorts the stores by distance on the phone, and tells nobody where it is", async () => {
  const { product: sold, ...one } = offer({ observedAt: justNow() });
  const at = (slug: string, priceCents: number, place: object) => ({
    ...one,
    ...lab,
    priceCents,
    store: { ...one.store, slug, name: slug, ...place },
    history: [],
  });
  const far = { lat: 40.04, lon: -84.2 };
  const offers = [at("Shown", 2_000, far), at("Far", 2_500, far), at("Near", 3_000, {})];
  const { user, asked } = await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: (place: { coords: typeof HERE }) => void) =>
        found({ coords: HERE }),
    },
  });
  await waitFor(() => expect(asked).toContain("/api/strains"));
  const before = asked.length;
  const rows = () => storeRows().map(({ textContent }) => textContent);
  expect(rows()[0]).toMatch(/^Shown/);
  const order = screen.getByRole("combobox", { name: "Sort stores by" });
  await user.selectOptions(order, "By distance");
  await waitFor(() => expect(rows()[0]).toMatch(/^Near.*0\.0 mi/));
  expect(asked.slice(before)).toEqual([]);
});

it("what was seen too long ago stands last, also of the store from whose menu one came, whose old price the head tells before another's", async () => {
  const old = offer({ observedAt: "2026-01-02T12:00:00.000Z" });
  const { product: sold, ...kent } = old;
  const troy = { ...kent, store: { ...kent.store, slug: "troy", name: "Troy House" } };
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([old]),
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [
        { ...kent, ...lab, history: [] },
        { ...troy, ...lab, history: [], priceCents: 9_000, observedAt: justNow() },
      ],
    }),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  const [first, second] = storeRows().map(({ textContent }) => textContent);
  expect(first).toContain("Troy House");
  expect(second).toContain("Menu you came from");
  expect(screen.queryByRole("heading", { name: /^Other stores/ })).toBeNull();
  expect(pageHead()).toMatch(
    /At Bliss, Kent: \$30\.00 when last seen, on Jan 2, 2026\. Now:.*\$90\.00.*Troy House/,
  );
});

it("the store from whose menu one came heads the page and its rows, whatever it asks, and its package goes into the limits", async () => {
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([offer({ observedAt: justNow() })]),
    ...productAnswers(),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  const [first, second] = storeRows();
  expect(pageHead()).toMatch(/\$10\.60\/gWith taxBliss, Kent Seen/);
  expect(first?.textContent).toMatch(/^Bliss.*\$30\.00/);
  expect(second?.textContent).toContain("Troy House");
  // It stands above a cheaper one: whose it is and where the order begins is said.
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Menu you came from", "Other stores, cheapest first"]);
  await user.click(screen.getByRole("button", { name: "Add to limits" }));
  expect(localStorage.getItem("limits")).toContain("bliss-kent");
  expect((await screen.findByText(/is in your limits basket/)).textContent).toContain("of Bliss");
});

it("calls a price that several stores have the lowest, and no best deal", async () => {
  const { product: sold, ...one } = offer({ observedAt: justNow() });
  const sale = { salePriceCents: 2_000, saleConditions: "none" as const };
  const at = (slug: string) => ({
    ...one,
    ...lab,
    ...sale,
    store: { ...one.store, slug, name: slug },
    history: [],
  });
  const offers = [at("kent"), at("troy"), { ...at("dear"), salePriceCents: 2_500 }];
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  expect(screen.getByText("No store is cheaper today; 1 other asks the same")).toBeTruthy();
  expect(pageHead()).toMatch(/No store is cheaper today/);
  expect(pageHead()).not.toMatch(/Best deal/);
});

describe("of stores that ask the same", () => {
  const at = (slug: string, place: { lat: number; lon: number }, hours = 1) => {
    const { product: _, ...one } = offer({
      observedAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    });
    return {
      ...one,
      ...lab,
      store: { ...one.store, slug, name: slug, city: "Akron", ...place },
      history: [],
    };
  };
  const open = () => {
    const offers = [
      at("Alder", { lat: 40, lon: -83 }, 3),
      at("Birch", { lat: 41, lon: -83 }, 1),
      at("Cedar", { lat: 42, lon: -83 }, 2),
    ];
    const { product: sold } = offer({ observedAt: justNow() });
    return openScreen("/product/b7k2m9", {
      "/api/products/b7k2m9": Response.json({ product: sold, offers }),
    });
  };

  it("the page names the kept one, before the nearest", async () => {
    await pin({ slug: "Cedar", name: "Cedar" });
    onTestFinished(() => void unpin("Cedar"));
    setPlace({ name: "Columbus", lat: 40, lon: -83 });
    onTestFinished(forgetPlace);
    await open();
    await waitFor(() =>
      expect(pageHead()).toMatch(
        /Cedar, Akron Seen \d h ago.*No store is cheaper today; 2 others ask the same/,
      ),
    );
  });

  it("the page names the nearest, where a place is known", async () => {
    setPlace({ name: "Columbus", lat: 40, lon: -83 });
    onTestFinished(forgetPlace);
    await open();
    expect(pageHead()).toMatch(
      /Alder, Akron Seen \d h ago.*No store is cheaper today; 2 others ask the same/,
    );
  });

  it("the page names the one that was seen last, where neither is known", async () => {
    await open();
    expect(pageHead()).toMatch(
      /Birch, Akron Seen \d h ago.*No store is cheaper today; 2 others ask the same/,
    );
  });
});
