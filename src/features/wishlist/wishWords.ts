import { formatCents } from "#domain/offers/money.ts";
import { parseWishId, type WishKind, type Wish, type WishUnit } from "#domain/wishlist/wishes.ts";

const KIND_TITLES: Readonly<Record<WishKind, string>> = {
  product: "Product",
  strain: "Strain",
  brand: "Brand",
  store: "Store",
};

export const UNIT_TITLES: Readonly<Record<WishUnit, string>> = {
  package: "a package",
  g: "a gram",
  "100mg": "100 mg THC",
};

/** `Strain` */
export function kindTitle({ id }: Wish): string {
  const kind = parseWishId(id)?.kind;
  return kind === undefined ? "" : KIND_TITLES[kind];
}

/** `$25.00 a package`; empty without a target. */
export function targetText({ targetCents, unit }: Wish): string {
  return targetCents === null
    ? ""
    : `${formatCents(targetCents)} ${UNIT_TITLES[unit ?? "package"]}`;
}
