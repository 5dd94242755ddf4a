import type { OfferMoments } from "#domain/menus/offerMoments.ts";

type StoredMoments = {
  [Name in keyof OfferMoments]: null extends OfferMoments[Name] ? Date | null : Date;
};

/** The moments of a stored offer in epoch milliseconds, as the rules of the domain take them. */
export function momentsOf(row: StoredMoments): OfferMoments {
  return {
    saleStartsAt: row.saleStartsAt?.getTime() ?? null,
    saleEndsAt: row.saleEndsAt?.getTime() ?? null,
    observedAt: row.observedAt.getTime(),
    missingSince: row.missingSince?.getTime() ?? null,
  };
}
