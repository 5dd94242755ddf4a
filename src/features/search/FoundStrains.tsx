import type { ComponentProps } from "react";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { chip } from "#design/controls/chip.css.ts";
import { inRow } from "#design/controls/chipGroup.css.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Name } from "#design/words/Name.tsx";
import { stampName } from "#domain/offers/titles.ts";
import { strainPath } from "#domain/site/site.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { PlainLink } from "#platform/plainLinks.tsx";
import { FoundOfferRow, ResultList } from "./FoundOfferRow.tsx";
import type { FoundOffer } from "./offerSearch.ts";
import { list, strainItem, strainRow } from "./searchResults.css.ts";

/** The strains of the genetics pages, by their names. */
export const StrainPages = lazyPart(() => import("./StrainPages.tsx"));

interface StrainRowProps {
  /** Their cheapest offer stands among the products: they need no second price. */
  named: readonly FoundOffer[];
  /** What was typed, where no menu has a strain that is called just so: it may have its page all the same. */
  page: string | null;
}

/** The ways to the strains that are called so, the one that is called just so first. */
export function StrainRow({ named, page }: StrainRowProps) {
  return (
    <div className={strainRow}>
      {page === null ? null : <StrainPages wanted={page} isNothing={false} />}
      <StrainLinks strains={named} />
    </div>
  );
}

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
