import { storeAnswers } from "../../support/screens/screenAnswers.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pin, unpin } from "#data/pins.ts";
import { encodeColumn } from "#domain/offers/columns.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { changeSettings } from "#platform/settings.ts";
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

it("shows the best offer, every store's own price, and what the lab found", async () => {
  await openScreen("/product/B7K2M9", productAnswers());
  expect(document.title).toBe("Blue Dream | Ohio Cannabis Community");
  expect(screen.getByText("Lowest price now")).toBeTruthy();
  // One piece: name, stamp, kind, price and where.
  const head = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(head?.querySelector("svg[data-stamp]")?.getAttribute("width")).toBe("160");
  expect(head?.textContent).toMatch(
    /^Blue Dream.*Flower.*\$24\.00.*Troy House, Troy Seen 1 h ago\s+Lowest price now/,
  );
  const [troy, kent] = storeRows().map(({ textContent }) => textContent);
  // What heads the page is a row like the others.
  expect(troy).toContain("Troy House");
  expect(troy).toContain("$24.00");
  expect(kent).toContain("Bliss");
  expect(kent).toContain("$30.00");
  expect(kent).toContain("$10.60/g");
  expect(screen.getByText("B123")).toBeTruthy();
  expect(screen.getByText("Feb 10, 2026")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Myrcene" }).getAttribute("href")).toBe(
    "/terpenes/myrcene",
  );
});

it("says of what is on patients' menus only that only patients may buy it, and marks its lowest price", async () => {
  const { product: sold, ...kent } = offer({ observedAt: justNow(), menu: "med" });
  const history = [{ observedAt: daysAgo(40), cents: 2_200 }];
  await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [{ ...kent, ...lab, history }],
    }),
  });
  expect(screen.getByText("Only patients may buy it.")).toBeTruthy();
  expect(screen.queryByText(/Not seen at any store/)).toBeNull();
  const lowest = screen.getByText(/^Lowest in \d+ days: \$22\.00/).closest("p");
  expect(lowest?.textContent).toContain("Patients only");
});

it("says to a patient, beside the store of its price, that it is for patients only", async () => {
  changeSettings({ profile: "patient" });
  onTestFinished(() => changeSettings({ profile: "adult" }));
  const { product: sold, ...kent } = offer({ observedAt: justNow(), menu: "med" });
  await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [{ ...kent, ...lab, history: [] }],
    }),
  });
  await waitFor(() => expect(pageHead()).toMatch(/Bliss, Kent.*patients only/));
});

it("says each store’s price, and once what no store says of its stock", async () => {
  await openScreen(
    "/product/b7k2m9",
    sizedAnswers([
      { size: "3.5g", netMg: 3_500, cents: 3_500 },
      { size: "3.5g", netMg: 3_500, cents: 3_500 },
      { size: "3.5g", netMg: 3_500, cents: 4_000 },
    ]),
  );
  expect(pageHead()).toContain("$35.00");
  expect(storeRows().map(({ textContent }) => /\$\d+\.00/.exec(textContent)?.[0])).toEqual([
    "$35.00",
    "$35.00",
    "$40.00",
  ]);
  expect(screen.getByText(/; 1 other store matches it$/)).toBeTruthy();
  expect(screen.getAllByText(/^Stock not given/)).toHaveLength(1);
  expect(screen.getAllByText(/check the store’s website/i)).toHaveLength(1);
});

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
  expect(screen.getByText(/; 1 other store matches it$/)).toBeTruthy();
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
  expect(screen.queryByRole("combobox", { name: "Sort offers by" })).toBeNull();
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
  const order = screen.getByRole("combobox", { name: "Sort offers by" });
  await user.selectOptions(order, "By distance");
  await waitFor(() => expect(rows()[0]).toMatch(/^Near.*0\.0 mi/));
  expect(asked.slice(before)).toEqual([]);
});

it("a name that is markup is text, also in the title", async () => {
  const name = "<script>alert(1)</script>";
  const { heading } = await openScreen("/product/b7k2m9", productAnswers({ name }));
  expect(heading()).toBe(name);
  expect(document.title).toBe(`${name} | Ohio Cannabis Community`);
});

