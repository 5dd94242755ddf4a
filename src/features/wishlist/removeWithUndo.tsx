import toast from "react-hot-toast/headless";
import { WithUndo } from "#design/states/WithUndo.tsx";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { keepWish } from "./useWishlist.ts";

/** One such message stands at a time. */
export const MESSAGE = "wishlist";

/** Takes a wish off the list; the message about it can put it back as it was. */
export async function removeWithUndo(wish: Wish): Promise<void> {
  if (!(await keepWish({ ...wish, deleted: true }, []))) return;
  toast(
    <WithUndo of={MESSAGE} onUndo={() => void keepWish(wish, [])}>
      <bdi translate="no">{[wish.name, wish.size?.name].filter(Boolean).join(", ")}</bdi> is off
      your wishlist.
    </WithUndo>,
    { id: MESSAGE },
  );
}
