import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRegister } from "#data/register.ts";
import { button } from "#design/controls/button.css.ts";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Text } from "#design/words/Text.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { NamedOnLabels, NamedProduct } from "#domain/strains/terpeneProducts.ts";
import { useVisitor } from "#platform/visitor.ts";
import { group, groups as groupsStyle, ranking } from "./terpenes.css.ts";

interface NamedListsProps {
  named: NamedOnLabels;
  sample: boolean;
  now: number;
  /** On which menus, and how old that is. */
  children: ReactNode;
}

/**
 * Products whose labels name a terpene and give no figure, as most real ones do: how many, some that most stores have, each
 * where it costs the least, and the way to all of them.
 */
export function NamedLists({ named, sample, now, children }: NamedListsProps) {
  const { products, printedAs, groups } = named;
  const register = useRegister(useVisitor(), now);
  return (
    <>
      <Text tone="quiet" size="sm">
        Named on {products === 1 ? "1 product" : `${products.toLocaleString("en-US")} products`},
        without a figure, {children}
      </Text>
      <div className={groupsStyle}>
        {groups.map(({ category, products: its }) => (
          <section key={category} className={group} aria-labelledby={`named-${category}`}>
            <h3 id={`named-${category}`}>{CATEGORY_TITLES[category]}</h3>
            <ul className={ranking}>
              {its.map((product) => (
                <NamedRow key={product.code} product={product} register={register} now={now} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div>
        <Link
          to="/dispensary-menus"
          search={{ store: "all", category: "all", terpene: printedAs }}
          className={button({ kind: "secondary" })}
        >
          All of them on the menus
        </Link>
      </div>
      <WarningLine sample={sample} isWithTax={register?.hasTax === true} />
    </>
  );
}

interface NamedRowProps {
  product: NamedProduct;
  register: Register | null;
  now: number;
}

function NamedRow({ product, register, now }: NamedRowProps) {
  const { code, title, store, cents, size, stores, observedAt } = product;
  const paid = register?.paidCents(cents, product) ?? null;
  return (
    <ListRow
      title={
        <Link to="/product/$code" params={{ code }}>
          <bdi translate="no">{title}</bdi>
        </Link>
      }
      note={
        <>
          <bdi translate="no">{storeTitle(store)}</bdi>
          {stores === 1 ? null : ` and ${String(stores - 1)} more`} ·{" "}
          <Freshness observedAt={observedAt} now={now} />
        </>
      }
      end={
        <>
          <b>
            <About isAbout={paid !== null}>{formatCents(paid ?? cents)}</About>
          </b>
          {size}
        </>
      }
    />
  );
}
