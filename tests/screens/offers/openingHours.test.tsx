import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import type { OpeningHours } from "#domain/stores/openingHours.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

function everyDay(day: OpeningHours["mon"]): OpeningHours {
  const [mon, tue, wed, thu, fri, sat, sun] = [day, day, day, day, day, day, day];
  return { mon, tue, wed, thu, fri, sat, sun };
}
const ALWAYS = everyDay([["00:00", "24:00"]]);

/** The menu of a store of which so much is known. */
async function openMenu(more: Partial<StoreProfile>) {
  const store = storeProfile(more);
  return await openScreen("/dispensary-menus?store=bliss-kent", {
    "/api/menus/bliss-kent": Response.json({ store, table: encodeMenuTable([offer()]) }),
  });
}

/** Where the store is, how old its menu is, and whether it is open. */
async function storeLine(): Promise<string> {
  const city = await screen.findByText("Kent", { selector: "p bdi" });
  return city.closest("p")?.textContent.trim() ?? "";
}

it("the menu of a store says beside its age whether it is open", async () => {
  await openMenu({ openingHours: ALWAYS });
  expect(await storeLine()).toMatch(/^Kent Updated .* open 24 hours$/);
});

it.each([
  ["closed", { openingHours: everyDay([]) }, / closed$/],
  ["only worded", { hours: "9-5" }, /^Kent Updated .* Hours: 9-5$/],
  ["worded by day", { hours: { Tue: "9-5", Mon: "8-4" } }, / Hours: Mon 8-4 · Tue 9-5$/],
  ["worded at length", { hours: "9-5, ".repeat(40) }, /^Kent Updated .* Check hours$/],
  ["not given", {}, /^Kent Updated \d+ \w+ (old|ago)\s+hours not known$/],
])("a store whose hours are %s is not said to be open", async (_, more, line) => {
  await openMenu(more);
  expect(await storeLine()).toMatch(line);
});

it("what is known of a store says from what kind of list it is and when, and no name of a file", async () => {
  const at = "2026-11-20T12:00:00.000Z";
  const list = { file: "ohio-dispensaries.csv", at };
  const { user } = await openMenu({
    hours: "24/7",
    openingHours: ALWAYS,
    phone: "(330) 555-0100",
    website: "https://bliss.example/",
    driveThrough: true,
    sources: {
      street: list,
      phone: list,
      website: { file: "more.csv", at },
      hours: { file: null, at },
    },
  });
  await user.click(await screen.findByRole("button", { name: "About this store" }));
  expect(
    await screen.findByText("Address, phone, website: from an imported list, Nov 20, 2026"),
  ).toBeTruthy();
  expect(screen.queryByText(/\.csv/)).toBeNull();
  expect(screen.getByText(/^Hours: from the people who run this site on/)).toBeTruthy();
  expect(screen.getByText("Adult-use · Medical · Drive-through")).toBeTruthy();
  expect(screen.getByText("Open 24 hours · 24/7", { exact: false })).toBeTruthy();
  expect(screen.getByRole("link", { name: "bliss.example" })).toBeTruthy();
  const way = screen.getByRole("link", { name: "Directions" });
  expect(way.getAttribute("href")).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?/);
});

it("hours that were not understood are shown as the source words them", async () => {
  const { user } = await openMenu({ hours: { Mon: "by appointment" } });
  await user.click(await screen.findByRole("button", { name: "About this store" }));
  const panel = within(await screen.findByRole("dialog"));
  expect(panel.getByText("Mon by appointment", { exact: false })).toBeTruthy();
});
