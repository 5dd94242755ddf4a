import Columns2 from "~icons/columns-2";
import { Button } from "#design/controls/Button.tsx";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { word } from "#design/controls/button.css.ts";
import { compareButton } from "./compare.css.ts";
import { toggleCompared, TRAY_SIZE } from "./compared.ts";

/** One for all rows: what is the same element is not rendered again. */
const SIGN = (
  <>
    <Columns2 size={18} aria-hidden="true" />
    <span className={word}>Compare</span>
  </>
);

interface CompareButtonProps {
  offer: StoreOffer;
  /** What is compared already. */
  comparedKeys: ReadonlySet<string>;
}

/** Puts an offer beside others, or takes it away again. */
export function CompareButton({ offer, comparedKeys }: CompareButtonProps) {
  const isCompared = comparedKeys.has(offerKey(offer));
  return (
    <Button
      kind="icon"
      className={compareButton}
      aria-label={`Compare ${offer.product.name}, ${offer.sizeLabel}`}
      aria-pressed={isCompared}
      disabled={!isCompared && comparedKeys.size >= TRAY_SIZE}
      onClick={() => toggleCompared(offer)}
    >
      {SIGN}
    </Button>
  );
}
