import { Text } from "#design/words/Text.tsx";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

/** What holds for each offer of which no stock is given, said once. */
export function StockNote({ offers }: { offers: readonly OfferOfProduct[] }) {
  const onMenus = offers.filter(({ missingSince }) => missingSince === null);
  const unknown = onMenus.filter(({ stock }) => stock === "unknown");
  if (unknown.length === 0) return null;
  return (
    <Text tone="quiet" size="sm">
      {unknown.length === onMenus.length
        ? "Stock not given. Check the store’s website."
        : "No stock shown means not given. Check the store’s website."}
    </Text>
  );
}
