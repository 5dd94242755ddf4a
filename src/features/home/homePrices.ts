import { formatCents, formatDollars, offText } from "#domain/offers/money.ts";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import { verdictInRow, type VerdictInRow } from "#domain/offers/verdictWords.ts";

/** What a row of home says of a price. */
export interface HomePrice {
  cost: string;
  /** With tax, as all figures of it are. */
  isAbout: boolean;
  /** What it is below, and by how much: "30%", "$220.50"; `null` where that is not said. */
  was: { off: string | null; cost: string } | null;
  /** `null` where no unit price is known. */
  unit: string | null;
  /** What the offer's own past says of the price; `null` where it says nothing. */
  verdict: VerdictInRow | null;
}

/** Prices of deals of the statistics at a moment (epoch milliseconds), and what headings say of them. */
export interface HomePrices {
  priceOf: (deal: StatisticsDeal, now: number) => HomePrice;
  words: string;
}

/** "100mg" is the wire's word. */
export const unitWords = (unit: NonNullable<StatisticsDeal["unit"]>): string =>
  unit === "g" ? "g" : "100 mg";

/** The verdict on a deal in the words of rows. @param figure a price in cents, as home tells it */
export function inWords(
  { verdict }: Pick<StatisticsDeal, "verdict">,
  now: number,
  figure: (cents: number) => string,
): HomePrice["verdict"] {
  return verdict === undefined ? null : verdictInRow(verdict, now, figure);
}

/** As everybody sees them, before tax. */
export const BEFORE_TAX: HomePrices = {
  words: "",
  priceOf: ({ cost, wasCost, unitPriceCents, unit, verdict }, now) => ({
    cost: formatDollars(cost),
    isAbout: false,
    was:
      wasCost === undefined ? null : { off: offText(cost, wasCost), cost: formatDollars(wasCost) },
    unit: unit && unitPriceCents ? `${formatCents(unitPriceCents)}/${unitWords(unit)}` : null,
    verdict: inWords({ verdict }, now, formatCents),
  }),
};

/** The same to a visitor whose other prices are with tax, while the taxes are not on this phone. */
export const SAID_BEFORE_TAX: HomePrices = { ...BEFORE_TAX, words: ", before tax" };
