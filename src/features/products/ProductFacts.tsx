import { Link } from "@tanstack/react-router";
import { Tag } from "#design/words/Tag.tsx";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { sectionOf } from "#domain/offers/sectionOf.ts";
import type { Product } from "#domain/offers/offers.ts";
import { facts } from "./product.css.ts";

/** Brand, category and strain. */
export function ProductFacts({ product }: { product: Product }) {
  const { brand, category, subcategory, strainSlug, strainName, marketedType } = product;
  return (
    <p className={facts}>
      <Tag tone={sectionOf(category) ?? "plain"}>{CATEGORY_TITLES[category]}</Tag>
      {brand === null ? null : <bdi>{brand}</bdi>}
      {subcategory === null ? null : <bdi>{subcategory}</bdi>}
      {marketedType === null ? null : <span>marketed as {marketedType}</span>}
      {strainName === null ? null : (
        <span>
          Strain:{" "}
          {strainSlug === null ? (
            <bdi>{strainName}</bdi>
          ) : (
            <Link to="/strain-genetics/$genetic" params={{ genetic: strainSlug }}>
              <bdi>{strainName}</bdi>
            </Link>
          )}
        </span>
      )}
    </p>
  );
}
