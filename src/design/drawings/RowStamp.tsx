import type { MarketedType } from "#domain/offers/categories.ts";
import { stampName } from "#domain/offers/titles.ts";
import { rowStamp } from "./rowStamp.css.ts";
import { StrainStamp } from "./StrainStamp.tsx";
import type { TerpeneShares } from "./strainStamp.ts";

interface RowStampProps {
  product: { name: string; strainName: string | null; marketedType: MarketedType | null };
  /** What its label says; `null` for a drawing in one color. */
  terpenes: TerpeneShares | null;
}

/** The stamp of a product's strain at the head of its row, 48 px. */
export function RowStamp({ product, terpenes }: RowStampProps) {
  return (
    <span className={rowStamp} aria-hidden="true">
      <StrainStamp name={stampName(product)} terpenes={terpenes} type={product.marketedType} />
    </span>
  );
}
