import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import * as v from "valibot";
import { MenuTableSchema, offerAt, offerCount } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offerKey } from "#domain/offers/offers.ts";
import type { ProductDetail } from "#domain/offers/productDetail.ts";
import { MENU_QUERIES } from "#domain/queries/largeQueries.ts";

const WithTableSchema = v.object({ table: MenuTableSchema });

/**
 * A product as the menus in memory have it, such as the one from which the visitor
 * came: its prices without their history. `null` when none of them has it.
 *
 * @param wanted asked for only when the product itself is missing
 */
export function useFromMenus(code: string, wanted: boolean): ProductDetail | null {
  const queryClient = useQueryClient();
  return useMemo(() => {
    if (!wanted) return null;
    const answers = MENU_QUERIES.flatMap((name) =>
      queryClient.getQueriesData({ queryKey: [name] }).map(([, data]) => data),
    );
    const offers = new Map<string, StoreOffer>();
    for (const answer of answers) {
      const menu = v.safeParse(WithTableSchema, answer);
      if (!menu.success) continue;
      for (const offer of offersOf(menu.output.table, code)) offers.set(offerKey(offer), offer);
    }
    return detailOf([...offers.values()]);
  }, [queryClient, code, wanted]);
}

function offersOf(table: v.InferOutput<typeof MenuTableSchema>, code: string): StoreOffer[] {
  const { values, index } = table.products.code;
  const place = values.findIndex((each) => each.toLowerCase() === code);
  const product = place === -1 ? -1 : index.indexOf(place);
  if (product === -1) return [];
  return Array.from({ length: offerCount(table) }, (_, row) => row)
    .filter((row) => table.offers.product[row] === product)
    .map((row) => offerAt(table, row));
}

function detailOf(offers: readonly StoreOffer[]): ProductDetail | null {
  const [first] = offers;
  if (first === undefined) return null;
  const unsaid = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };
  return {
    product: first.product,
    offers: offers.map((offer) => ({ ...offer, ...unsaid, past: null, history: [] })),
  };
}
