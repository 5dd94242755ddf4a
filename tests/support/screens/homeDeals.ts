import { screen, within } from "@testing-library/react";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { justNow } from "../data/menus.ts";
import { shippedTaxes } from "../data/taxes.ts";
import type { Answers } from "./openScreen.tsx";
import { EMPTY_HOME } from "./screenAnswers.ts";

export const TODAY = calendarDay(Date.now());
export const SHAPE = "5555555555550";

export const deal = (more: Partial<StatisticsDeal> = {}): StatisticsDeal => ({
  storeName: "Corner Leaf",
  storeLocation: "Dublin",
  storeSlug: "corner-leaf",
  menu: "rec",
  // Franklin: 5.75 + 1.25 + 1.00, and 10% excise.
  taxArea: "franklin",
  pricesIncludeTax: "no",
  name: "Blue Dream",
  code: "b7k2m9",
  size: "2.83g",
  cost: 24,
  unitPriceCents: 848,
  unit: "g",
  observedAt: justNow(),
  ...more,
});

export const home = (flower: StatisticsDeal): Answers => ({
  ...EMPTY_HOME,
  "/api/statistics": Response.json({
    topFlower: [],
    topDeals: [{ region: "Central", flower: [flower] }],
  }),
  "/api/taxes": () => Response.json(shippedTaxes()),
});

/** Settings as another window has chosen them: who asks leaves them cleared. */
export function choose(settings: Record<string, string>) {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage"));
}

export const best = async (name = /^Best deals in/) =>
  within(await screen.findByRole("region", { name }));

export const cut = () => Promise.reject(new TypeError("Failed to fetch"));
