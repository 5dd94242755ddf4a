import { HeadBouquet } from "#features/home/HeadBouquet.tsx";
import { useWishFlowers } from "#features/wishlist/useWishFlowers.ts";

/** What the visitor waits for, at the foot of home's head. */
export default function HomeBouquet() {
  return <HeadBouquet wishes={useWishFlowers()} />;
}
