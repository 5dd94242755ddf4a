import { nameAlone, type StatisticsDeal } from "#domain/offers/statistics.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";

interface DealNameProps {
  deal: StatisticsDeal;
  className: string;
}

/** What a deal is of, as the way to its product where the answer names that. */
export function DealName({ deal, className }: DealNameProps) {
  const { code, size, storeSlug } = deal;
  const name = <bdi translate="no">{nameAlone(deal)}</bdi>;
  return code ? (
    <PlainLink data-came-from={storeSlug} href={productPath(code, size)} className={className}>
      {name}
    </PlainLink>
  ) : (
    <span className={className}>{name}</span>
  );
}
