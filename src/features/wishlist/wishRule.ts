import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";

/** The alert that a wish stands for: a deal of it, at its target or below. */
export function wishRule({ id, name, targetCents, unit }: Wish): Partial<RuleDraft> | null {
  const parsed = parseWishId(id);
  if (parsed === null) return null;
  const { kind, reference } = parsed;
  const most =
    targetCents === null
      ? {}
      : unit === "g" || unit === "100mg"
        ? { maxUnit: { cents: targetCents, unit } }
        : { maxCents: targetCents };
  switch (kind) {
    case "product":
      return { product: { code: reference, name }, ...most };
    case "strain":
      return { strain: { slug: reference, name }, ...most };
    case "store":
      return { store: { slug: reference, name }, ...most };
    case "brand":
      return { brand: name, ...most };
  }
}
