import { SITE } from "../site/site.ts";
import { formatDate } from "../time/age.ts";
import { csvLine } from "../text/csvLine.ts";
import type { StoreOffer } from "./offers.ts";

/** A price that a visitor is shown for an offer, with what is asked per unit. */
interface PricedOffer {
  offer: StoreOffer;
  /** In cents, before tax. */
  cents: number;
  /** What it is below, in cents; `null` where it is below nothing. */
  wasCents: number | null;
}

/** A price and the moment from which it stood, for a spreadsheet. */
export interface HistoryStep {
  /** Epoch milliseconds. */
  from: number;
  /** `null`: not seen. */
  cents: number | null;
}

const HEAD = [
  "product",
  "brand",
  "category",
  "size",
  "store",
  "city",
  "menu",
  "price_dollars",
  "was_dollars",
  "sale",
  "condition",
  "thc_percent",
  "thc_mg",
  "stock",
  "seen_at",
];

/**
 * Offers for a spreadsheet (RFC 4180): first a line that says what they are, of which day and where
 * from, then the heads, then a line for each. A cell that a spreadsheet would take for a formula is a text.
 *
 * @param about in sentences: what, how it is counted, when, from where
 */
export function writeOffersCsv(offers: readonly PricedOffer[], about: string): string {
  return table(
    about,
    HEAD,
    offers.map(({ offer, cents, wasCents }) => {
      const { product, store } = offer;
      return [
        product.name,
        product.brand ?? "",
        product.category,
        offer.sizeLabel,
        store.name,
        store.city ?? "",
        offer.menu,
        dollars(cents),
        wasCents === null ? "" : dollars(wasCents),
        offer.saleText ?? "",
        offer.saleConditions ?? "",
        offer.thcPct ?? "",
        offer.thcMg ?? "",
        offer.stock,
        offer.observedAt,
      ];
    }),
  );
}

/** The same of what was asked for a product over time. */
export function writeHistoryCsv(steps: readonly HistoryStep[], about: string): string {
  return table(
    about,
    ["from", "price_dollars"],
    steps.map(({ from, cents }) => [
      new Date(from).toISOString(),
      cents === null ? "not seen" : dollars(cents),
    ]),
  );
}

/** The kind of file that it is. */
export const CSV_TYPE = "text/csv;charset=utf-8";

/** What a file says of itself: what it holds, of which day, and where from. @param now epoch milliseconds */
export const csvAbout = (what: string, now: number, link?: string) =>
  [
    `${SITE.community}. ${what}, before tax. Saved on ${formatDate(now)}.`,
    "From the stores’ own menus; each line says when it was seen.",
    ...(link === undefined ? [] : [link]),
  ].join(" ");

type Cells = readonly (string | number)[];

/** Without this mark Excel reads the file in the alphabet of its system, and ’ becomes â€™. */
const BYTE_ORDER_MARK = "\uFEFF";

const table = (about: string, head: Cells, lines: readonly Cells[]) =>
  BYTE_ORDER_MARK +
  [[`README: ${about}`], head, ...lines].map((cells) => `${csvLine(cells)}\r\n`).join("");

/** Whole cents as dollars; a spreadsheet reckons with numbers. */
const dollars = (cents: number) => Math.round(cents) / 100;
