import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { WishId } from "#domain/wishlist/wishes.ts";
import { wish } from "../../../tests/support/community/wishlist.ts";
import { offer, product, storeProfile } from "../../../tests/support/data/offers.ts";
import { sumAtOneStore } from "./atOneStore.ts";

const NOW = Date.UTC(2026, 10, 22, 17);
const names = ["gelato", "runtz"] as const;
const wishes = names.map((name) => wish({ id: `product:${name}`, name }));

/** What stores ask for both of them; 0: it has none. */
function sumOf(asked: Readonly<Record<string, readonly [number, number]>>, kept: string | null) {
  const offers = new Map<WishId, StoreOffer[]>();
  for (const [place, name] of names.entries())
    offers.set(
      `product:${name}`,
      Object.entries(asked).flatMap(([slug, prices]) => {
        const cents = prices[place] ?? 0;
        if (cents === 0) return [];
        return [
          offer({
            product: product({ code: name, name }),
            store: storeProfile({ slug, name: slug }),
            observedAt: new Date(NOW - HOUR_MS).toISOString(),
            priceCents: cents,
          }),
        ];
      }),
    );
  const sum = sumAtOneStore(wishes, {
    offers,
    now: NOW,
    register: null,
    rank: ({ slug }) => ({ isKept: slug === kept, miles: null }),
  });
  return sum && `${sum.store.slug} ${String(sum.cents)}`;
}

it("is a kept store's where that has all, although another asks less for all of it", () => {
  const asked = { alder: [3_000, 3_000], birch: [2_000, 2_000] } as const;
  expect(sumOf(asked, "alder")).toBe("alder 6000");
  expect(sumOf(asked, null)).toBe("birch 4000");
});

it("is another's where the kept one has but a part, and nobody's where none has all", () => {
  const alder = [3_000, 0] as const;
  expect(sumOf({ alder, birch: [4_000, 4_000] }, "alder")).toBe("birch 8000");
  expect(sumOf({ alder, birch: [0, 4_000] }, "alder")).toBeNull();
});
