/** What can be wished for. */
export const WISH_KINDS = ["product", "strain", "brand", "store"] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** `product:CODE`, `strain:SLUG`, `brand:SLUG` or `store:SLUG`: one thing has one id, on every phone. */
export type WishId = `${WishKind}:${string}`;

/** Longest code or slug, as the API takes them elsewhere, too. */
const LONGEST_REFERENCE = 300;

/**
 * The id of a thing.
 *
 * @param reference a product's code, or a slug
 * @returns `null` when it cannot be one: the name of a brand in another script has no slug
 */
export function wishId(kind: WishKind, reference: string): WishId | null {
  const name = reference.toLowerCase();
  const isName = name.length <= LONGEST_REFERENCE && /^[a-z0-9-]+$/.test(name);
  return isName ? `${kind}:${name}` : null;
}

/** What an id stands for; `null` when it is none. */
export function parseWishId(text: string): { kind: WishKind; reference: string } | null {
  const colon = text.indexOf(":");
  const kind = WISH_KINDS.find((one) => one === text.slice(0, colon));
  const reference = text.slice(colon + 1);
  return kind === undefined || wishId(kind, reference) !== text ? null : { kind, reference };
}
