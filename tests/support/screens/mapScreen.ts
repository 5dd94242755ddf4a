import { screen, within } from "@testing-library/react";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { storeProfile } from "../data/offers.ts";
import { openScreen } from "./openScreen.tsx";

export const DESK = 1_280;
export const ALWAYS: StoreProfile["openingHours"] = {
  mon: [["00:00", "24:00"]],
  tue: [["00:00", "24:00"]],
  wed: [["00:00", "24:00"]],
  thu: [["00:00", "24:00"]],
  fri: [["00:00", "24:00"]],
  sat: [["00:00", "24:00"]],
  sun: [["00:00", "24:00"]],
};

export const ATHENS = storeProfile({
  slug: "athens",
  name: "Acorn",
  city: "Athens",
  county: "Athens",
  region: "Southeast",
  lat: 39.33,
  lon: -82.1,
  openingHours: ALWAYS,
  driveThrough: true,
  phone: "(740) 555-0100",
});
export const KENT = storeProfile({ slug: "kent", name: "Bliss", openingHours: null });
export const TROY = storeProfile({
  slug: "troy",
  name: "Cedar",
  city: "Troy",
  county: "Miami",
  region: "Southwest",
  lat: 40.04,
  lon: -84.2,
  adultUse: null,
});
export const LOST = storeProfile({ slug: "lost", name: "Dune", city: "Lima", county: "Allen" });
const STORES = [ATHENS, KENT, TROY, LOST];

/** A little south of Troy. */
export const HERE = { latitude: 40.03, longitude: -84.2 };

export const open = (address: string, width = DESK, stores = STORES) =>
  openScreen(address, { "/api/stores": Response.json(stores) }, width);

export const rows = () =>
  within(screen.getByRole("list", { name: "Stores" }))
    .getAllByRole("listitem")
    .flatMap((row) => within(row).queryAllByRole("button")[0]?.textContent ?? []);
/** With the lines between them. */
export const listItems = () =>
  within(screen.getByRole("list", { name: "Stores" }))
    .getAllByRole("listitem")
    .map((row) => within(row).queryAllByRole("button")[0]?.textContent ?? row.textContent);
export const map = () => screen.getByRole("listbox", { name: /^Map of/ });
export const marks = () =>
  within(map())
    .getAllByRole("option")
    .map((mark) => mark.getAttribute("aria-label"));
export const search = () => screen.getByRole("searchbox", { name: "Find a store, city or ZIP" });
export const activeMark = () =>
  document.querySelector(`[id="${map().getAttribute("aria-activedescendant") ?? ""}"]`);
