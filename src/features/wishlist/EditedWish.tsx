import { createAtom, useSelector } from "@tanstack/react-store";
import { lazy, Suspense } from "react";
import type { SeenPrice, WishId } from "#domain/wishlist/wishes.ts";

const WishSheet = lazy(() => import("./WishSheet.tsx").catch(() => ({ default: () => null })));

interface Edited {
  id: WishId;
  /** What the tapped row is, where that is another size than the one wished for. */
  other?: SeenPrice;
}

const edited = createAtom<Edited | null>(null);

/** Opens note and target of a wish over the screen that is there, whatever becomes of the row that its heart is in. */
export const editWish = (wish: Edited): void => edited.set(wish);

/** Where that sheet is. Loaded when the page has been painted; the sheet itself when it is first asked for. */
export default function EditedWish() {
  const wish = useSelector(edited);
  if (wish === null) return null;
  return (
    <Suspense>
      <WishSheet {...wish} onClose={() => edited.set(null)} />
    </Suspense>
  );
}
