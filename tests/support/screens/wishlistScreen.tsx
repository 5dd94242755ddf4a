import { screen, within } from "@testing-library/react";
import type { ProductOffer } from "#domain/offers/productDetail.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { wish } from "../community/wishlist.ts";
import { justNow } from "../data/menus.ts";
import { offer, product } from "../data/offers.ts";
import { openScreen, type Answers } from "./openScreen.tsx";
import { keepWishes, keptWishes } from "./phoneLists.ts";
import { storeAnswers } from "./screenAnswers.ts";

export const SCREEN = "/dispensary-wishlist";

/** A wish for a strain. */
export const named = (name: string, more: Partial<Wish> = {}) =>
  wish({ id: `strain:${name.toLowerCase()}`, name, ...more });

/** A package of a strain, seen an hour ago. */
export const sold = (strain: string, more: Partial<StoreOffer> = {}) =>
  offer({
    product: product({
      code: strain.toLowerCase(),
      name: strain,
      strainSlug: strain.toLowerCase(),
    }),
    observedAt: justNow(),
    ...more,
  });

/** The menus, and the prices of a year of what is asked for: none. */
export function answersWith(offers: readonly StoreOffer[]): Answers {
  const details = offers.map(({ product: { code } }) => [
    `/api/products/${code}`,
    new Response(null, { status: 404 }),
  ]);
  return { ...storeAnswers(offers), ...Object.fromEntries(details) };
}

/** A product at one store, with nothing from a lab. @param past its prices of before, and how often they were read @param elsewhere what differs at other stores */
export function productAnswer(
  { product: what, ...rest }: StoreOffer,
  past: Partial<Pick<ProductOffer, "history" | "readDays" | "verdict">> = {},
  elsewhere: readonly Partial<ProductOffer>[] = [],
): Answers {
  const lab = {
    sourceUrl: null,
    batch: null,
    labUrl: null,
    testedOn: null,
    packagedOn: null,
    past: null,
    history: [],
  };
  const detail = {
    product: what,
    offers: [past, ...elsewhere].map((more) => Object.assign({}, rest, lab, more)),
  };
  return { [`/api/products/${what.code}`]: Response.json(detail) };
}

/** The wishlist, with these wishes on it and these offers on the menus. */
export async function openWith(wishes: readonly Wish[], offers: readonly StoreOffer[] = []) {
  await keepWishes(...wishes);
  const app = await openScreen(SCREEN, answersWith(offers));
  if (wishes.length > 0) await screen.findAllByRole("button", { name: /^Remove / });
  return app;
}

/** The wishes under a heading. */
export const group = (title: string) => within(screen.getByRole("region", { name: title }));
/** Their names, in order. */
export const namesIn = (title: string) =>
  group(title)
    .getAllByRole("button", { name: /^Remove / })
    .map((button) => button.getAttribute("aria-label")?.replace("Remove ", ""));
/** What the phone keeps, by name. */
export const names = async () => (await keptWishes()).map(({ name }) => name);

/** The screen with these wishes, and the trip to them. */
export async function planTrip(offers: readonly StoreOffer[], ...wishes: readonly Wish[]) {
  const app = await openWith(wishes, offers);
  await app.user.click(screen.getByRole("button", { name: "Plan a trip" }));
  await screen.findByRole("region", { name: "Plan a trip" });
  return { ...app, trip: group("Plan a trip") };
}

/** The ways of a trip as their words: those of the switch, and then the others. */
export const tripWays = (trip: ReturnType<typeof group>) =>
  ["Which trip", "More trips"]
    .flatMap((name) => trip.queryAllByRole("group", { name, hidden: true }))
    .flatMap((each) => within(each).getAllByRole("button", { hidden: true }))
    .map(
      (way) =>
        `${way.textContent.trim()}${way.getAttribute("aria-pressed") === "true" ? " (on)" : ""}`,
    );

/** What a trip leaves out, by name and reason. */
export const leftOut = (trip: ReturnType<typeof group>) =>
  [
    ...(trip
      .getByRole("heading", { name: /^Not on this trip/ })
      .parentElement?.querySelectorAll("li") ?? []),
  ].map(({ textContent }) => textContent);
