import Scale from "~icons/scale";
import { Button } from "#design/controls/Button.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { addOffer, hasLimit } from "./AddToLimits.tsx";

/**
 * The action of a product's page, for the size that is chosen there: of its offers the first that
 * says how much THC it has, else the first.
 */
export function AddProductToLimits({ offers }: { offers: readonly StoreOffer[] }) {
  const limited = offers.filter(hasLimit);
  const offer = limited.find(({ thcMg }) => thcMg !== null) ?? limited[0];
  if (offer === undefined) return null;
  return (
    <Button onClick={() => addOffer(offer)}>
      <Scale aria-hidden="true" />
      Add to limits
    </Button>
  );
}
