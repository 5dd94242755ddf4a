import { Link } from "@tanstack/react-router";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { spelling } from "#domain/strains/spelledNames.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { Richest, RichProduct, RichStrain } from "#domain/strains/terpeneProducts.ts";
import { group, groups as groupsStyle, ranking } from "./terpenes.css.ts";

interface RichestListsProps {
  richest: Richest;
  terpene: Terpene;
  now: number;
}

export function RichestLists({ richest: { groups, strains }, terpene, now }: RichestListsProps) {
  return (
    <div className={groupsStyle}>
      {strains.length === 0 ? null : (
        <section className={group} aria-labelledby="rich-strains">
          <h3 id="rich-strains">Strains, by the median of their flower</h3>
          <ol className={ranking}>
            {strains.map((strain) => (
              <StrainRow key={strain.slug ?? strain.name} strain={strain} />
            ))}
          </ol>
        </section>
      )}
      {groups.map(({ category, products }) => (
        <section key={category} className={group} aria-labelledby={`rich-${category}`}>
          <h3 id={`rich-${category}`}>{CATEGORY_TITLES[category]}</h3>
          <ol className={ranking}>
            {products.map((product) => (
              <ProductRow key={product.code} product={product} terpene={terpene} now={now} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function StrainRow({ strain: { slug, name, share, products } }: { strain: RichStrain }) {
  return (
    <ListRow
      title={
        slug === null ? (
          <bdi translate="no">{name}</bdi>
        ) : (
          <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
            <bdi translate="no">{name}</bdi>
          </Link>
        )
      }
      note={products === 1 ? "1 product" : `${String(products)} products`}
      end={<b>{share.toFixed(2)}%</b>}
    />
  );
}

function ProductRow({
  product: { code, title, share, printedAs, store, observedAt },
  terpene,
  now,
}: {
  product: RichProduct;
  terpene: Terpene;
  now: number;
}) {
  const isOwnName = [terpene.slug, terpene.name].map(spelling).includes(spelling(printedAs));
  return (
    <ListRow
      title={
        <Link to="/product/$code" params={{ code }}>
          <bdi translate="no">{title}</bdi>
        </Link>
      }
      note={
        <>
          <bdi translate="no">{storeTitle(store)}</bdi> ·{" "}
          <Freshness observedAt={observedAt} now={now} />
          {isOwnName ? null : (
            <>
              {" "}
              · printed as “<bdi translate="no">{printedAs}</bdi>”
            </>
          )}
        </>
      }
      end={<b>{share.toFixed(2)}%</b>}
    />
  );
}
