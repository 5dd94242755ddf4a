import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { useRegister } from "#data/register.ts";
import { useIsKept } from "#data/pins.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { button } from "#design/controls/button.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { footFact, titleLink } from "#design/surfaces/rowLines.css.ts";
import { Name } from "#design/words/Name.tsx";
import { Text } from "#design/words/Text.tsx";
import { spelling } from "#domain/strains/spelledNames.ts";
import {
  atKept,
  type NamedOnLabels,
  type Richest,
  type RichStrain,
} from "#domain/strains/terpeneProducts.ts";
import { useVisitor } from "#platform/visitor.ts";
import { LabelledProducts } from "./LabelledProducts.tsx";
import {
  fewest,
  figure,
  group,
  groups as groupsStyle,
  pairs,
  ranking,
  wideGroup,
} from "./terpenes.css.ts";

interface LabelListsProps {
  terpene: Terpene;
  richest: Richest;
  sample: boolean;
  now: number;
  /** On which menus, and how old that is. */
  where: ReactNode;
  /** The same where no label says how much. */
  whereNamed: string;
  /** How old that is; on this phone each row says it. */
  age?: ReactNode;
  /** What is said where no label says anything. */
  nothing: string;
}

/** What labels say of a terpene: where there is the most of it, or where none has a figure what names it. */
export function LabelLists(props: LabelListsProps) {
  const { terpene, richest, sample, now, where, whereNamed, age, nothing } = props;
  const { ranked, named } = richest;
  const register = useRegister(useVisitor(), now);
  if (named === undefined && ranked === 0)
    return (
      <EmptyState
        action={
          <Link
            to="/dispensary-menus"
            search={{ store: "all", category: "all" }}
            className={button({ kind: "secondary" })}
          >
            Open all menus
          </Link>
        }
      >
        {nothing}
      </EmptyState>
    );
  return (
    <>
      {named === undefined ? (
        <>
          <Text tone="quiet" size="sm">
            Percent of weight,{" "}
            {ranked === 1 ? "1 label" : `${ranked.toLocaleString("en-US")} labels`} {where}
          </Text>
          <RichestLists richest={richest} terpene={terpene} now={now} />
        </>
      ) : (
        <NamedLists {...{ named, now, age }} where={whereNamed} />
      )}
      <WarningLine sample={sample} isWithTax={register?.hasTax === true} />
    </>
  );
}

interface RichestListsProps extends Pick<LabelListsProps, "richest" | "terpene" | "now"> {}

/** Strains and products with the most of a terpene, each kind ranked by its share. */
function RichestLists({ richest: { groups, strains }, terpene, now }: RichestListsProps) {
  const ownNames = [terpene.slug, terpene.name].map(spelling);
  return (
    <div className={groupsStyle}>
      {strains.length === 0 ? null : (
        <Strains {...{ strains, terpene }} isWide={groups.length % 2 === 0} />
      )}
      {groups.map((its) => (
        <LabelledProducts
          key={its.category}
          {...its}
          figure={({ share }) => percent(share)}
          said={({ printedAs }) => otherName(printedAs, ownNames)}
          now={now}
        />
      ))}
    </div>
  );
}

/** What a label calls a terpene, where that is none of its own names. */
function otherName(printedAs: string, ownNames: readonly string[]): ReactNode {
  if (ownNames.includes(spelling(printedAs))) return null;
  return (
    <span className={footFact}>
      printed as “<bdi translate="no">{printedAs}</bdi>”
    </span>
  );
}

interface StrainsProps extends Pick<LabelListsProps, "terpene"> {
  strains: readonly RichStrain[];
  /** Across both columns; else beside the first list, which so has no hole at the end of the last. */
  isWide: boolean;
}

/** Strains in the rows of the products, so that all of them stand in one grid. */
function Strains({ strains, terpene, isWide }: StrainsProps) {
  const labelsOf = useLabelsOfStrains();
  return (
    <section className={isWide ? wideGroup : group} aria-labelledby="rich-strains">
      <h3 id="rich-strains">
        Strains{" "}
        <Text as="span" tone="quiet" size="sm">
          typical {terpene.name.toLowerCase()} in their flower
        </Text>
      </h3>
      <ol className={isWide ? `${ranking} ${pairs}` : `${ranking} ${fewest}`}>
        {strains.map(({ slug, name, share, products }) => {
          const labels = slug === null ? null : labelsOf(slug);
          return (
            <PriceRow
              key={slug ?? name}
              as="li"
              drawing={
                <RowStamp
                  product={{ name, strainName: name, marketedType: null }}
                  terpenes={labels?.terpenes ?? null}
                />
              }
              title={
                slug === null ? (
                  <Name>{name}</Name>
                ) : (
                  <Link
                    to="/strain-genetics/$genetic"
                    params={{ genetic: slug }}
                    className={titleLink}
                  >
                    <Name>{name}</Name>
                  </Link>
                )
              }
              price={<b className={figure}>{percent(share)}</b>}
              off={{ off: null, verdict: null }}
              what={
                <span>
                  {products === 1 ? "1 product" : `${String(products)} products`} measured
                  {labels === null || labels.stores === 0
                    ? null
                    : `, in ${labels.stores === 1 ? "1 store" : `${String(labels.stores)} stores`}`}
                </span>
              }
              unit={null}
              where={null}
              age={null}
              said={null}
              actions={null}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** By weight, as labels print it. */
const percent = (share: number) => `${share.toFixed(2)}%`;

interface NamedListsProps extends Pick<LabelListsProps, "now" | "age"> {
  named: NamedOnLabels;
  where: string;
}

/**
 * Products whose labels name a terpene and give no figure, as most real ones do: how many, some that most stores have, each
 * where it costs the least, of stores that ask the same a kept one, and the way to all of them.
 */
function NamedLists({ named, now, where, age }: NamedListsProps) {
  const { products, printedAs, groups } = named;
  const isKept = useIsKept();
  const hasDoses = groups.some((its) =>
    its.products.some((product) => product.unit?.unit === "100mg"),
  );
  const shown = groups.reduce((sum, its) => sum + its.products.length, 0);
  return (
    <>
      <Text tone="quiet" size="sm">
        {products === 1
          ? `1 label ${where} names it, without an amount. `
          : `${products.toLocaleString("en-US")} labels ${where} name it, none with an amount. `}
        {age === undefined ? null : <>{age}. </>}
        {shown < products
          ? `In the most stores, lowest price per gram${hasDoses ? " or 100 mg" : ""} first:`
          : null}
      </Text>
      <div className={groupsStyle}>
        {groups.map((its) => (
          <LabelledProducts
            key={its.category}
            category={its.category}
            products={its.products.map((product) => atKept(product, isKept))}
            now={now}
          />
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
    </>
  );
}
