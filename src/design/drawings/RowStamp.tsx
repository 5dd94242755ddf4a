import type { Category } from "#domain/offers/categories.ts";
import { stampName } from "#domain/offers/titles.ts";
import { CategoryIcon } from "./CategoryIcon.tsx";
import { kind, rowStamp } from "./rowStamp.css.ts";
import { StrainStamp } from "./StrainStamp.tsx";
import type { TerpeneShares } from "./strainStamp.ts";

interface RowStampProps {
  product: { name: string; strainName: string | null; category: Category };
  /** What its label says; `null` for a line drawing. */
  terpenes: TerpeneShares | null;
  /** In a list of several kinds: the kind's icon on the stamp. */
  showsKind?: boolean;
}

/** The stamp of a product's strain at the head of its row, 40 px. */
export function RowStamp({ product, terpenes, showsKind = false }: RowStampProps) {
  return (
    <span className={rowStamp}>
      <StrainStamp name={stampName(product)} terpenes={terpenes} />
      {showsKind ? (
        <span className={kind}>
          <CategoryIcon of={product.category} size={16} />
        </span>
      ) : null}
    </span>
  );
}
