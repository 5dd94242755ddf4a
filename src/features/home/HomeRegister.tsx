import { useEffect, useMemo } from "react";
import { useRegister } from "#data/register.ts";
import { formatCents, offText } from "#domain/offers/money.ts";
import type { StatisticsDeal } from "#domain/offers/statistics.ts";
import { wasText } from "#domain/offers/verdictText.ts";
import { centsAtRegister, type PaidOffer, type Register } from "#domain/prices/atRegister.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";
import { BEFORE_TAX, inWords, unitWords, SAID_BEFORE_TAX, type HomePrices } from "./homePrices.ts";

interface HomeRegisterProps {
  /** Given the prices each time that they change. */
  onPrices: (prices: HomePrices) => void;
}

/** Brings home its prices with tax. Loaded for visitors who switched tax on: all others read home without it. */
export default function HomeRegister({ onPrices }: HomeRegisterProps) {
  const prices = useHomePrices();
  useEffect(() => onPrices(prices), [prices, onPrices]);
  return null;
}

/**
 * Deals of the statistics, which are everybody's, in the visitor's own prices. What of them is a deal, and in which order
 * they stand, was decided before tax.
 */
export function useHomePrices(): HomePrices {
  const visitor = useVisitor();
  const register = useRegister(visitor, useNow());
  return useMemo(() => {
    if (!visitor.withTax) return BEFORE_TAX;
    return register?.hasTax === true ? pricesAt(register) : SAID_BEFORE_TAX;
  }, [visitor.withTax, register]);
}

function pricesAt(register: Register): HomePrices {
  return {
    words: ", picked by prices before tax",
    priceOf: (deal, now) => {
      const { cost, wasCost, unitPriceCents, unit } = deal;
      const offer = paidOffer(deal);
      const { cents, isAbout } = centsAtRegister(cost * 100, offer, register);
      const perUnit = unitPriceCents === undefined ? 0 : (unitPriceCents * cents) / (cost * 100);
      return {
        // Among prices with tax one without says so.
        cost: isAbout ? formatCents(cents) : `${formatCents(cents)}, before tax`,
        isAbout,
        was:
          wasCost === undefined
            ? null
            : { off: offText(cost, wasCost), cost: wasText(wasCost * 100, offer, register) },
        unit: unit && perUnit > 0 ? `${formatCents(perUnit)}/${unitWords(unit)}` : null,
        verdict: inWords(deal, now, (each) => wasText(each, offer, register)),
      };
    },
  };
}

/** Copies and servers from before these fields do not say which taxes a store collects. */
function paidOffer(deal: StatisticsDeal): PaidOffer {
  const { taxArea = null, pricesIncludeTax = "unknown", menu = "rec" } = deal;
  return { store: { taxArea, pricesIncludeTax }, menu };
}
