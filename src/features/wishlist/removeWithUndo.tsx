import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { keepWish } from "./useWishlist.ts";

/** Takes a wish off the list; the message about it can put it back as it was. */
export async function removeWithUndo(wish: Wish): Promise<void> {
  if (!(await keepWish({ ...wish, deleted: true }, []))) return;
  const id = toast(
    <>
      <bdi translate="no">{wish.name}</bdi> is off your wishlist.{" "}
      <Button
        kind="quiet"
        onClick={() => {
          toast.dismiss(id);
          void keepWish(wish, []);
        }}
      >
        Undo
      </Button>
    </>,
    { id: "wishlist" },
  );
}
