import Heart from "~icons/heart";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { isOfSize, sizeChoice } from "#domain/offers/sizes.ts";
import { wishId, type WishId, type WishKind, type Wish } from "#domain/wishlist/wishes.ts";
import { editWish } from "./EditedWish.tsx";
import { MESSAGE, removeWithUndo } from "./removeWithUndo.tsx";
import { seenPrice } from "./seenPrice.ts";
import { currentWishlist, keepWish, useWish } from "./useWishlist.ts";
import { heart, toastLink } from "./wishlist.css.ts";

/** One for all rows: what is the same element is not rendered again. */
const ON = <Heart aria-hidden="true" className={heart} data-on={true} />;

const OFF = <Heart aria-hidden="true" className={heart} data-on={false} />;

interface HeartButtonProps extends Wished {
  /** Beside the heart, where there is room. */
  text?: string;
}

/**
 * Puts something on the wishlist, or takes it off. A product is on it once, in one size or in any: the hearts of its other
 * sizes are off, and ask which size is meant, so that none of them takes off what another one says.
 */
export function HeartButton(props: HeartButtonProps) {
  const id = wishId(props.kind, props.reference);
  return id === null ? null : <Known id={id} {...props} />;
}

function Known({ id, text, ...wished }: HeartButtonProps & { id: WishId }) {
  const own = useWish(id);
  const { offer } = wished;
  const other = own?.size && offer && !isOfSize(offer, own.size.key) ? own.size : null;
  const isOn = Boolean(own) && other === null;
  const tap = () => {
    if (!own) return void add(wished);
    if (other === null || offer === undefined) return void removeWithUndo(own);
    editWish({ id, other: seenPrice(offer, Date.now()) });
  };
  return (
    <Button
      kind={text === undefined ? "icon" : "secondary"}
      aria-pressed={isOn}
      aria-label={`Wishlist: ${wished.name}${other === null ? "" : `, wished for in ${other.name}`}`}
      disabled={own === null}
      onClick={tap}
    >
      {isOn ? ON : OFF}
      {text === undefined ? null : isOn ? "On wishlist" : text}
    </Button>
  );
}

async function add(wished: Wished): Promise<void> {
  const wish = newWish(wished, Date.now());
  if (wish === null || !(await keepWish(wish, currentWishlist()))) return;
  toast.success(
    <>
      <bdi translate="no">{[wished.name, wish.size?.name].filter(Boolean).join(", ")}</bdi> is on
      your wishlist.{" "}
      <button
        type="button"
        className={toastLink}
        onClick={() => {
          toast.dismiss(MESSAGE);
          editWish({ id: wish.id });
        }}
      >
        Add a note or price
      </button>
    </>,
    { id: MESSAGE },
  );
}

/** What can be wished for, as a screen knows it. */
interface Wished {
  kind: WishKind;
  /** A product's code, or a slug. */
  reference: string;
  name: string;
  /** Of a product: the offer whose price the screen shows. Its size, price and store are remembered. */
  offer?: StoreOffer;
}

/** A new wish; `null` for what has no id, such as a brand whose name has no letters of the alphabet. */
function newWish({ kind, reference, name, offer }: Wished, now: number): Wish | null {
  const id = wishId(kind, reference);
  if (id === null) return null;
  const moment = new Date(now).toISOString();
  return {
    id,
    name,
    note: "",
    targetCents: null,
    unit: null,
    addedAt: moment,
    editedAt: moment,
    deleted: false,
    ...(offer === undefined ? {} : { size: sizeChoice(offer), seen: seenPrice(offer, now) }),
  };
}
