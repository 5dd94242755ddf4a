import { formatCents, roundHalfUp, wholeDollars } from "#domain/offers/money.ts";
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

/** `$3 to your target`, `$0.40 a gram to your target`; `Target reached` below it. */
export function toTargetText(heldCents: number, { targetCents, unit }: Wish): string {
  const left = heldCents - (targetCents ?? 0);
  if (left <= 0) return "Target reached";
  const per = unit === null || unit === "package" ? "" : ` ${UNIT_TITLES[unit]}`;
  return `${wholeDollars(left)}${per} to your target`;
}

/** Highest target, in dollars, as the wire has it. */
const HIGHEST = 100_000;

/** A price in dollars as people type it, in cents; `null` for none, `undefined` for what is no price. */
export function readTarget(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{3}\b)/g, "")
    .replace(",", ".");
  if (plain === "") return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  const dollars = Number(plain);
  return dollars > 0 && dollars <= HIGHEST ? roundHalfUp(dollars * 100) : undefined;
}
