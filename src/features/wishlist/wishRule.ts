import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { parseWishId, type Wish } from "#domain/wishlist/wishes.ts";
import type { KnownWish } from "./groupWishes.ts";

/**
 * The alert that a wish stands for: its target, deal or not; without one a deal of it, or, where no menu has it, that it
 * is back.
 */
export function wishRule({ is, wish }: Pick<KnownWish, "is" | "wish">): Partial<RuleDraft> | null {
  const parsed = parseWishId(wish.id);
  if (parsed === null) return null;
  const { kind, reference } = parsed;
  const { name } = wish;
  const isGone = is === "unavailable" || is === "unknown";
  const target = atTarget(wish);
  const waitsFor = target ?? (isGone ? { kind: "restock" as const } : {});
  switch (kind) {
    case "product":
      return { product: { code: reference, name }, size: wish.size ?? null, ...waitsFor };
    case "strain":
      return { strain: { slug: reference, name }, ...waitsFor };
    case "brand":
      return { brand: name, ...waitsFor };
    case "store":
      return { store: { slug: reference, name }, ...target };
  }
}

function atTarget({ targetCents, unit }: Wish): Partial<RuleDraft> | null {
  if (targetCents === null) return null;
  return unit === "g" || unit === "100mg"
    ? { kind: "price", maxUnit: { cents: targetCents, unit } }
    : { kind: "price", maxCents: targetCents };
}
