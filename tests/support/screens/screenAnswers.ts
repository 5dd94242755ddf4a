import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { DealPast } from "#domain/offers/productDetail.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { menuAnswers } from "../data/menus.ts";
import { offer, product, storeProfile } from "../data/offers.ts";
import type { Answers } from "./openScreen.tsx";

/** Home without a banner and without a figure. */
export const EMPTY_HOME: Answers = {
  "/api/announcements": Response.json([]),
  "/api/statistics": Response.json({ topFlower: [], topDeals: [] }),
};

/** One store with these offers. */
export function storeAnswers(
  offers: readonly StoreOffer[],
  more: Partial<StoreProfile> = {},
): Answers {
  const observedAt = offers[0]?.observedAt ?? null;
  const store = storeProfile({ offers: offers.length, observedAt, ...more });
  return Object.fromEntries(
    Object.entries(menuAnswers(store, offers)).map(([path, body]) => [path, Response.json(body)]),
  );
}

/** All that is on sale, with what the stores asked before where that matters. */
export function dealAnswers(
  offers: readonly StoreOffer[],
  pasts: readonly DealPast[] = [],
): Answers {
  const observedAt = offers[0]?.observedAt ?? null;
  return { "/api/deals": Response.json({ table: encodeMenuTable(offers), pasts, observedAt }) };
}

/** An offer of a product that has nothing in common with others but the store. */
export const offerNamed = (name: string, more: Partial<StoreOffer> = {}): StoreOffer =>
  offer({ product: product({ code: name, name }), ...more });

/** A call that is taken and not answered before the test lets it. */
export function heldBack(response: Response): {
  answer: () => Promise<Response>;
  release: () => void;
} {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => held.then(() => response.clone()), release: () => release() };
}

/** A call that is taken and never answered. */
export const silent = (): Promise<Response> => new Promise(() => undefined);
