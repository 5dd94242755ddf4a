import type { Offer } from "./offers.ts";

/** The moments of an offer as the rules take them: epoch milliseconds. On the wire they are texts. */
export interface OfferMoments {
  saleStartsAt: number | null;
  saleEndsAt: number | null;
  observedAt: number;
  missingSince: number | null;
}

type MomentName = keyof OfferMoments;

/** An offer whose moments are numbers. */
export type InEpochMs<Row> = Omit<Row, MomentName> & OfferMoments;

/** An offer as it came over the wire, for the rules. */
export function inEpochMs<Row extends Pick<Offer, MomentName>>(offer: Row): InEpochMs<Row> {
  const { saleStartsAt, saleEndsAt, observedAt, missingSince, ...rest } = offer;
  return {
    ...rest,
    saleStartsAt: epochMs(saleStartsAt),
    saleEndsAt: epochMs(saleEndsAt),
    observedAt: Date.parse(observedAt),
    missingSince: epochMs(missingSince),
  };
}

/** A moment of the wire in epoch milliseconds, if there is one. */
export function epochMs(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}
