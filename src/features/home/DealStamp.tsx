import type { QueryClient } from "@tanstack/react-query";
import { readSavedQueries } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { stampName } from "#domain/offers/titles.ts";

interface DealStampProps {
  name: string;
  /** Of the product. */
  code: string | null;
}

/**
 * The stamp of a best deal. The statistics, which are everybody's first answer, do not say what a label says: it comes
 * from the deals that this phone has, and nothing is asked of the server for it. Until then it is drawn in lines.
 */
export default function DealStamp({ name, code }: DealStampProps) {
  const known = useSaved(readOffers);
  if (known === null) return null;
  const offer = known.get(code ?? "");
  return (
    <StrainStamp
      name={offer === undefined ? name : stampName(offer.product)}
      terpenes={offer?.terpenes ?? null}
    />
  );
}

type Offers = ReadonlyMap<string, StoreOffer>;

/** Several stamps that ask at once read once. */
let reading: Promise<Offers> | null = null;

/** An offer of each product among the deals of this phone, one with a label before one without. */
function readOffers(queryClient: QueryClient): Promise<Offers> {
  reading ??= readOnce(queryClient).finally(() => {
    reading = null;
  });
  return reading;
}

async function readOnce(queryClient: QueryClient): Promise<Offers> {
  const found = new Map<string, StoreOffer>();
  for (const { data } of await readSavedQueries(queryClient, "deals"))
    for (let row = 0; row < offerCount(data.table); row += 1) {
      const offer = offerAt(data.table, row);
      if (!found.get(offer.product.code)?.terpenes) found.set(offer.product.code, offer);
    }
  return found;
}
