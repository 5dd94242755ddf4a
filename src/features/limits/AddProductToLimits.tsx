import Scale from "~icons/scale";
import { Button } from "#design/controls/Button.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { addOffer, hasLimit } from "./AddToLimits.tsx";

interface AddProductToLimitsProps {
  offers: readonly StoreOffer[];
  /** Slug of the store from whose menu the visitor came, whose price the page shows. */
  cameFrom: string | null;
}

/**
 * The action of a product's page, for the size that is chosen there: of its offers, and of those of the store that one
 * came from where it has some, the first that says how much THC it has, else the first.
 */
export function AddProductToLimits({ offers, cameFrom }: AddProductToLimitsProps) {
  const ofAll = offers.filter(hasLimit);
  const own = ofAll.filter(({ store }) => store.slug === cameFrom);
  const limited = own.length === 0 ? ofAll : own;
  const offer = limited.find(({ thcMg }) => thcMg !== null) ?? limited[0];
  if (offer === undefined) return null;
  return (
    <Button onClick={() => addOffer(offer)}>
      <Scale aria-hidden="true" />
      Add to limits
    </Button>
  );
}
