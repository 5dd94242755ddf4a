import { sizeName } from "#domain/offers/titles.ts";
import Columns2 from "~icons/columns-2";
import { Button } from "#design/controls/Button.tsx";
import { offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { compareButton } from "./compare.css.ts";
import { toggleCompared, TRAY_SIZE } from "./compared.ts";

/** One for all rows: what is the same element is not rendered again. */
const SIGN = <Columns2 aria-hidden="true" />;

interface CompareButtonProps {
  offer: StoreOffer;
  /** What is compared already. */
  comparedKeys: ReadonlySet<string>;
  onChosen: () => void;
}

/** Puts an offer beside others, or takes it away again. */
export function CompareButton({ offer, comparedKeys, onChosen }: CompareButtonProps) {
  const isCompared = comparedKeys.has(offerKey(offer));
  return (
    <Button
      kind="secondary"
      className={compareButton}
      aria-label={`Compare ${offer.product.name}, ${sizeName(offer)}`}
      aria-pressed={isCompared}
      disabled={!isCompared && comparedKeys.size >= TRAY_SIZE}
      onClick={() => {
        toggleCompared(offer);
        onChosen();
      }}
    >
      {SIGN}
      Compare
    </Button>
  );
}
