import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { mgText } from "#domain/offers/titles.ts";
import { encodeColumn } from "#domain/offers/columns.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { storeAnswers } from "../../support/screens/screenAnswers.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const HERE = { latitude: 41.15, longitude: -81.36 };

const lab = {
  sourceUrl: null,
  batch: "B123",
  labUrl: "https://lab.example/B123",
  testedOn: "2026-02-10",
  packagedOn: null,
  past: null,
};

function productAnswers(more: object = {}): Answers {
  const { product: sold, ...kent } = offer({
    observedAt: justNow(),
    terpenes: { myrcene: 0.82, limonene: 0.41 },
  });
  const { product: _, ...troy } = offer({
    observedAt: justNow(),
    store: storeProfile({ slug: "troy", name: "Troy House", city: "Troy", lat: 40.04, lon: -84.2 }),
    priceCents: 2_800,
    salePriceCents: 2_400,
    saleConditions: "none",
  });
  const offers = [
    {
      ...kent,
      ...lab,
      history: [
        { observedAt: daysAgo(200), cents: 3_400 },
        { observedAt: daysAgo(40), cents: 2_200 },
        { observedAt: daysAgo(20), cents: 3_000 },
      ],
    },
    { ...troy, ...lab, history: [{ observedAt: daysAgo(3), cents: 2_400 }] },
  ];
  return {
    [`/api/products/${sold.code}`]: Response.json({ product: { ...sold, ...more }, offers }),
  };
}

it("shows the best offer, every store's own price, and what the lab found", async () => {
  await openScreen("/product/B7K2M9", productAnswers());
  expect(document.title).toBe("Blue Dream | Ohio Cannabis Community");
  expect(screen.getByText("Best deal")).toBeTruthy();
  // One piece: name, stamp, kind, price and where.
  const head = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(head?.querySelector("svg[data-stamp]")?.getAttribute("width")).toBe("160");
  expect(head?.textContent).toMatch(/^Blue Dream.*Flower.*Best deal.*\$24\.00.*Troy House/);
  const [troy, kent] = storeRows().map(({ textContent }) => textContent);
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
  const lowest = screen.getByText(/^Lowest in 90 days: \$22\.00/).closest("p");
  expect(lowest?.textContent).toContain("Patients only");
});

