import type { QueryClient } from "@tanstack/react-query";
import { readSavedQueries } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import type { Offer } from "#domain/offers/offers.ts";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import { stampName } from "#domain/offers/titles.ts";

/**
 * The stamp of a best deal: of its strain, which the statistics name, as on every list. They do not say what a label says,
 * because they are everybody's first answer: of a product without a known strain it comes from the deals that this phone
 * has, and until then it is drawn in lines.
 */
export default function DealStamp({ deal: { name, code, strain } }: { deal: StatisticsDeal }) {
  // Home is opened oftener than strains get other labels: lists ask for news of them.
  const stampTerpenes = useStampTerpenes(false);
  const own = useSaved(readLabels)?.get(code ?? "");
  const label = { product: { strainSlug: strain?.slug ?? null }, terpenes: own?.terpenes ?? null };
  return <StrainStamp name={strain?.name ?? own?.name ?? name} terpenes={stampTerpenes(label)} />;
}

/** By the code of its product. */
type Labels = ReadonlyMap<string, { name: string; terpenes: Offer["terpenes"] }>;

/** Several stamps that ask at once read once. */
let reading: Promise<Labels> | null = null;

/** The label of each product among the deals of this phone. */
function readLabels(queryClient: QueryClient): Promise<Labels> {
  reading ??= readOnce(queryClient).finally(() => {
    reading = null;
  });
  return reading;
}

async function readOnce(queryClient: QueryClient): Promise<Labels> {
  const found = new Map<string, { name: string; terpenes: Offer["terpenes"] }>();
  for (const { data } of await readSavedQueries(queryClient, "deals"))
    for (let row = 0; row < offerCount(data.table); row += 1) {
      const { product, terpenes } = offerAt(data.table, row);
      if (!found.get(product.code)?.terpenes)
        found.set(product.code, { name: stampName(product), terpenes });
    }
  return found;
}
