import type { Category } from "#domain/offers/categories.ts";
import { stampName } from "#domain/offers/titles.ts";
import { Sparkline } from "../words/VerdictLine.tsx";
import { CategoryIcon } from "./CategoryIcon.tsx";
import { drawn, kind, rowStamp } from "./rowStamp.css.ts";
import { StrainStamp } from "./StrainStamp.tsx";
import type { TerpeneShares } from "./strainStamp.ts";

interface RowStampProps {
  product: { name: string; strainName: string | null; category: Category };
  /** What its label says; `null` for a line drawing. */
  terpenes: TerpeneShares | null;
  /** In a list of several kinds: the kind's icon on the stamp. */
  showsKind?: boolean;
  /** Of its price, where the row says something of its past: it stands below the stamp. */
  shape?: string | undefined;
}

/** The stamp of a product's strain at the head of its row, 40 px, and what its price was. */
export function RowStamp({ product, terpenes, showsKind = false, shape }: RowStampProps) {
  return (
    <span className={rowStamp}>
      <span className={drawn}>
        <StrainStamp name={stampName(product)} terpenes={terpenes} />
        {showsKind ? (
          <span className={kind}>
            <CategoryIcon of={product.category} size={16} />
          </span>
        ) : null}
      </span>
      {shape === undefined ? null : <Sparkline shape={shape} width={40} height={16} />}
    </span>
  );
}
