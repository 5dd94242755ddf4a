import { storeLocation } from "#domain/stores/stores.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import type { ReactNode } from "react";
import { useRegister } from "#data/register.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { titleLink, unitPrice } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import type { Category } from "#domain/offers/categories.ts";
import { formatCents } from "#domain/offers/money.ts";
import { brandBeside, CATEGORY_TITLES } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import type { LabelledProduct } from "#domain/strains/terpeneProducts.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { useVisitor } from "#platform/visitor.ts";
import { figure as figureStyle, group, ranking } from "./terpenes.css.ts";

interface LabelledProductsProps<Product> {
  category: Category;
  /** In their order. */
  products: readonly Product[];
  /** What they are ranked by, in the place of the price, which then stands below it. */
  figure?: (product: Product) => string;
  /** What else there is to say of one; `null` for nothing. */
  said: (product: Product) => ReactNode;
  now: number;
}

/** Products of one kind that have a terpene, each with the flower of its strain, at the store where its label was read. */
export function LabelledProducts<Product extends LabelledProduct>(
  props: LabelledProductsProps<Product>,
) {
  const { category, products, figure, said, now } = props;
  const register = useRegister(useVisitor(), now);
  return (
    <section className={group} aria-label={CATEGORY_TITLES[category]}>
      <h3>{CATEGORY_TITLES[category]}</h3>
      <ol className={ranking}>
        {products.map((product) => (
          <LabelledRow
            key={product.code}
            {...{ product, register, now }}
            figure={figure?.(product) ?? null}
            said={said(product)}
          />
        ))}
      </ol>
    </section>
  );
}

interface LabelledRowProps {
  product: LabelledProduct;
  register: Register | null;
  figure: string | null;
  said: ReactNode;
  now: number;
}

/** An offer as on every other list, but for what could be done with it there. */
function LabelledRow({ product, register, figure, said, now }: LabelledRowProps) {
  const { code, title, sold, store, cents, size, observedAt } = product;
  const stampTerpenes = useStampTerpenes();
  const brand = sold === null ? null : brandBeside(sold);
  const paid = cents === null ? null : (register?.paidCents(cents, product) ?? null);
  const price =
    cents === null ? null : <About isAbout={paid !== null}>{formatCents(paid ?? cents)}</About>;
  return (
    <PriceRow
      as="li"
      drawing={
        sold === null ? null : (
          <RowStamp
            product={sold}
            terpenes={stampTerpenes({ product: sold, terpenes: sold.terpenes })}
          />
        )
      }
      title={
        <PlainLink href={productPath(code)} className={titleLink}>
          <Name>{sold?.name ?? title}</Name>
        </PlainLink>
      }
      price={<b className={figureStyle}>{figure ?? price}</b>}
      off={{ off: null, verdict: null }}
      what={
        <CutLine name={brand === null ? null : <bdi translate="no">{brand}</bdi>} facts={[size]} />
      }
      unit={figure === null ? null : <span className={unitPrice}>{price}</span>}
      where={<StoreAt name={store.name} place={storeLocation(store)} />}
      age={<Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />}
      said={said}
      actions={null}
    />
  );
}
