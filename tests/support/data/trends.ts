import type { CategoryTrend, TrendOffers, Trends } from "#domain/trends/trends.ts";

/** A category's figures by week, a dollar of band at each side, 120 offers of 40 stores. */
export function trendOf(
  median: readonly (number | null)[],
  more: Partial<CategoryTrend> = {},
): CategoryTrend {
  return {
    unit: "g",
    median: [...median],
    p25: median.map((value) => (value === null ? null : value - 100)),
    p75: median.map((value) => (value === null ? null : value + 100)),
    n: median.map((value) => (value === null ? 12 : 120)),
    stores: median.map((value) => (value === null ? 5 : 40)),
    likeForLike: median.map(() => null),
    // Weeks that follow each other have 118 of them in common; where there is a change it rests on so many.
    pairs: median.map((value, place) => {
      const isChange = (more.likeForLike?.[place] ?? null) !== null;
      return isChange || (value !== null && (median[place - 1] ?? null) !== null) ? 118 : 0;
    }),
    ...more,
  };
}

type TrendsOf = Partial<Omit<Trends, "categories">> & Partial<Trends["categories"]>;

/** Two weeks, from Nov 9 to Nov 22, 2026, the second with two new strains and one that is gone. */
export function trends({ flower, vape, edible, extract, ...more }: TrendsOf = {}): Trends {
  return {
    weeks: ["2026-W46", "2026-W47"],
    categories: {
      flower: flower ?? trendOf([990, 980]),
      vape: vape ?? trendOf([4_000, 4_100]),
      edible: edible ?? trendOf([550, 540], { unit: "100mg" }),
      extract: extract ?? trendOf([null, null]),
    },
    offers: [1_100, 1_204],
    newStrains: [[], ["gelato", "runtz"]],
    goneStrains: [[], ["blue-dream"]],
    availability: [{ strain: "gelato", stores: [null, 21] }],
    observedAt: "2026-11-20T11:00:00.000Z",
    method: "The median of what any visitor paid. Weeks run from Monday to Sunday, Eastern time.",
    sample: false,
    ...more,
  };
}

/** Offers behind a week's median: one for each of these unit prices in cents. */
export function trendOffers(
  unitCents: readonly number[],
  more: Partial<TrendOffers> = {},
): TrendOffers {
  return {
    week: "2026-W47",
    category: "flower",
    region: null,
    offers: unitCents.map((each, place) => ({
      store: "bliss-kent",
      storeName: "Bliss",
      city: "Kent",
      product: `code${String(place)}`,
      name: `Product ${String(place)}`,
      brand: "Oak Works",
      size: "2.83g",
      cents: each * 3,
      unitCents: each,
      observedAt: "2026-11-20T11:00:00.000Z",
    })),
    ...more,
  };
}
