import Scale from "lucide-react/icons/scale";
import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { Select } from "#design/select/Select.tsx";
import { sizeName } from "#domain/menus/names.ts";
import type { StoreOffer } from "#domain/menus/offers.ts";
import { addOffer, hasLimit } from "./AddToLimits.tsx";
import { addProduct } from "./basket.css.ts";

/** The action of a product's page: which size is asked only where there are several. */
export function AddProductToLimits({ offers }: { offers: readonly StoreOffer[] }) {
  const sizes = offersBySize(offers);
  const [chosen, choose] = useState<string | null>(null);
  const offer = sizes.find(({ sizeKey }) => sizeKey === chosen) ?? sizes[0];
  if (offer === undefined) return null;
  return (
    <div className={addProduct}>
      {sizes.length > 1 ? (
        <Select
          label="Size"
          options={sizes.map((each) => ({ value: each.sizeKey, label: sizeName(each) }))}
          value={offer.sizeKey}
          onChange={choose}
        />
      ) : null}
      <Button onClick={() => addOffer(offer)}>
        <Scale size={18} aria-hidden="true" />
        Add to limits
      </Button>
    </div>
  );
}

/** One offer of each size: the first that says how much THC it has, else the first. */
function offersBySize(offers: readonly StoreOffer[]): StoreOffer[] {
  const sizes = new Map<string, StoreOffer>();
  for (const offer of offers.filter(hasLimit)) {
    const known = sizes.get(offer.sizeKey);
    if (known === undefined || (known.thcMg === null && offer.thcMg !== null))
      sizes.set(offer.sizeKey, offer);
  }
  return [...sizes.values()];
}
