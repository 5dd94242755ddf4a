import { Panel } from "#design/surfaces/Panel.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { SeenPrice, WishId } from "#domain/wishlist/wishes.ts";
import { useWish } from "./useWishlist.ts";
import { WishEditor } from "./WishEditor.tsx";

interface WishSheetProps {
  id: WishId;
  other?: SeenPrice;
  onClose: () => void;
}

/** Target and note of what has just been put on the wishlist, or its size where the heart of another one was tapped, on the spot. */
export default function WishSheet({ id, other, onClose }: WishSheetProps) {
  const wish = useWish(id);
  // It may have been taken off in another tab.
  if (!wish) return null;
  const seen = other ?? wish.seen;
  return (
    <Panel title={wish.name} onClose={onClose}>
      <WishEditor
        wish={wish}
        other={other}
        hint={seen === undefined ? undefined : nowText(seen)}
        inSheet
        onClose={onClose}
      />
    </Panel>
  );
}

/** `Now $30.00 (3.5 g eighth) at Bliss, Kent.` What the row said whose heart was tapped: before tax, as a target counts. */
const nowText = ({ cents, size, store }: SeenPrice) =>
  `Now ${formatCents(cents)} (${size.name}) at ${store.name}.`;
