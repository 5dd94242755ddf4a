import { screen, within } from "@testing-library/react";
import { encodeColumn } from "#domain/offers/columns.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { justNow } from "../data/menus.ts";
import { offer, product, storeProfile } from "../data/offers.ts";
import type { Answers } from "./openScreen.tsx";

export const NEAR = { lat: 40, lon: -83 };
const day: [string, string][] = [["00:00", "24:00"]];
export const allDay = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

/** Open for some hours of a weekday that is never this one. */
export const anotherDay = (begins: string): typeof allDay => {
  const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  const weekday = days[(new Date().getDay() + 3) % 7] ?? "mon";
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  return { ...closed, [weekday]: [[begins, "23:00"]] };
};

export const at = (slug: string, more: Partial<StoreOffer["store"]>): StoreOffer["store"] => ({
  ...offer().store,
  slug,
  name: slug,
  city: "Dublin",
  ...more,
});
export const FAR_STORE = at("Far", { lat: 41.5, lon: -81.7 });
export const NEAR_STORE = at("Close", NEAR);
export const gelato = (
  code: string,
  name: string,
  priceCents: number,
  store: StoreOffer["store"],
) =>
  offer({
    store,
    product: product({ code, name, brand: null, strainSlug: "gelato", strainName: "Gelato" }),
    priceCents,
    observedAt: justNow(),
  });
export const OFFERS = [
  gelato("a", "Gelato A", 4_000, FAR_STORE),
  gelato("a", "Gelato A", 4_500, NEAR_STORE),
  gelato("b", "Gelato B", 3_000, NEAR_STORE),
];
export const names = (codes: readonly string[], words: readonly string[]) =>
  Response.json({
    code: encodeColumn(codes),
    name: encodeColumn(words),
    brand: encodeColumn(codes.map(() => null)),
    category: encodeColumn(codes.map(() => "flower")),
    strainName: encodeColumn(codes.map(() => "Gelato")),
  });
export const SITE: Answers = {
  "/api/stores": Response.json([
    storeProfile({ slug: "Far", name: "Gelato House", lat: 41.5, lon: -81.7 }),
  ]),
  "/api/search": names(["a", "b", "c"], ["Gelato A", "Gelato B", "Gelato C"]),
  "/api/menus": Response.json({ table: encodeMenuTable(OFFERS) }),
};

/** What stands in the rows of a list. */
export const rows = async (name: string) =>
  within(await screen.findByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** What the answer says, a cell each; each ends with how old its price is. */
export const answers = async () => {
  const [cheapest] = await screen.findAllByText(/^Cheapest/);
  const lines = within(cheapest?.closest("a")?.parentElement ?? document.body).getAllByRole("link");
  return lines.map(({ textContent }) =>
    textContent.replaceAll("\u00A0", " ").replace(/ Seen \d+ (h|min) ago$/, ""),
  );
};
