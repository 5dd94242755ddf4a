import type { QueryClient } from "@tanstack/react-query";
import { readSavedQueries } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { stampTerpenes } from "#domain/strains/strainShelves.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import type { TerpeneShares } from "#design/drawings/strainStamp.ts";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { stampName } from "#domain/offers/titles.ts";

interface DealStampProps {
  name: string;
  /** Of the product. */
  code: string | null;
}

/**
 * The stamp of a best deal. The statistics, which are everybody's first answer, do not say what a label says: it comes
 * from the deals and the strains that this phone has, and nothing is asked of the server for it. Until then it is drawn in lines.
 */
export default function DealStamp({ name, code }: DealStampProps) {
  const known = useSaved(readStamps);
  if (known === null) return null;
  const stamp = known.get(code ?? "");
  return <StrainStamp name={stamp?.name ?? name} terpenes={stamp?.terpenes ?? null} />;
}

/** By the code of its product. */
type Stamps = ReadonlyMap<string, { name: string; terpenes: TerpeneShares | null }>;

/** Several stamps that ask at once read once. */
let reading: Promise<Stamps> | null = null;

/** The stamp of each product among the deals of this phone, of its strain before that of its own label. */
function readStamps(queryClient: QueryClient): Promise<Stamps> {
  reading ??= readOnce(queryClient).finally(() => {
    reading = null;
  });
  return reading;
}

async function readOnce(queryClient: QueryClient): Promise<Stamps> {
  const [strains] = await readSavedQueries(queryClient, "strains");
  const found = new Map<string, { name: string; terpenes: TerpeneShares | null }>();
  for (const { data } of await readSavedQueries(queryClient, "deals"))
    for (let row = 0; row < offerCount(data.table); row += 1) {
      const offer = offerAt(data.table, row);
      const { product } = offer;
      if (found.get(product.code)?.terpenes) continue;
      found.set(product.code, {
        name: stampName(product),
        terpenes: stampTerpenes(strains?.data.shelves, offer),
      });
    }
  return found;
}
