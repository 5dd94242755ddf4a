import { createAtom, useSelector } from "@tanstack/react-store";
import { lazy, Suspense } from "react";
import type { WishId } from "#domain/wishlist/wishes.ts";

const WishSheet = lazy(() => import("./WishSheet.tsx").catch(() => ({ default: () => null })));

const edited = createAtom<WishId | null>(null);

/** Opens note and target of a wish over the screen that is there, whatever becomes of the row that its heart is in. */
export const editWish = (id: WishId): void => edited.set(id);

/** Where that sheet is. Loaded when the page has been painted; the sheet itself when it is first asked for. */
export default function EditedWish() {
  const id = useSelector(edited);
  if (id === null) return null;
  return (
    <Suspense>
      <WishSheet id={id} onClose={() => edited.set(null)} />
    </Suspense>
  );
}
