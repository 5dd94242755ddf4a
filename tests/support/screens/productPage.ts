import { screen, within } from "@testing-library/react";
import { justNow } from "../data/menus.ts";
import { offer, storeProfile } from "../data/offers.ts";
import type { Answers } from "./openScreen.tsx";

const DAY_MS = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export const HERE = { latitude: 41.15, longitude: -81.36 };

export const lab = {
  sourceUrl: null,
  batch: "B123",
  labUrl: "https://lab.example/B123",
  testedOn: "2026-02-10",
  packagedOn: null,
  past: null,
};

export function productAnswers(more: object = {}): Answers {
  const { product: sold, ...kent } = offer({
    observedAt: justNow(),
    terpenes: { myrcene: 0.82, limonene: 0.41 },
  });
  const { product: _, ...troy } = offer({
    observedAt: justNow(),
    store: storeProfile({ slug: "troy", name: "Troy House", city: "Troy", lat: 40.04, lon: -84.2 }),
    priceCents: 2_800,
    salePriceCents: 2_400,
    saleConditions: "none",
  });
  const offers = [
    {
      ...kent,
      ...lab,
      history: [
        { observedAt: daysAgo(200), cents: 3_400 },
        { observedAt: daysAgo(40), cents: 2_200 },
        { observedAt: daysAgo(20), cents: 3_000 },
      ],
    },
    { ...troy, ...lab, history: [{ observedAt: daysAgo(3), cents: 2_400 }] },
  ];
  return {
    [`/api/products/${sold.code}`]: Response.json({ product: { ...sold, ...more }, offers }),
  };
}

/** A row of each store that has it. */
export const stores = () => within(screen.getByRole("region", { name: "Where to find it" }));
export const storeRows = () => stores().getAllByRole("listitem");

export const pageHead = () =>
  screen.getByRole("heading", { level: 1 }).closest("header")?.textContent.replaceAll(/\s+/g, " ");

/** Offers of these sizes and prices, each at a store of its own. */
export function sizedAnswers(
  offers: readonly { size: string; netMg: number; cents: number; stock?: "yes" | "unknown" }[],
): Answers {
  const { product: sold } = offer();
  const all = offers.map(({ size, netMg, cents, stock = "unknown" }, place) => {
    const { product: _, ...each } = offer({
      store: storeProfile({ slug: `s${String(place)}`, name: `Store ${String(place)}` }),
      observedAt: justNow(),
      sizeKey: `${String(netMg)}mg`,
      sizeLabel: size,
      netMg,
      priceCents: cents,
      stock,
    });
    return { ...each, ...lab, history: [{ observedAt: daysAgo(3), cents }] };
  });
  return { [`/api/products/${sold.code}`]: Response.json({ product: sold, offers: all }) };
}
