import { useMemo, type ReactNode } from "react";
import { PURCHASE_RULES } from "#state/limits.ts";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import { Button } from "#design/controls/Button.tsx";
import { assess, ruleInForce, type BasketItem } from "#domain/limits/limits.ts";
import { addItem, itemOfOffer, type Basket } from "#domain/limits/limitsBasket.ts";
import { whatToLeave } from "#domain/limits/whatToLeave.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { useSettings } from "#platform/settings.ts";
import { useNow } from "#platform/clock.ts";
import { hasLimit } from "./AddToLimits.tsx";
import { useLimits } from "./limitsStore.ts";
import { PROFILE_TITLES, STATE_TEXTS, dayText, leaveText } from "./limitsText.ts";
import { Verdict } from "./Verdict.tsx";

interface DayLimitProps {
  offers: readonly StoreOffer[];
  /** Takes some of them out. */
  onLeave: (offers: readonly StoreOffer[]) => void;
  /** What was left out already. */
  children?: ReactNode;
}

/** What one package of each offer comes to against the limit of a day, and what to leave out where that is too much. */
export function DayLimit({ offers, onLeave, children }: DayLimitProps) {
  const { profile, rule, combined } = useDayRule();
  const basket = basketOf(offers);
  if (basket.length === 0) return children;
  const result = assess(basket, rule, combined);
  const left = whatToLeave(basket, rule, combined);
  const leave = () => onLeave(offersOf(left ?? [], offers));
  // What was left out is why the rest is close to the limit: that is said in a line, and nothing is wrong.
  if (children !== null && children !== undefined && result.state !== "over")
    return (
      <div role="status">
        {children}
        <Text tone="quiet" size="sm">
          {PROFILE_TITLES[profile]}, one day. Not legal advice.
        </Text>
      </div>
    );
  return (
    <Verdict state={result.state} title={dayText(result)} isQuiet>
      {result.state === "over" ? <p>{leaveText(left, result.uncounted.length > 0)}</p> : null}
      {children}
      {left === null || left.length === 0 ? null : (
        <div className="no-print">
          <Button onClick={leave}>{left.length === 1 ? "Leave it out" : "Leave these out"}</Button>
        </div>
      )}
      <Text tone="quiet" size="sm">
        {PROFILE_TITLES[profile]}, one day. Not legal advice.
      </Text>
    </Verdict>
  );
}

/** Of one package of each offer, before it is chosen: only that it is too much for one day, where it is. */
export function OverDayLimit({ offers }: Pick<DayLimitProps, "offers">) {
  return useDayCheck().isOver(offers) ? <Tag tone="warning">{STATE_TEXTS.over}</Tag> : null;
}

/** What the limit of a day says of one package of each offer, for what is chosen unasked. */
export interface DayCheck {
  /** Whether they are too much for one day. */
  isOver: (offers: readonly StoreOffer[]) => boolean;
  /** Which of them are left for another day where they are; none where no few packages less are enough. */
  toLeave: (offers: readonly StoreOffer[]) => readonly StoreOffer[];
}

export function useDayCheck(): DayCheck {
  const { rule, combined } = useDayRule();
  return useMemo(
    () => ({
      isOver: (offers) => {
        const basket = basketOf(offers);
        return basket.length > 0 && assess(basket, rule, combined).state === "over";
      },
      toLeave: (offers) => offersOf(whatToLeave(basketOf(offers), rule, combined) ?? [], offers),
    }),
    [rule, combined],
  );
}

/** What one may buy today. */
function useDayRule() {
  const { profile } = useSettings();
  const { combined } = useLimits();
  return { profile, combined, rule: ruleInForce(PURCHASE_RULES, profile, calendarDay(useNow())) };
}

const basketOf = (offers: readonly StoreOffer[]) =>
  offers.filter(hasLimit).map(itemOfOffer).reduce<Basket>(addItem, []);

/** The offers whose packages stand on lines of a basket. */
const offersOf = (lines: readonly BasketItem[], offers: readonly StoreOffer[]) =>
  offers.filter((offer) => lines.some(({ id }) => id === itemOfOffer(offer).id));
