import { PURCHASE_RULES } from "#state/limits.ts";
import { Text } from "#design/words/Text.tsx";
import { assess, ruleInForce } from "#domain/limits/limits.ts";
import { addItem, itemOfOffer, type Basket } from "#domain/limits/limitsBasket.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { useSettings } from "#platform/settings.ts";
import { useNow } from "#platform/clock.ts";
import { hasLimit } from "./AddToLimits.tsx";
import { useLimits } from "./limitsStore.ts";
import { PROFILE_TITLES, verdictText } from "./limitsText.ts";
import { Verdict } from "./Verdict.tsx";

/** What one package of each offer comes to against the limit of a day. */
export function DayLimit({ offers }: { offers: readonly StoreOffer[] }) {
  const { profile } = useSettings();
  const { combined } = useLimits();
  const rule = ruleInForce(PURCHASE_RULES, profile, calendarDay(useNow()));
  const basket = offers.filter(hasLimit).map(itemOfOffer).reduce<Basket>(addItem, []);
  if (basket.length === 0) return null;
  const result = assess(basket, rule, combined);
  return (
    <Verdict state={result.state} title={verdictText(result, result.uncounted.length > 0)}>
      <Text tone="quiet" size="sm">
        {PROFILE_TITLES[profile]}, one day. Not legal advice.
      </Text>
    </Verdict>
  );
}
