import * as v from "valibot";
import { offerAt, offerCount, StoreMenuSchema } from "#domain/offers/menuTable.ts";
import type { Reached } from "../site/reached.ts";

/** Enough that writing them takes a while. */
const ROWS = 400;

const HEADER = "store_license,source_kind,name,brand,category,menu,size_label,price_cents";

/** A menu all of whose offers have one price, so that half of it would be seen. */
export function menuOfOnePrice(license: string, cents: number, rows = ROWS): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    [license, "store_file", `Strain ${String(row)}`, "Oak,flower,rec,3.5g", cents].join(","),
  );
  return [HEADER, ...lines].join("\n");
}

/** Of a site on which one writes while another reads, the latter may be a moment behind. */
const SEEN_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** What a store's menu shows. */
export interface Shown {
  offers: number;
  /** All different ones. */
  prices: number[];
}

/**
 * Reads a store's menu until it shows what it may, for some seconds at most.
 *
 * @returns what it showed last; `null` when it was not answered
 */
export async function readShown(
  site: Reached,
  slug: string,
  isRight: (shown: Shown) => boolean,
): Promise<Shown | null> {
  const deadline = Date.now() + SEEN_WITHIN_MS;
  for (;;) {
    const answer = await site.call({ path: `/api/menus/${slug}`, init: { method: "GET" } });
    const shown = answer?.status === 200 ? shownBy(answer.text) : null;
    if (shown !== null && isRight(shown)) return shown;
    if (Date.now() > deadline) return shown;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function shownBy(text: string): Shown {
  const { table } = v.parse(StoreMenuSchema, JSON.parse(text));
  const offers = offerCount(table);
  const all = Array.from({ length: offers }, (_, row) => offerAt(table, row).priceCents);
  return { offers, prices: [...new Set(all)] };
}

/** Whether a menu is whole: nothing yet, or every offer at one price. */
export const isWhole = ({ offers, prices }: Shown): boolean =>
  offers === 0 || (offers === ROWS && prices.length === 1);
