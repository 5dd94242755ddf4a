import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { footFact } from "#design/surfaces/rowLines.css.ts";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { spelling } from "#domain/strains/spelledNames.ts";
import type { Richest, RichStrain } from "#domain/strains/terpeneProducts.ts";
import { LabelledProducts } from "./LabelledProducts.tsx";
import { group, groups as groupsStyle, ranking } from "./terpenes.css.ts";

interface RichestListsProps {
  richest: Richest;
  terpene: Terpene;
  now: number;
}

/** Strains and products with the most of a terpene, each kind ranked by its share. */
export function RichestLists({ richest: { groups, strains }, terpene, now }: RichestListsProps) {
  const ownNames = [terpene.slug, terpene.name].map(spelling);
  return (
    <div className={groupsStyle}>
      {strains.length === 0 ? null : <Strains strains={strains} />}
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

function Strains({ strains }: { strains: readonly RichStrain[] }) {
  const labelsOf = useLabelsOfStrains();
  return (
    <section className={group} aria-labelledby="rich-strains">
      <h3 id="rich-strains">Strains, by the median of their flower</h3>
      <ol className={ranking}>
        {strains.map(({ slug, name, share, products }) => (
          <ListRow
            key={slug ?? name}
            start={
              <RowStamp
                product={{ name, strainName: name, marketedType: null }}
                terpenes={slug === null ? null : (labelsOf(slug)?.terpenes ?? null)}
              />
            }
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
            end={<b>{percent(share)}</b>}
          />
        ))}
      </ol>
    </section>
  );
}

/** By weight, as labels print it. */
const percent = (share: number) => `${share.toFixed(2)}%`;
