import { storeAnswers } from "../../support/screens/screenAnswers.ts";
import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { forgetPlace, setPlace } from "#platform/visitorPlace.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { daysAgo, lab, storeRows, pageHead } from "../../support/screens/productPage.ts";

it("a size that the store one came from has not says that its price is another's", async () => {
  const row = offer({ observedAt: justNow(), priceCents: 1_550 });
  const { product: sold, ...tenth } = row;
  const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300, priceCents: 8_550 };
  const troy = storeProfile({ slug: "troy", name: "Troy House" });
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([row]),
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [tenth, { ...tenth, ...ounce, store: troy }].map((each) =>
        Object.assign({}, each, lab, { history: [] }),
      ),
    }),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  expect(await screen.findByRole("radio", { name: "Ounce $85.50 elsewhere" })).toBeTruthy();
});

it("is the lowest within reach where a cheaper one is far away", async () => {
  const row = offer({ observedAt: justNow(), priceCents: 3_000 });
  const { product: sold, ...kent } = row;
  const at = (name: string, city: string, priceCents: number) => ({
    ...kent,
    store: storeProfile({ slug: name, name, city, lat: null, lon: null, county: null }),
    priceCents,
  });
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([row]),
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [kent, at("Near", "Akron", 3_500), at("Far", "Cincinnati", 2_000)].map((each) =>
        Object.assign({}, each, lab, { history: [] }),
      ),
    }),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  expect(pageHead()).toMatch(/Kent Seen \d h ago.*Lowest within 40 mi now$/);
  expect(
    screen.getByText(/^Cheapest: \$20\.00, Far, Cincinnati, about \d+ mi from this store$/),
  ).toBeTruthy();
});

it("the row of a deal says what its past is worth, but for that of which the head says it", async () => {
  const { product: sold, ...kent } = offer({
    observedAt: justNow(),
    priceCents: 3_000,
    salePriceCents: 2_000,
    saleConditions: "none",
  });
  const verdict = { kind: "lower", wasCents: 1_500, on: "2024-10-02", shape: "9999999999990" };
  const offers = ["first", "second"].map((slug, place) =>
    Object.assign({}, kent, lab, {
      store: storeProfile({ slug, name: slug }),
      salePriceCents: 2_000 + place * 100,
      verdict,
      history: [],
    }),
  );
  await openScreen("/product/b7k2m9", {
    "/api/products/b7k2m9": Response.json({ product: sold, offers }),
  });
  expect(
    storeRows().map(({ textContent }) => textContent.includes("lowest here $15.00, Oct")),
  ).toEqual([false, true]);
});

it.each([
  [
    "where one would go for it",
    { lat: 41.08, lon: -81.52 },
    /Kent Seen \d h ago.*\$8\.00 less at Near, Akron · about \d+ mi$/,
    null,
  ],
  [
    "and in the head of the stores how far it is where one would not",
    { lat: 39.1, lon: -84.5 },
    /Kent Seen \d h ago$/,
    /^Cheapest: \$22\.00, Near, Akron, about \d+ mi from you$/,
  ],
])("says what a package costs less elsewhere %s", async (_, place, words, far) => {
  setPlace({ name: "Here", ...place });
  onTestFinished(forgetPlace);
  const row = offer({ observedAt: justNow(), priceCents: 3_000 });
  const { product: sold, ...kent } = row;
  const near = storeProfile({ slug: "near", name: "Near", city: "Akron", lat: null, lon: null });
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([row]),
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [kent, { ...kent, store: near, priceCents: 2_200 }].map((each) =>
        Object.assign({}, each, lab, { history: [] }),
      ),
    }),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  expect(pageHead()).toMatch(words);
  const cheapest = screen.queryByText(/^Cheapest: /)?.textContent ?? null;
  if (far === null) expect(cheapest).toBeNull();
  else expect(cheapest).toMatch(far);
});

it("what costs less nearby today stands before what only its past says, which is in what unfolds where it is long ago", async () => {
  const row = offer({ observedAt: justNow(), priceCents: 3_400 });
  const { product: sold, ...kent } = row;
  const near = storeProfile({ slug: "near", name: "Near", city: "Akron", lat: null, lon: null });
  const past = { history: [{ observedAt: daysAgo(40), cents: 3_400 }] };
  const verdict = { kind: "lower", wasCents: 3_000, on: "2024-11-22", shape: "9999999999990" };
  const { user } = await openScreen("/dispensary-menus?store=bliss-kent", {
    ...storeAnswers([row]),
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [
        { ...kent, ...lab, ...past, verdict },
        { ...kent, ...lab, ...past, store: near, priceCents: 2_200 },
      ],
    }),
  });
  await user.click(await screen.findByRole("link", { name: /Blue Dream/ }));
  await screen.findByRole("heading", { name: "Where to find it" });
  expect(pageHead()).toMatch(
    /Seen \d h ago\$12\.00 less at Near, Akron · about \d+ mi from this one\$34\.00 here since \w{3} \d+$/,
  );
});
