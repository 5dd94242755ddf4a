import { useStampTerpenes } from "#data/strainLabels.ts";
import type { TerpeneShares } from "#design/drawings/strainStamp.ts";
import { stampName } from "#domain/offers/titles.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import { useWishlist } from "./useWishlist.ts";
import { useWishOffers } from "./useWishOffers.ts";

interface WishFlower {
  name: string;
  terpenes: TerpeneShares | null;
}

/** A bouquet has room for no more. */
const MOST = 7;

const NONE: readonly Wish[] = [];

/** What the newest wishes are drawn as, by what this phone knows of them; `null` until it has answered. */
export function useWishFlowers(): readonly WishFlower[] | null {
  const all = useWishlist();
  const wishes = (all ?? NONE).filter(({ id }) => HAS_FLOWER.has(parseWishId(id)?.kind ?? ""));
  const saved = useWishOffers(wishes.slice(0, MOST), 0);
  const stampTerpenes = useStampTerpenes(false);
  if (all === null) return null;
  if (wishes.length === 0) return [];
  return (
    saved &&
    wishes.slice(0, MOST).map(({ id, name }) => {
      const [offer] = saved.offers.get(id) ?? [];
      return offer === undefined
        ? { name, terpenes: null }
        : { name: stampName(offer.product), terpenes: stampTerpenes(offer) };
    })
  );
}

/** Of a brand or a store there is none. */
const HAS_FLOWER: ReadonlySet<string> = new Set(["product", "strain"]);
