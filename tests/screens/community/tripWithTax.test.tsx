import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { forgetPlace } from "#platform/visitorPlace.ts";
import { shippedTaxes } from "../../support/data/taxes.ts";
import { priceText } from "../../support/screens/priceText.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { keepWishes } from "../../support/screens/phoneLists.ts";
import { answersWith, group, named, SCREEN, sold } from "../../support/screens/wishlistScreen.tsx";
import { statusText } from "../../support/screens/statusText.ts";

const HERE = { latitude: 41.15, longitude: -81.36 };

/** The wishlist of a visitor who sees prices with tax. */
async function open(more: Partial<StoreOffer["store"]> = {}) {
  localStorage.setItem("with_tax", "on");
  dispatchEvent(new StorageEvent("storage"));
  await keepWishes(named("Gelato", { targetCents: 2_200 }), named("Runtz"));
  const there = (name: string, of: Partial<StoreOffer>) => {
    const own = sold(name, of);
    return { ...own, store: { ...own.store, ...more } };
  };
  const offers = [
    there("Gelato", { priceCents: 2_000, median30DaysCents: 2_100 }),
    there("Runtz", { priceCents: 2_500 }),
  ];
  const taxes = { "/api/taxes": () => Response.json(shippedTaxes()) };
  return await openScreen(SCREEN, { ...answersWith(offers), ...taxes });
}
afterEach(() => {
  forgetPlace();
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  Reflect.deleteProperty(navigator, "geolocation");
});

it("a target is held against what is paid, and so is the median beside it", async () => {
  await open();
  // Portage: $20.00 is about $23.40, above the target of $22.00; $21.00 is $24.57.
  expect(await screen.findByText(priceText("about $23.40"))).toBeTruthy();
  expect(screen.queryByText("Target reached")).toBeNull();
  const usual = screen.getByText("$24.57", { selector: "s:not([aria-hidden])" });
  expect(usual.previousElementSibling?.textContent).toBe("usual price about ");
});

it("a trip adds up what is paid, stop by stop, with the taxes and, if wanted, the way", async () => {
  const getCurrentPosition = (found: (position: object) => void) => found({ coords: HERE });
  Object.defineProperty(navigator, "geolocation", {
    value: { getCurrentPosition },
    configurable: true,
  });
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Plan a trip" }));
  await screen.findByRole("region", { name: "Plan a trip" });
  const trip = group("Plan a trip");
  expect(await trip.findByText(statusText("Both wishes · about $52.65 with tax"))).toBeTruthy();
  expect(trip.getByText("$45.00 before tax, excise $4.50, sales tax $3.15")).toBeTruthy();

  // The budget is held against it, too.
  await user.type(trip.getByLabelText("Budget in dollars"), "50");
  expect(
    await trip.findByText(statusText("1 of your 2 wishes · about $23.40 with tax")),
  ).toBeTruthy();
  await user.clear(trip.getByLabelText("Budget in dollars"));

  await user.selectOptions(trip.getByLabelText("Which stores"), "near");
  await user.type(await trip.findByLabelText(/^Cost per mile/), "0.70");
  expect(
    await trip.findByText(/^Driving is counted at \$0\.70 a mile.*in the budget, too/),
  ).toBeTruthy();
});

it("says of a stop whose prices include tax that they do, in place of taxes of nothing", async () => {
  const { user } = await open({ pricesIncludeTax: "yes" });
  await user.click(await screen.findByRole("button", { name: "Plan a trip" }));
  await screen.findByRole("region", { name: "Plan a trip" });
  const trip = group("Plan a trip");
  expect(await trip.findByText(statusText("Both wishes · about $45.00 with tax"))).toBeTruthy();
  expect(trip.getByText("This store’s prices include tax.")).toBeTruthy();
  expect(trip.queryByText(/excise/)).toBeNull();
});

it("a patient’s trip says whose prices it goes by", async () => {
  localStorage.setItem("profile", "patient");
  const { user } = await open({});
  await user.click(await screen.findByRole("button", { name: "Plan a trip" }));
  await screen.findByRole("region", { name: "Plan a trip" });
  const trip = group("Plan a trip");
  expect(await trip.findByText(/Prices are those that you pay as a patient/)).toBeTruthy();
});