it("shows the price over time, as a sentence, a chart and a table", async () => {
  const { user } = await openScreen("/product/b7k2m9", productAnswers());
  expect(screen.getByText(/^Since \w{3} \d+: \$24\.00\.$/).closest("p")?.textContent).toContain(
    "Before, usually $30\u2060–\u206034. Lowest in 90 days",
  );
  expect(screen.getByText(/^Lowest in 90 days: \$22\.00 on \w{3} \d+, at any store$/)).toBeTruthy();
  expect(screen.getByRole("figure", { name: /Price of 2\.83 g tenth/ })).toBeTruthy();
  await user.click(screen.getByText("As a table (4)"));
  expect(screen.getByRole("row", { name: /\$34\.00/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "30 days" }));
  expect(screen.getByText(/^Lowest in 30 days: \$22\.00/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Store"), "Troy House, Troy");
  expect(screen.getByText(/^Lowest in 30 days: \$24\.00/)).toBeTruthy();
});

it.each([
  ["it is misread", { priceCents: 100, ranked: false }, "the price is too unlikely"],
  [
    "no label says the dose",
    { product: product({ category: "edible" }), netMg: null, thcMg: null, ranked: false },
    "no label says what a unit costs",
  ],
] as const)("has no price over time where %s, and says that", async (_, more, why) => {
  const { product: sold, ...only } = offer({ observedAt: justNow(), ...more });
  const answer = { product: sold, offers: [{ ...only, ...lab, history: [] }] };
  await openScreen("/product/b7k2m9", { "/api/products/b7k2m9": Response.json(answer) });
  expect(screen.getByText(`No price seen in 90 days that could be compared: ${why}.`)).toBeTruthy();
  expect(screen.queryByText(/not saved on this device/)).toBeNull();
});

/** Offers of these sizes and prices, each at a store of its own. */
function sizedAnswers(
  offers: readonly { size: string; netMg: number; cents: number; stock?: "yes" | "unknown" }[],
): Answers {
  const { product: sold } = offer();
  const all = offers.map(({ size, netMg, cents, stock = "unknown" }, place) => {
    const { product: _, ...each } = offer({
      store: storeProfile({ slug: `s${String(place)}`, name: `Store ${String(place)}` }),
      observedAt: justNow(),
      sizeKey: `${String(netMg)}mg`,
      sizeLabel: size,
      netMg,
      priceCents: cents,
      stock,
    });
    return { ...each, ...lab, history: [{ observedAt: daysAgo(3), cents }] };
  });
  return { [`/api/products/${sold.code}`]: Response.json({ product: sold, offers: all }) };
}

/** A row of each store that has it. */
const stores = () => within(screen.getByRole("region", { name: "Where to find it" }));
const storeRows = () => stores().getAllByRole("listitem");

it("has one size for headline, stores, history and actions", async () => {
  const { user } = await openScreen(
    "/product/b7k2m9",
    sizedAnswers([
      { size: "3.5g", netMg: 3_500, cents: 3_500 },
      { size: "3.54g", netMg: 3_540, cents: 3_600 },
      { size: "28g", netMg: 28_000, cents: 18_000 },
    ]),
  );
  expect(screen.getByText("3.5 g eighth", { selector: "bdi" })).toBeTruthy();
  expect(storeRows()).toHaveLength(2);
  expect(screen.getByRole("figure", { name: /^Price of 3\.5 g eighth, 2 offers/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "28.3 g ounce" }));
  expect(screen.getByText("28.3 g ounce", { selector: "bdi" })).toBeTruthy();
  expect(storeRows()).toHaveLength(1);
  expect(stores().getByText("$180.00")).toBeTruthy();
  expect(screen.getByRole("figure", { name: /^Price of 28.3 g ounce, 1 offer/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add to limits" }));
  expect(localStorage.getItem("limits")).toMatch(/"size":"28 ?g"|28000/);
});

it("says of an unlikely price that it is one, last, and has no lowest price where there is no other", async () => {
  const at = (cents: number, place: number) => ({ size: "3.5g", netMg: 3_500, cents, place });
  await openScreen("/product/b7k2m9", sizedAnswers([at(100, 0), at(4_300, 1), at(3_500, 2)]));
  expect(screen.getByText("Lowest price").parentElement?.textContent).toContain("$35.00");
  const rows = storeRows();
  expect(rows.map(({ textContent }) => textContent.includes("Unlikely price"))).toEqual([
    false,
    false,
    true,
  ]);
  cleanup();
  const { product: sold, ...only } = offer({ observedAt: justNow(), priceCents: 100 });
  const alone = {
    product: { ...sold, code: "alone1" },
    offers: [{ ...only, ...lab, history: [] }],
  };
  await openScreen("/product/alone1", { "/api/products/alone1": Response.json(alone) });
  expect(
    screen.getByText(
      "Stores have it, and there is no price to compare: the price is too unlikely.",
    ),
  ).toBeTruthy();
  expect(screen.queryByText("Lowest price")).toBeNull();
});

it("strikes no regular price through that is not believed", async () => {
  const { product: sold, ...misread } = offer({
    observedAt: justNow(),
    priceCents: 40_000,
    salePriceCents: 4_000,
    saleConditions: "none",
  });
  const answer = { product: sold, offers: [{ ...misread, ...lab, history: [] }] };
  await openScreen("/product/b7k2m9", { "/api/products/b7k2m9": Response.json(answer) });
  expect(stores().getByText("$40.00")).toBeTruthy();
  expect(screen.queryByText("$400.00")).toBeNull();
});

it("never has the dose of one size beside another, whatever the product and its sizes", async () => {
  let products = 0;
  const anyLabel = fc.record({
    netMg: fc.constantFrom(500, 1_000, 2_830, 3_500, 3_540, 14_150, 28_000, 28_350),
    thcPct: fc.option(fc.integer({ min: 1, max: 30 })),
    batch: fc.option(fc.constantFrom("B1", "B2")),
    terpenes: fc.constantFrom(null, { myrcene: 0.82 }),
    age: fc.integer({ min: 0, max: 100 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("flower", "vape", "extract", "preroll", "edible"),
      fc.array(anyLabel, { minLength: 1, maxLength: 5 }),
      async (category, labels) => {
        cleanup();
        products += 1;
        const sold = { ...offer().product, category, code: `any${String(products)}` };
        const offers = labels.map(({ netMg, thcPct, batch, terpenes, age }, place) => {
          const { product: _, ...each } = offer({
            store: storeProfile({ slug: `s${String(place)}`, name: `Store ${String(place)}` }),
            observedAt: new Date(Date.now() - age * 3_600_000).toISOString(),
            sizeKey: `${String(netMg)}mg`,
            sizeLabel: `${String(netMg / 1_000)}g`,
            netMg,
            thcPct,
            thcMg: thcPct === null ? null : (netMg * thcPct) / 100,
            terpenes,
          });
          return { ...each, ...lab, batch, history: [] };
        });
        const answer = Response.json({ product: sold, offers });
        const { user } = await openScreen(`/product/${sold.code}`, {
          [`/api/products/${sold.code}`]: answer,
        });
        const sizes = screen.queryAllByRole("radio", { name: / g\b/ });
        for (const size of sizes.length === 0 ? [null] : sizes) {
          if (size !== null) await user.click(size);
          const rows = storeRows();
          const shown = offers.filter((each) =>
            rows.some(({ textContent }) => textContent.includes(each.store.name)),
          );
          const said = screen.queryByText("THC in the package")?.nextElementSibling?.textContent;
          if (said === undefined) continue;
          const ofThisSize = shown.flatMap(({ thcMg }) =>
            thcMg === null ? [] : [`${mgText(thcMg)} mg`],
          );
          expect(ofThisSize).toContain(said);
        }
      },
    ),
    { numRuns: 25 },
  );
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
  expect(storeRows().map(({ textContent }) => /\$\d+\.00/.exec(textContent)?.[0])).toEqual([
    "$35.00",
    "$35.00",
    "$40.00",
  ]);
  expect(screen.getByText(/and 1 more store/)).toBeTruthy();
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
  expect(screen.getByText(/and 1 more store$/)).toBeTruthy();
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
  expect(storeRows()).toHaveLength(1);
  expect(screen.queryByRole("radiogroup", { name: "Sort offers by" })).toBeNull();
  expect(screen.queryByRole("radio", { name: "Distance" })).toBeNull();
  expect(await screen.findByRole("radio", { name: "90 days" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Store" })).toBeNull();
});

it("sorts stores by distance on the phone, and tells nobody where it is", async () => {
  const { user, asked } = await openScreen("/product/b7k2m9", productAnswers());
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: (place: { coords: typeof HERE }) => void) =>
        found({ coords: HERE }),
    },
  });
  await waitFor(() => expect(asked).toContain("/api/strains"));
  const before = asked.length;
  await user.click(screen.getByRole("radio", { name: "Distance" }));
  await waitFor(() => expect(storeRows()[0]?.textContent).toMatch(/0\.0 mi .*Kent/));
  expect(storeRows()[0]?.textContent).toContain("Bliss");
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

it("the store from whose menu one came stands first, whatever it asks, and its package goes into the limits", async () => {
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([offer({ observedAt: justNow() })]),
    ...productAnswers(),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  const [first, second] = storeRows().map(({ textContent }) => textContent);
  expect(first).toContain("Bliss");
  expect(first).toContain("The store you came from");
  expect(second).toContain("Troy House");
  expect(second).not.toContain("The store you came from");
  await user.click(screen.getByRole("button", { name: "Add to limits" }));
  expect(localStorage.getItem("limits")).toContain("bliss-kent");
  expect((await screen.findByText(/is in your limits basket/)).textContent).toContain("of Bliss");
});

/** An ounce at Bliss, tenths there and at Troy House, and a cheaper ounce at Troy House. */
function ouncesAnswers(): Answers {
  const { product: sold } = offer();
  const troy = storeProfile({ slug: "troy", name: "Troy House", city: "Troy" });
  const { store: kent } = offer();
  const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
  const offers = [
    offer({ priceCents: 1_550 }),
    offer({ store: troy, priceCents: 1_450 }),
    offer({ ...ounce, store: kent, priceCents: 9_350 }),
    offer({ ...ounce, store: troy, priceCents: 8_550 }),
  ].map((each) => Object.assign(each, lab, { observedAt: justNow(), history: [] }));
  return { [`/api/products/${sold.code}`]: Response.json({ product: sold, offers }) };
}

const head = () =>
  screen.getByRole("heading", { level: 1 }).closest("header")?.textContent.replaceAll(/\s+/g, " ");

it("a row leads to its own package at its own store, and says where that is cheaper", async () => {
  const row = offer({
    observedAt: justNow(),
    sizeKey: "28300mg",
    sizeLabel: "28.3g",
    netMg: 28_300,
    priceCents: 9_350,
  });
  const { user, address } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([row]),
    ...ouncesAnswers(),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  expect(address()).toBe("/product/b7k2m9?size=28300mg");
  expect(screen.getByRole("radio", { name: "28.3 g ounce" })).toHaveProperty("checked", true);
  expect(head()).toMatch(/\$93\.50 28.3 g ounce \$3\.30\/g\s?Bliss, Kent Seen/);
  expect(head()).toContain("Cheapest anywhere: $85.50, Troy House, Troy");
  expect(head()).not.toMatch(/Lowest price|Best deal/);

  await user.click(screen.getByRole("radio", { name: "2.83 g tenth" }));
  await waitFor(() => expect(head()).toContain("$15.50 2.83 g tenth"));
  expect(head()).toContain("Cheapest anywhere: $14.50, Troy House");
  expect(address()).toBe("/product/b7k2m9?size=2830mg");
});

it("an address with a size opens in it for whoever it is sent to; one that is not sold is passed over", async () => {
  const sent = await openScreen("/product/b7k2m9?size=28g", ouncesAnswers());
  expect(screen.getByRole("radio", { name: "2.83 g tenth" })).toHaveProperty("checked", true);
  sent.leave();
  await openScreen("/product/b7k2m9?size=28000mg", ouncesAnswers());
  expect(screen.getByRole("radio", { name: "28.3 g ounce" })).toHaveProperty("checked", true);
  expect(head()).toMatch(/Lowest price\s?\$85\.50 28.3 g ounce \$3\.02\/g\s?Troy House, Troy/);
});

it("says in one run of words of what kind, whose and of which strain it is", async () => {
  await openScreen(
    "/product/b7k2m9",
    productAnswers({ subcategory: "Smalls", marketedType: "hybrid", strainSlug: null }),
  );
  expect(head()).toContain("Flower · Ninefold · Smalls · marketed as hybrid · Strain: Blue Dream");
});

it("by price, what is not in the order of prices stands under a heading that says why", async () => {
  const { product: sold } = offer();
  const at = (slug: string, priceCents: number, more: object = {}) =>
    Object.assign(
      offer({ store: storeProfile({ slug, name: slug }), priceCents, observedAt: justNow() }),
      lab,
      { history: [] },
      more,
    );
  const { user } = await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({
      product: sold,
      offers: [
        at("Old", 2_000, { observedAt: daysAgo(4) }),
        at("Dear", 4_000),
        at("Gone", 1_000, { missingSince: justNow() }),
        at("Fair", 3_000),
        at("Misread", 100, { ranked: false }),
      ],
    }),
  });
  const lines = () =>
    storeRows().map(({ textContent }) => /^(Fair|Dear|Old|Gone|Misread)/.exec(textContent)?.[0]);
  const headings = () =>
    stores()
      .queryAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual(["Fair", "Dear", "Old", "Gone", "Misread"]);
  expect(headings()).toEqual([
    "Seen more than 3 days ago",
    "Sold out, off the menu, or for patients only",
    "No price to compare",
  ]);
  await user.click(screen.getByRole("radio", { name: "Newest" }));
  expect(headings()).toEqual([]);
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
