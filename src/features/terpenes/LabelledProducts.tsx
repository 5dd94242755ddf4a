import { moreStores, storeLocation } from "#domain/stores/stores.ts";
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
import { offOf } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { PastWords } from "#design/words/RowPast.tsx";
import type { Category } from "#domain/offers/categories.ts";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { brandBeside, CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { wasText } from "#domain/offers/verdictText.ts";
import { verdictInRow } from "#domain/offers/verdictWords.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import type { LabelledProduct, NamedProduct } from "#domain/strains/terpeneProducts.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { useVisitor } from "#platform/visitor.ts";
import { figure as figureStyle, group, ranking } from "./terpenes.css.ts";

/** What is known of one that is listed by its price. */
type PricedProduct = LabelledProduct & Partial<NamedProduct>;

interface LabelledProductsProps<Product> {
  category: Category;
  /** In their order. */
  products: readonly Product[];
  /** What they are ranked by, in the place of the price, which then stands below it. */
  figure?: (product: Product) => string;
  /** What else there is to say of one that is ranked; `null` for nothing. */
  said?: (product: Product) => ReactNode;
  now: number;
}

/** Products of one kind that have a terpene, each with the flower of its strain, at the store where its label was read. */
export function LabelledProducts<Product extends PricedProduct>(
  props: LabelledProductsProps<Product>,
) {
  const { category, products, figure, said, now } = props;
  const register = useRegister(useVisitor(), now);
  return (
    <section className={group} aria-label={CATEGORY_TITLES[category]}>
      <h3>{CATEGORY_TITLES[category]}</h3>
      <ol className={ranking}>
        {products.map((product) =>
          figure === undefined ? (
            <PricedRow key={product.code} {...{ product, register, now }} />
          ) : (
            <LabelledRow
              key={product.code}
              {...{ product, register, now }}
              figure={figure(product)}
              said={said?.(product) ?? null}
            />
          ),
        )}
      </ol>
    </section>
  );
}

interface LabelledRowProps extends PricedRowProps {
  figure: string;
  said: ReactNode;
}

/** An offer by what its label says, which stands where other lists have the price. */
function LabelledRow({ product, register, figure, said, now }: LabelledRowProps) {
  const { cents } = product;
  const paid = cents === null ? null : centsAtRegister(cents, product, register);
  return (
    <PriceRow
      as="li"
      {...rowOf(product, now)}
      drawing={<Stamp product={product} />}
      price={<b className={figureStyle}>{figure}</b>}
      off={NO_NEWS}
      below={
        <span className={unitPrice}>
          {paid === null ? null : <About isAbout={paid.isAbout}>{formatCents(paid.cents)}</About>}
        </span>
      }
      unit={null}
      said={said}
      actions={null}
    />
  );
}

const NO_NEWS = { off: null, verdict: null };

interface PricedRowProps {
  product: PricedProduct;
  register: Register | null;
  now: number;
}

/** An offer as on every other list, but for what could be done with it there. */
function PricedRow({ product, register, now }: PricedRowProps) {
  const { cents, unit, wasCents, verdict = null, stores = 1 } = product;
  const atTill = (each: number) => centsAtRegister(each, product, register);
  const paid = cents === null ? null : atTill(cents);
  const was = wasCents === undefined ? null : atTill(wasCents).cents;
  const off = paid === null ? NO_NEWS : offOf(paid.cents, was, verdict);
  const past = verdict && verdictInRow(verdict, now, (each) => wasText(each, product, register));
  const others = stores > 1 ? [moreStores(stores - 1)] : [];
  return (
    <PriceRow
      as="li"
      {...rowOf(product, now)}
      drawing={<Stamp product={product} />}
      price={
        paid === null ? null : (
          <Price cents={paid.cents} wasCents={was} inRow isAbout={paid.isAbout} />
        )
      }
      off={off}
      unit={
        unit === undefined || cents === null || paid === null ? null : (
          <span className={unitPrice}>
            <About isAbout={paid.isAbout} isSilent>
              {formatShortUnitPrice({ ...unit, cents: (unit.cents * paid.cents) / cents })}
            </About>
          </span>
        )
      }
      said={past === null && others.length === 0 ? null : <PastWords past={past} spare={others} />}
      actions={null}
    />
  );
}

/** What both have: which, how much of it, where, and how old that is. */
function rowOf({ code, title, sold, size, store, observedAt }: LabelledProduct, now: number) {
  const brand = sold === null ? null : brandBeside(sold);
  return {
    title: (
      <PlainLink data-came-from={store.slug} href={productPath(code)} className={titleLink}>
        <Name>{sold?.name ?? title}</Name>
      </PlainLink>
    ),
    what: (
      <CutLine name={brand === null ? null : <bdi translate="no">{brand}</bdi>} facts={[size]} />
    ),
    where: <StoreAt name={store.name} place={storeLocation(store)} />,
    age: <Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />,
  };
}

/** The flower of its strain; answers of before do not say what is sold. */
function Stamp({ product: { sold } }: { product: LabelledProduct }) {
  const stampTerpenes = useStampTerpenes();
  if (sold === null) return null;
  return (
    <RowStamp product={sold} terpenes={stampTerpenes({ product: sold, terpenes: sold.terpenes })} />
  );
}
