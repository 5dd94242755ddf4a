import { Link } from "@tanstack/react-router";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { ResultList } from "./FoundOfferRow.tsx";
import type { FoundProduct } from "./useNames.ts";

interface UnpricedRowsProps {
  products: readonly FoundProduct[];
  /** Their prices may still come: then they are all there is, and not a rest. */
  arePricesComing: boolean;
  /** Only some stores' prices are on this device: others may have one. */
  isOfPart: boolean;
  /** Nothing else stands above them. */
  isAlone: boolean;
}

/** What is known by its name, and has no price to compare. */
export function UnpricedRows({ products, arePricesComing, isOfPart, isAlone }: UnpricedRowsProps) {
  if (products.length === 0) return null;
  return (
    <ResultList
      title={
        arePricesComing
          ? "Products"
          : isOfPart
            ? "Known, no price saved here"
            : "Known, no price now"
      }
      hidesTitle={arePricesComing && isAlone}
    >
      {products.map(({ code, title, category }) => (
        <ListRow
          key={code}
          title={
            <Link to="/product/$code" params={{ code }}>
              <bdi translate="no">{title}</bdi>
            </Link>
          }
          end={category}
        />
      ))}
    </ResultList>
  );
}