it("an unknown code says so and leads on by a search that forgives slips", async () => {
  const { user, heading } = await openScreen("/product/nothing", {
    ...productAnswers(),
    "/api/products/nothing": new Response("{}", { status: 404 }),
    "/api/search": Response.json({
      code: encodeColumn(["b7k2m9"]),
      name: encodeColumn(["Blue Dream"]),
      brand: encodeColumn(["Ninefold"]),
      category: encodeColumn(["flower"]),
      strainName: encodeColumn(["Blue Dream"]),
    }),
  });
  expect((await screen.findByText(/^No product has the code/)).textContent).toContain(
    "No product has the code “nothing”.",
  );
  fireEvent.change(screen.getByLabelText("Search products"), { target: { value: "bleu dream" } });
  await user.click(await screen.findByRole("link", { name: "Ninefold Blue Dream" }));
  await waitFor(() => expect(heading()).toBe("Blue Dream"));
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
  expect(screen.queryByRole("heading", { name: "Other stores" })).toBeNull();
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
  expect(first?.textContent).toMatch(/^Bliss.*\$30\.00.*Menu you came from$/);
  expect(second?.textContent).toContain("Troy House");
  // It stands above a cheaper one: where the order begins is said.
  expect(screen.getByRole("heading", { name: "Other stores" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add to limits" }));
  expect(localStorage.getItem("limits")).toContain("bliss-kent");
  expect((await screen.findByText(/is in your limits basket/)).textContent).toContain("of Bliss");
});

it("says in one run of words of what kind, whose and of which strain it is", async () => {
  await openScreen(
    "/product/b7k2m9",
    productAnswers({ subcategory: "Smalls", marketedType: "hybrid" }),
  );
  expect(pageHead()).toContain("Flower · Ninefold · Smalls · sold as hybrid · Strain: Blue Dream");
});

it("does not name a strain again that has no page and is in the product’s name", async () => {
  await openScreen("/product/b7k2m9", productAnswers({ strainSlug: null }));
  expect(pageHead()).toContain("Flower · Ninefold");
  expect(pageHead()).not.toContain("Strain:");
});

it("has three actions in a bar, and sharing and reports behind a sign", async () => {
  const { user } = await openScreen("/product/b7k2m9", productAnswers());
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More to do" }));
  expect(await screen.findByRole("button", { name: "Share" })).toBeTruthy();
  const report = screen.getByRole("link", { name: "Report wrong data" });
  expect(report.getAttribute("href")).toContain("kind=wrong-data");
});

it("a product of home’s deals that was never opened opens without a connection, with what home says", async () => {
  const deal = {
    storeName: "Bliss",
    storeLocation: "Kent",
    name: "Blue Dream",
    cost: 24.5,
    code: "b7k2m9",
    size: "2.83g",
    observedAt: justNow(),
  };
  const statistics = { topFlower: [], topDeals: [{ region: "Northeast", flower: [deal] }] };
  const cut = () => Promise.reject(new TypeError("Failed to fetch"));
  const home = await openScreen("/", {
    "/api/statistics": Response.json(statistics),
    "/api/announcements": Response.json([]),
    "/api/stores": cut,
  });
  await screen.findAllByText("Blue Dream");
  home.leave();
  // Started anew at its address: nothing is in memory.
  await openScreen("/product/b7k2m9", { "/api/statistics": cut, "/api/products/b7k2m9": cut });
  expect(await screen.findByText("$24.50")).toBeTruthy();
  expect(screen.getByText("Bliss, Kent")).toBeTruthy();
});

it("has a way back in its head for who came from a list, and none for who opened it by its address", async () => {
  const { router, user, leave } = await openScreen("/other-maps", productAnswers());
  await act(() => router.navigate({ to: "/product/$code", params: { code: "b7k2m9" } }));
  await user.click(await screen.findByRole("button", { name: "Back" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/other-maps"));
  leave();
  await openScreen("/product/b7k2m9", productAnswers());
  await screen.findByText("Lowest price now");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
});

it("tells terpenes that a label only names in one line, each a way to its page", async () => {
  const { product: sold, ...one } = offer({
    observedAt: justNow(),
    terpenes: { humulene: null, caryophyllene: null },
  });
  const offers = [{ ...one, ...lab, history: [] }];
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  const line = screen.getByText(/^Terpenes named, without amounts:/);
  expect(line.textContent).toBe("Terpenes named, without amounts: Humulene, Caryophyllene");
  const links = within(line).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/terpenes/humulene",
    "/terpenes/caryophyllene",
  ]);
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
  expect(screen.getByText(/; 1 other store matches it$/)).toBeTruthy();
  expect(pageHead()).toMatch(/Lowest price/);
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
        /Cedar, Akron Seen \d h ago Lowest price now; 2 other stores match it/,
      ),
    );
  });

  it("the page names the nearest, where a place is known", async () => {
    setPlace({ name: "Columbus", lat: 40, lon: -83 });
    onTestFinished(forgetPlace);
    await open();
    expect(pageHead()).toMatch(
      /Alder, Akron Seen \d h ago Lowest price now; 2 other stores match it/,
    );
  });

  it("the page names the one that was seen last, where neither is known", async () => {
    await open();
    expect(pageHead()).toMatch(
      /Birch, Akron Seen \d h ago Lowest price now; 2 other stores match it/,
    );
  });
});
