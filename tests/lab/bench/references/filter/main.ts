import * as v from "valibot";
import { findTexts } from "#data/textSearch.ts";
import { AllMenusSchema } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { filterRows } from "#features/menus/filters/filterRows.ts";
import { NO_FILTERS } from "#features/menus/rows/menuOrder.ts";
import { orderRows, productTexts } from "#features/menus/rows/useMenuRows.ts";
import { priceTable } from "#features/menus/rows/pricedTable.ts";
import { typedTexts } from "../../support/menus/typedTexts.ts";
import { filterOffers } from "../naive/filterOffers.ts";

/**
 * The two filters alone, over the same offers and for the same keys as in their
 * pages: what of a keystroke is theirs. Nothing is warmed up, as in a page that
 * was just opened.
 */
async function answer(path: string): Promise<unknown> {
  return (await fetch(path)).json();
}

const { table } = v.parse(AllMenusSchema, await answer("/api/menus"));
const offers: StoreOffer[] = JSON.parse(JSON.stringify(await answer("/api/rows")));
const priced = priceTable(table, Date.now());
const order = orderRows(priced, "name");
const texts = productTexts(table);
const everything = { ...NO_FILTERS, category: "all" } as const;

for (const text of typedTexts()) {
  const began = performance.now();
  filterRows(priced, order, everything, findTexts(texts, text));
  performance.measure("product", { start: began });
  const begun = performance.now();
  filterOffers(offers, "all", text);
  performance.measure("floor", { start: begun });
}
performance.mark("done");
