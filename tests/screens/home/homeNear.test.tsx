import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { forgetPlace, setPlace } from "#platform/visitorPlace.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { locatedAt } from "../../support/screens/locatedAt.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { dealAnswers, EMPTY_HOME } from "../../support/screens/screenAnswers.ts";
import { SITE } from "../../support/screens/searchSite.ts";

const KENT = { name: "you", lat: 41.15, lon: -81.36 };

const sale = (name: string, place: Partial<StoreOffer["store"]>) => {
  const own = offer({ observedAt: justNow(), salePriceCents: 2_000, saleConditions: "none" });
  return {
    ...own,
    product: product({ name, code: name.toLowerCase() }),
    store: { ...own.store, ...place },
  };
};

const ANSWERS = {
  ...EMPTY_HOME,
  ...dealAnswers([
    sale("Runtz", { slug: "far", name: "Far", lat: 39.1, lon: -84.5 }),
    sale("Gelato", { slug: "bliss", name: "Bliss", lat: 41.15, lon: -81.36 }),
  ]),
  "/api/stores": Response.json([
    storeProfile({ slug: "bliss", lat: 41.15, lon: -81.36, cheapest: undefined }),
  ]),
};

it("while the phone knows where one is, home has the deals near there with their miles, and asks for no region", async () => {
  act(() => setPlace(KENT));
  onTestFinished(forgetPlace);
  const { asked } = await openScreen("/", ANSWERS);
  const near = await screen.findByRole("region", { name: "Best deals within 25 mi" });
  await waitFor(() => expect(within(near).getByRole("list").textContent).toContain("Gelato"));
  const list = within(near).getByRole("list").textContent;
  expect(list).toContain("0.0 mi");
  expect(list).not.toContain("Runtz");
  expect(near.textContent).toContain("Prices from 0 of 1 stores so far");
  expect(screen.queryByRole("combobox", { name: "Where in Ohio are you?" })).toBeNull();
  expect(asked.join()).not.toMatch(/41\.15|lat/);
});

it("where nothing near is a deal, home says so above those of the state", async () => {
  act(() => setPlace({ ...KENT, lat: 40, lon: -83 }));
  onTestFinished(forgetPlace);
  await openScreen("/", ANSWERS);
  const best = await screen.findByRole("region", { name: "Best deals in Ohio" });
  await within(best).findByText("No deals within 25 mi now");
});

it("the question for what is near asks for the place by its own tap, and says so meanwhile", async () => {
  locatedAt(KENT);
  const answered: (() => void)[] = [];
  const phone = navigator.geolocation;
  const slow = {
    getCurrentPosition: (found: PositionCallback) =>
      answered.push(() => phone.getCurrentPosition(found)),
  };
  Object.defineProperty(navigator, "geolocation", { value: slow, configurable: true });
  onTestFinished(forgetPlace);
  const { user } = await openScreen("/", { ...SITE, ...EMPTY_HOME });
  await user.click(await screen.findByRole("link", { name: "Cheapest eighth near me" }));
  await screen.findByText("Finding your location. It stays on this phone.");
  expect(answered).toHaveLength(1);
  act(() => answered.forEach((answer) => answer()));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Near me" }).getAttribute("aria-pressed")).toBe(
      "true",
    ),
  );
  expect(screen.queryByText(/^Finding your location/)).toBeNull();
});

it("where the phone refuses, the state's answer stands with one quiet sentence", async () => {
  locatedAt(null);
  const { user } = await openScreen("/", { ...SITE, ...EMPTY_HOME });
  await user.click(await screen.findByRole("link", { name: "Cheapest eighth near me" }));
  await screen.findByText(/^For “Near me” your location is missing/);
});
