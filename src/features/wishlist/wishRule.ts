import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import type { KnownWish } from "./groupWishes.ts";

/**
 * The alert that a wish stands for: a deal of it, at its target or below; where no menu has it, that it is
 * back, at whatever price.
 */
export function wishRule({ is, wish }: Pick<KnownWish, "is" | "wish">): Partial<RuleDraft> | null {
  const parsed = parseWishId(wish.id);
  if (parsed === null) return null;
  const { kind, reference } = parsed;
  const { name } = wish;
  const isGone = is === "unavailable" || is === "unknown";
  const waitsFor = isGone ? { kind: "restock" as const } : atMost(wish);
  switch (kind) {
    case "product":
      return { product: { code: reference, name }, size: wish.size ?? null, ...waitsFor };
    case "strain":
      return { strain: { slug: reference, name }, ...waitsFor };
    case "brand":
      return { brand: name, ...waitsFor };
    case "store":
      return { store: { slug: reference, name }, ...atMost(wish) };
  }
}

function atMost({ targetCents, unit }: Wish): Partial<RuleDraft> {
  if (targetCents === null) return {};
  return unit === "g" || unit === "100mg"
    ? { maxUnit: { cents: targetCents, unit } }
    : { maxCents: targetCents };
}
