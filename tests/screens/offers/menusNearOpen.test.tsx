import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { locatedAt } from "../../support/screens/locatedAt.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";

const NEAR = { lat: 40, lon: -83 };
const day: [string, string][] = [["00:00", "24:00"]];
const allDay = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

/** Menus of three stores: here, some miles away and open all day, and far away. */
function menus(): Answers {
  const at = (name: string, more: Partial<StoreOffer["store"]>, category: "flower" | "vape") =>
    offer({
      observedAt: justNow(),
      store: storeProfile({ slug: name, name, ...more }),
      product: product({ code: name, name: `From ${name}`, category }),
    });
  const table = encodeMenuTable([
    at("Far", { lat: 41.5, lon: -81.7, openingHours: allDay }, "flower"),
    at("Nearby", { lat: 40.1, lon: -83, openingHours: allDay }, "flower"),
    at("Here", { ...NEAR, openingHours: null }, "flower"),
  ]);
  return { "/api/menus": Response.json({ table }) };
}
const listed = () =>
  within(screen.getByRole("list", { name: "Offers" }))
    .getAllByRole("link", { name: /^From / })
    .map(({ textContent }) => textContent);

it("all menus know what is near and what is open: in the address, and counted with everything else", async () => {
  locatedAt(NEAR);
  const { user, address } = await openScreen("/dispensary-menus?store=all", menus());
  expect(listed()).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Near me" }));
  await waitFor(() => expect(listed().toSorted()).toEqual(["From Here", "From Nearby"]));
  expect(await screen.findByRole("radio", { name: "Flower 2" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Open now" }));
  await waitFor(() => expect(listed()).toEqual(["From Nearby"]));
  expect(await screen.findByText("Hours not known for 1 more store.")).toBeTruthy();
  expect(address()).toBe("/dispensary-menus?store=all&near=true&open=true");
  // What depends on where one is, and when, is no view to keep.
  expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();
});

it("near of all menus says what is missing where the phone may not say where it is", async () => {
  locatedAt(null);
  const { user } = await openScreen("/dispensary-menus?store=all&near=true", menus());
  await user.click(await screen.findByRole("button", { name: "Use my location" }));
  expect(await screen.findByText(/^Location is blocked\./)).toBeTruthy();
  expect(listed()).toHaveLength(3);
});
