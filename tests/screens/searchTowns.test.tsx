import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { storeProfile } from "../support/data/offers.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { answers, at, gelato, rows, SITE } from "../support/screens/searchSite.ts";

const AKRON = at("Summit Shop", { city: "Akron", lat: 41.08, lon: -81.52 });
const WAPAKONETA = at("Auglaize Shop", { city: "Wapakoneta", lat: 40.57, lon: -84.19 });
const DUBLIN = at("Dublin Shop", { city: "Dublin", lat: 40.1, lon: -83.11 });
const store = ({ slug, city, lat, lon }: typeof AKRON) =>
  storeProfile({ slug, name: slug, city, lat, lon });
const TOWNS = {
  ...SITE,
  // A strain that is named alone is asked for, as its page does.
  "/api/strains/runtz/offers": new Response(null, { status: 404 }),
  "/api/stores": Response.json([AKRON, WAPAKONETA, DUBLIN].map(store)),
  "/api/menus": Response.json({
    table: encodeMenuTable([
      gelato("a", "Gelato A", 4_000, AKRON),
      gelato("b", "Gelato B", 3_000, WAPAKONETA),
      gelato("c", "Runtz", 2_000, DUBLIN),
    ]),
  }),
};

it("a town beside a name is where to buy it: a chip says so, and takes it away", async () => {
  const { user, address } = await openScreen("/search?q=gelato+akron", TOWNS);
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
  expect(await answers()).toEqual(["Cheapest tenth $40.00 $14.13/g Gelato A Summit Shop, Akron"]);
  await user.click(screen.getByRole("button", { name: /Akron/ }));
  await waitFor(() => expect(address()).toBe("/search?q=gelato"));
  await waitFor(async () => expect((await rows("Products")).length).toBeGreaterThan(1));
});

it("what no store of the town has is said, with the nearest that has it and a way to all", async () => {
  const { user, address } = await openScreen("/search?q=runtz+in+akron", TOWNS);
  expect(await screen.findByText(/^None in Akron\. Nearest:/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Dublin Shop/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Without “Akron”" }));
  await waitFor(() => expect(address()).toBe("/search?q=runtz"));
});

it("a ZIP beside a kind is around where to look", async () => {
  await openScreen("/search?q=flower+near+44308", TOWNS);
  expect(await screen.findByRole("button", { name: /Near 44308/ })).toBeTruthy();
  await waitFor(async () => expect(await rows("Products")).toHaveLength(1));
});

it("the beginning of a town is none inside another’s name", async () => {
  await openScreen("/search?q=ako", TOWNS);
  expect(await screen.findByText(/^Try a city, a strain or part of a name\./)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Auglaize Shop" })).toBeNull();
});

it("a name that nothing has is looked for as the nearest one, and the page says so", async () => {
  await openScreen("/search?q=geloatto+eigth+akron", {
    ...TOWNS,
    "/api/menus": Response.json({
      table: encodeMenuTable([
        {
          ...gelato("a", "Gelato A", 4_000, AKRON),
          sizeKey: "3500mg",
          sizeLabel: "3.5g",
          netMg: 3_500,
        },
      ]),
    }),
  });
  expect(await screen.findByText("Nothing is called “geloatto”. Showing “gelato”.")).toBeTruthy();
  expect(await answers()).toEqual(["Cheapest $40.00 $11.43/g · 3.5 g Gelato A Summit Shop, Akron"]);
});
