import type { ComponentProps } from "react";
import { useLabelsOfStrains, useStampTerpenes } from "#data/strainLabels.ts";
import { chip } from "#design/controls/chip.css.ts";
import { inRow } from "#design/controls/chipGroup.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { TerpeneMark } from "#design/drawings/TerpeneMark.tsx";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Name } from "#design/words/Name.tsx";
import { aboutText, formatShortUnitPrice } from "#domain/offers/money.ts";
import { sizeInSentence } from "#domain/offers/sizeWords.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { stampName, terpeneName } from "#domain/offers/titles.ts";
import { unitCents } from "#domain/prices/atRegister.ts";
import { strainPath } from "#domain/site/site.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { PlainLink } from "#platform/plainLinks.tsx";
import { FoundOfferRow, ResultList } from "./FoundOfferRow.tsx";
import { isFlower, type FoundOffer } from "./foundOffer.ts";
import { faces, list, listTitle, smells, strainItem, strainRow } from "./searchResults.css.ts";

/** The strains of the genetics pages, by their names. */
export const StrainPages = lazyPart(() => import("./StrainPages.tsx"));

interface StrainRowProps {
  /** Their cheapest offer stands among the products: they need no second price. */
  named: readonly FoundOffer[];
  /** What was typed, where no menu has a strain that is called just so: it may have its page all the same. */
  page: string | null;
  /** All that stand on this screen: none has a second way. */
  listed: readonly FoundOffer[];
}

/** The ways to the strains that are called so, the one that is called just so first. */
export function StrainRow({ named, page, listed }: StrainRowProps) {
  return (
    <div className={strainRow}>
      {page === null ? null : (
        <StrainPages wanted={page} isNothing={false} listed={slugsOfStrains(listed)} />
      )}
      <StrainLinks strains={named} />
    </div>
  );
}

/** The same as rows, where there are few products: in how many stores each is, and from what a unit costs. */
export function StrainRows({ named, page, listed }: StrainRowProps) {
  const labelsOf = useLabelsOfStrains();
  return (
    <>
      {named.length === 0 ? null : (
        <section>
          <h2 className={listTitle}>Strains</h2>
          <ul className={`${list} ${faces}`} aria-label="Strains">
            {named.map((each) => {
              const { offer, price } = each;
              const { strainSlug, strainName } = offer.product;
              const labels = labelsOf(strainSlug ?? "");
              return (
                <ListRow
                  key={strainSlug}
                  start={<RowStamp product={offer.product} terpenes={labels?.terpenes ?? null} />}
                  title={
                    <PlainLink href={strainPath(strainSlug ?? "")}>
                      <Name>{strainName ?? strainSlug ?? ""}</Name>
                    </PlainLink>
                  }
                  note={
                    <>
                      {labels === null || labels.stores === 0
                        ? "Strain"
                        : `Strain in ${labels.stores === 1 ? "1 store" : `${String(labels.stores)} stores`}`}
                      <Terpenes shares={labels?.terpenes ?? null} />
                    </>
                  }
                  end={
                    <span>
                      {isFlower(each) ? `${sizeInSentence(offer.sizeKey)} ` : null}from{" "}
                      {aboutText(
                        formatShortUnitPrice({ ...price.unit, cents: unitCents(price) }),
                        price.isAbout,
                      )}
                    </span>
                  }
                />
              );
            })}
          </ul>
        </section>
      )}
      {page === null ? null : (
        <StrainPages wanted={page} isNothing={false} listed={slugsOfStrains(listed)} />
      )}
    </>
  );
}

/** So many are named beside a strain's flower. */
const MOST_TERPENES = 3;

/** What its petals are, most first; on a desk, where few products leave the room for it. */
function Terpenes({ shares }: { shares: StoreOffer["terpenes"] }) {
  const most = Object.entries(shares ?? {}).toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  if (most.length === 0) return null;
  return (
    <span className={smells}>
      {most.slice(0, MOST_TERPENES).map(([terpene]) => (
        <span key={terpene}>
          <TerpeneMark terpene={terpene} /> {terpeneName(terpene)}
        </span>
      ))}
    </span>
  );
}

const slugsOfStrains = (strains: readonly FoundOffer[]) =>
  strains.map(({ offer }) => offer.product.strainSlug);

interface OtherStrainsProps extends Omit<ComponentProps<typeof FoundOfferRow>, "found" | "of"> {
  strains: readonly FoundOffer[];
}

/** Strains whose cheapest offer does not stand among the products, with it. */
export function OtherStrains({ strains, ...shared }: OtherStrainsProps) {
  if (strains.length === 0) return null;
  return (
    <ResultList title="Other strains">
      {strains.map((each) => (
        <FoundOfferRow key={each.offer.product.strainSlug} found={each} of="strain" {...shared} />
      ))}
    </ResultList>
  );
}

function StrainLinks({ strains }: { strains: readonly FoundOffer[] }) {
  const stampTerpenes = useStampTerpenes();
  if (strains.length === 0) return null;
  return (
    <ul className={`${inRow} ${list}`} aria-label="Strains">
      {strains.map(({ offer }) => (
        <li key={offer.product.strainSlug} className={strainItem}>
          <PlainLink href={strainPath(offer.product.strainSlug ?? "")} className={chip()}>
            <StrainStamp
              name={stampName(offer.product)}
              terpenes={stampTerpenes(offer)}
              type={offer.product.marketedType}
              size={32}
            />
            <Name>{offer.product.strainName ?? offer.product.strainSlug ?? ""}</Name>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
