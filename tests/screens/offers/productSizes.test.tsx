import { storeAnswers } from "../../support/screens/screenAnswers.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { mgText } from "#domain/offers/titles.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import {
  daysAgo,
  lab,
  stores,
  storeRows,
  pageHead,
  sizedAnswers,
} from "../../support/screens/productPage.ts";

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
  expect(screen.getByRole("figure", { name: /^3\.5 g eighth at 2 stores/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Ounce from \$/ }));
  expect(screen.getByText("28 g ounce", { selector: "bdi" })).toBeTruthy();
  expect(storeRows().map(({ textContent }) => textContent)).toEqual([
    "No other menu on this site has this size.Stock not given. Check the store’s website.",
  ]);
  expect(pageHead()).toContain("$180.00");
  expect(screen.getByRole("figure", { name: /^ounce at 1 store/i })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add to limits" }));
  expect(localStorage.getItem("limits")).toMatch(/"size":"28 ?g"|28000/);
});

it("says of an unlikely price that it is one, last, and has no lowest price where there is no other", async () => {
  const at = (cents: number, place: number) => ({ size: "3.5g", netMg: 3_500, cents, place });
  await openScreen("/product/b7k2m9", sizedAnswers([at(100, 0), at(4_300, 1), at(3_500, 2)]));
  expect(pageHead()).toMatch(/\$35\.00.*No store is cheaper today/);
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
  expect(screen.queryByText(/Lowest price/)).toBeNull();
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
  expect(pageHead()).toContain("$40.00");
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
          // The head has the one that it tells.
          const texts = [pageHead() ?? "", ...rows.map(({ textContent }) => textContent)];
          const shown = offers.filter((each) =>
            texts.some((text) => text.includes(each.store.name)),
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

/** An ounce at Bliss, tenths there and at Troy House, and a cheaper ounce at Troy House. */
function ouncesAnswers(): Answers {
  const { product: sold } = offer();
  const troy = storeProfile({
    slug: "troy",
    name: "Troy House",
    city: "Troy",
    lat: 40.04,
    lon: -84.2,
  });
  const { store: kent } = offer();
  const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
  const offers = [
    offer({ priceCents: 1_550 }),
    offer({ store: troy, priceCents: 1_450 }),
    offer({ ...ounce, store: kent, priceCents: 9_350 }),
    offer({ ...ounce, store: troy, priceCents: 8_150 }),
  ].map((each) => Object.assign(each, lab, { observedAt: justNow(), history: [] }));
  return { [`/api/products/${sold.code}`]: Response.json({ product: sold, offers }) };
}

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
  expect(screen.getByRole("radio", { name: /^Ounce/ })).toHaveProperty("checked", true);
  expect(pageHead()).toMatch(/\$93\.50 28.3 g ounce \$3\.30\/g\s?With tax.* hereBliss, Kent Seen/);
  // A store 170 miles away is for the list of stores, whose head says it.
  expect(pageHead()).not.toMatch(/less at|No store is cheaper today|Best deal/);
  expect(pageHead()).not.toMatch(/Cheapest/);
  expect(
    screen.getByText(/^Cheapest: \$81\.50, [^,]+, [^,]+, \d+ mi from this store$/),
  ).toBeTruthy();
  // What each size costs there, before it is chosen.
  const tenth = screen.getByRole("radio", { name: "2.83 g tenth $15.50 here" });
  await user.click(tenth);
  await waitFor(() => expect(pageHead()).toContain("$15.50 2.83 g tenth"));
  expect(address()).toBe("/product/b7k2m9?size=2830mg");
});

it("an address with a size opens in it for whoever it is sent to; one that is not sold is passed over", async () => {
  const sent = await openScreen("/product/b7k2m9?size=28g", ouncesAnswers());
  expect(screen.getByRole("radio", { name: /^2\.83 g tenth/ })).toHaveProperty("checked", true);
  sent.leave();
  await openScreen("/product/b7k2m9?size=28000mg", ouncesAnswers());
  expect(screen.getByRole("radio", { name: /^Ounce/ })).toHaveProperty("checked", true);
  expect(pageHead()).toMatch(
    /\$81\.50 28.3 g ounce \$2\.88\/g\s?With tax.*Troy House, Troy Seen \d h ago.*No store is cheaper today/,
  );
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
    "Prices older than 3 days",
    "Sold out, off the menu, or for patients only",
    "Not compared",
  ]);
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Sort stores by" }),
    "Seen last first",
  );
  expect(headings()).toEqual([]);
});
