import { useAreLabelsAwaited, useStampTerpenes } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { nameAlone, type StatisticsDeal } from "#domain/offers/statistics.ts";
import { coming } from "./best.css.ts";

interface DealStampProps {
  deal: Pick<StatisticsDeal, "name" | "brand" | "strain" | "label" | "soldAs">;
  /** Pixels. */
  size?: 32 | 48 | 96;
}

/** The stamp of a best deal, as on every list: of its strain or, where that is no known one, of its own label. */
export default function DealStamp({ deal, size = 48 }: DealStampProps) {
  const { strain, label, soldAs = null } = deal;
  // Home is opened oftener than strains get other labels: lists ask for news of them.
  const stampTerpenes = useStampTerpenes(false);
  const product = { strainSlug: strain?.slug ?? null };
  const terpenes = stampTerpenes({ product, terpenes: label?.terpenes ?? null });
  // It comes in as what it is, not as a drawing in one color that becomes another one.
  const isAwaited = useAreLabelsAwaited() && strain !== undefined && !label;
  return (
    <span className={coming[isAwaited ? "awaited" : "there"]}>
      <StrainStamp
        name={strain?.name ?? label?.name ?? nameAlone(deal)}
        type={soldAs}
        {...{ terpenes, size }}
      />
    </span>
  );
}
