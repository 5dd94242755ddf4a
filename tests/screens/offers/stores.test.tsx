import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const STORES: readonly StoreProfile[] = [
  storeProfile({ slug: "akron", name: "Acorn", city: "Akron", observedAt: hoursAgo(30) }),
  storeProfile({ slug: "kent", name: "Bliss", city: "Kent", offers: 0, observedAt: null }),
  storeProfile({ slug: "ravenna", name: "Cedar", city: "Ravenna", observedAt: hoursAgo(2) }),
  storeProfile({ slug: "stow", name: "Dune", city: "Stow", offers: 0, observedAt: null }),
  storeProfile({
    slug: "troy",
    name: "Elm",
    city: "Troy",
    region: "Southwest",
    lat: 40.04,
    lon: -84.2,
    observedAt: hoursAgo(1),
  }),
];
const answers = { "/api/stores": Response.json(STORES) };

const region = (name: string) => within(screen.getByRole("region", { name }));
const isOpen = (summary: string) =>
  screen.getByText(summary).closest("details")?.hasAttribute("open");

it("stores with a menu come first in their region, the newest first, and the others are folded with their number", async () => {
  const { user } = await openScreen("/dispensary-menus", answers);
  const northeast = region("Northeast");
  const names = northeast.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(["Cedar", "Acorn"]);
  expect(isOpen("2 stores with no menu yet")).toBe(false);
  await user.click(northeast.getByText("2 stores with no menu yet"));
  expect(isOpen("2 stores with no menu yet")).toBe(true);
  expect(northeast.getByRole("link", { name: "Dune" })).toBeTruthy();
  expect(screen.getByText("3 of 5 stores have a menu here.")).toBeTruthy();
  expect(northeast.getAllByText("1 offer")).toHaveLength(2);
});

it("what is typed opens what is folded", async () => {
  const { user } = await openScreen("/dispensary-menus", answers);
  await user.type(screen.getByLabelText("Find a store or city"), "stow");
  expect(isOpen("1 store with no menu yet")).toBe(true);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await user.type(screen.getByLabelText("Find a store or city"), "xyz");
  expect(screen.getByText(/^No store or city by that name/)).toBeTruthy();
});

it("a store without a menu says what is known of it, and which stores near it have one", async () => {
  const kent = storeProfile({
    slug: "kent",
    name: "Bliss",
    offers: 0,
    observedAt: null,
    phone: "(330) 555-0100",
  });
  const { user, address } = await openScreen("/dispensary-menus?store=kent", {
    ...answers,
    "/api/menus/kent": Response.json({ store: kent, table: encodeMenuTable([]) }),
    "/api/menus/ravenna": new Response("{}", { status: 404 }),
  });
  expect(screen.getByText(/no menu yet/)).toBeTruthy();
  expect(screen.getByText("1 Main St, Kent")).toBeTruthy();
  expect(screen.getByRole("link", { name: "(330) 555-0100" })).toBeTruthy();
  expect(screen.queryByText("Date not given")).toBeNull();
  const near = within(await screen.findByRole("region", { name: "Nearest stores with a menu" }));
  expect(near.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Acorn, Akron",
    "Cedar, Ravenna",
    "Elm, Troy",
  ]);
  expect(near.getAllByRole("listitem")[2]?.textContent).toMatch(/\d+ mi1 offer$/);
  await user.click(near.getByRole("link", { name: "Cedar, Ravenna" }));
  expect(address()).toContain("store=ravenna");
});
