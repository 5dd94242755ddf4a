import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { readSavedMenus, readSavedQueries, type DatedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offersOf } from "#domain/offers/productDetail.ts";
import type { Wish, WishId } from "#domain/wishlist/wishes.ts";
import { offersOfWishes, type OwnAnswer } from "./wishOffers.ts";

/** What this phone knows of wishes. */
interface WishOffers {
  menus: DatedMenus;
  offers: ReadonlyMap<WishId, readonly StoreOffer[]>;
}

/**
 * The offers of wishes from all that this phone has of them: the menus, and what was answered about a product or a
 * strain alone. Whoever shows a wish with its price asks here, so that it has one price everywhere. Nothing is asked of
 * the server; `null` until the phone has answered.
 *
 * @param answeredAt when an answer came, as `useSaved` takes it
 */
export function useWishOffers(wishes: readonly Wish[], answeredAt: number): WishOffers | null {
  const ids = wishes.map(({ id }) => id).join(" ");
  const read = useCallback(
    async (client: QueryClient) => ({
      menus: await readSavedMenus(client),
      own: await readOwnAnswers(client, new Set(ids.split(" "))),
    }),
    [ids],
  );
  const saved = useSaved(read, answeredAt);
  return useMemo(
    () =>
      saved === null
        ? null
        : { menus: saved.menus, offers: offersOfWishes(saved.menus, wishes, saved.own) },
    [saved, wishes],
  );
}

async function readOwnAnswers(
  client: QueryClient,
  ids: ReadonlySet<string>,
): Promise<Map<WishId, OwnAnswer>> {
  const found = new Map<WishId, OwnAnswer>();
  const products = await readSavedQueries(client, "product", ([, of]) =>
    ids.has(`product:${String(of)}`),
  );
  for (const { key, data, savedAt } of products)
    found.set(`product:${String(key[1])}`, { offers: offersOf(data), savedAt });
  const strains = await readSavedQueries(client, "strain-offers", ([, of]) =>
    ids.has(`strain:${String(of)}`),
  );
  for (const { key, data, savedAt } of strains) {
    const offers = Array.from({ length: offerCount(data.table) }, (_, row) =>
      offerAt(data.table, row),
    );
    found.set(`strain:${String(key[1])}`, { offers, savedAt });
  }
  return found;
}
