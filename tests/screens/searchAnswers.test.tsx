import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { pin, unpin } from "#data/pins.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { justNow } from "../support/data/menus.ts";
import { offer, product } from "../support/data/offers.ts";
import { locatedAt } from "../support/screens/locatedAt.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import {
  allDay,
  anotherDay,
  answers,
  at,
  FAR_STORE,
  gelato,
  NEAR,
  NEAR_STORE,
  OFFERS,
  rows,
  SITE,
} from "../support/screens/searchSite.ts";

it("answers before the list: what is cheapest, and with a place the nearest", async () => {
  locatedAt(NEAR);
  const open = gelato(
    "a",
    "Gelato A",
    4_500,
    at("Open", { lat: 40.1, lon: -83, openingHours: allDay }),
  );
  const { user, address } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([gelato("a", "Gelato A", 2_000, FAR_STORE), ...OFFERS.slice(2), open]),
    }),
    "/api/products/a": Response.json({}, { status: 404 }),
  });
  expect(await answers()).toEqual(["Cheapest tenth $20.00 $7.07/g Gelato A Far, Dublin"]);
  await user.click(screen.getByRole("button", { name: "Near me" }));
  // What is filtered out is no answer.
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest tenth open now $45.00 $15.90/g Gelato A Open, 6.9 mi open 24 hours ·",
      "Cheapest tenth $30.00 $10.60/g Gelato B Close, 0.0 mi hours not known ·",
    ]),
  );
  expect(screen.getByText("No eighth").parentElement?.textContent).toBe(
    "No eighth, 2 products within 25 mi",
  );
  await user.click(screen.getByRole("button", { name: "2.83 g tenth" }));
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest open now $45.00 $15.90/g Gelato A Open, 6.9 mi 2.83 g · open 24 hours ·",
      "Cheapest $30.00 $10.60/g Gelato B Close, 0.0 mi 2.83 g · hours not known ·",
    ]),
  );
  // Only where open ones are asked for it is called open.
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest and nearest $45.00 $15.90/g · 2.83 g Gelato A Open, 6.9 mi open 24 hours ·",
    ]),
  );
  await user.click(screen.getByRole("link", { name: /^Cheapest and nearest/ }));
  await waitFor(() => expect(address()).toBe("/product/a?size=2830mg"));
});

it("among several kinds it says of which the cheapest is, and by price for how much of it", async () => {
  const oil = product({ code: "v", name: "Gelato Oil", category: "vape", strainName: null });
  const vape = offer({ store: NEAR_STORE, product: oil, priceCents: 2_000, observedAt: justNow() });
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        ...OFFERS,
        { ...vape, sizeKey: "1000mg", sizeLabel: "1g", netMg: 1_000 },
      ]),
    }),
  });
  expect(await answers()).toEqual(["Cheapest tenth $30.00 $10.60/g Gelato B Close, Dublin"]);
  await user.selectOptions(screen.getByLabelText("Sort by"), "Price");
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest vape $20.00 $20.00/g · 1 g Gelato Oil Close, Dublin",
    ]),
  );
});

it("as long as it is not known where one is, its second cell is the cheapest at a kept store", async () => {
  await pin({ slug: "Far", name: "Far" });
  onTestFinished(() => void unpin("Far"));
  await openScreen("/search?q=gelato", SITE);
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest tenth $30.00 $10.60/g Gelato B Close, Dublin",
      "Tenth at your kept store $40.00 $14.13/g Gelato A Far, Dublin",
    ]),
  );
});

it("a kind alone is that kind, whatever names have the word: its answer, its list, and the way to all of it", async () => {
  const called = (
    code: string,
    name: string,
    category: "edible" | "flower",
    thcMg: number | null,
  ) => ({
    ...offer({
      store: NEAR_STORE,
      product: { ...product({ code, name, category }), strainSlug: null, strainName: null },
      observedAt: justNow(),
    }),
    thcMg,
  });
  await openScreen("/search?q=edibles", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        called("f", "Incredibles", "flower", null),
        called("t", "Cherry Tart", "edible", 100),
      ]),
    }),
  });
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  expect((await rows("Products"))[0]).toContain("Cherry Tart");
  expect((await answers())[0]).toMatch(/^Cheapest per 100 mg \$.*Cherry Tart/);
  expect(screen.queryByText(/^No .* now\.$/)).toBeNull();
  const all = screen.getByRole("link", { name: /^All menus with/ });
  expect(all.getAttribute("href")).toContain("category=edible");
});

it("of flower it answers with eighths, at the kept store too, whatever an ounce costs by the gram", async () => {
  await pin({ slug: "Far", name: "Far" });
  onTestFinished(() => void unpin("Far"));
  const sized = (
    code: string,
    cents: number,
    netMg: number,
    store: Parameters<typeof gelato>[3],
  ) => ({ ...gelato(code, `Gelato ${code}`, cents, store), sizeKey: `${String(netMg)}mg`, netMg });
  await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        sized("O", 10_000, 28_300, NEAR_STORE),
        sized("E", 3_000, 3_500, NEAR_STORE),
        sized("K", 3_500, 3_500, FAR_STORE),
      ]),
    }),
  });
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest eighth $30.00 $8.57/g Gelato E Close, Dublin",
      "Eighth at your kept store $35.00 $10.00/g Gelato K Far, Dublin",
    ]),
  );
});

it("beside the cheapest that is open a cheaper one says that its hours are not known", async () => {
  locatedAt(NEAR);
  const shut = at("Shut", { ...NEAR, openingHours: anotherDay("11:00") });
  const open = at("Open", { lat: 40.1, lon: -83, openingHours: allDay });
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        gelato("a", "Gelato A", 2_000, at("Cheap", { lat: 40.2, lon: -83 })),
        gelato("b", "Gelato B", 3_000, shut),
        gelato("c", "Gelato C", 4_000, open),
      ]),
    }),
  });
  await screen.findByRole("button", { name: "Open now" });
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(async () =>
    expect(await answers()).toEqual([
      "Cheapest tenth open now $40.00 $14.13/g Gelato C Open, 6.9 mi open 24 hours ·",
      "Cheapest tenth $20.00 $7.07/g Gelato A Cheap, 14 mi hours not known ·",
    ]),
  );
});

it("one tap on “Near me” answers who has it near, open now and cheapest: before a cheaper one that is closed", async () => {
  locatedAt(NEAR);
  const store = (slug: string, openingHours: typeof allDay) => at(slug, { ...NEAR, openingHours });
  const { user } = await openScreen("/search?q=gelato", {
    ...SITE,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        gelato("a", "Gelato A", 2_000, store("Shut", anotherDay("09:00"))),
        gelato("b", "Gelato B", 3_000, store("Open", allDay)),
      ]),
    }),
  });
  await answers();
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(async () => {
    const [first, second] = await answers();
    expect(first).toMatch(/^Cheapest tenth open now \$30\.00 .* Open, 0\.0 mi open 24 hours ·$/);
    expect(second).toMatch(/^Cheapest tenth \$20\.00 .* Shut, 0\.0 mi opens \w{3} 9 AM ·$/);
  });
});
