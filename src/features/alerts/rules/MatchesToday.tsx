import { useDeferredValue, useMemo } from "react";
import { readSavedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { Text } from "#design/words/Text.tsx";
import { matchesRule, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { dealPrice, shelfPrice } from "#domain/offers/deals.ts";
import { offerAt } from "#domain/offers/menuTable.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { useNow } from "#platform/clock.ts";

/** How many on the menus of this phone a rule would catch now; nothing where it waits for what no menu of today has, or there is none. */
export function MatchesToday({ rule }: { rule: RuleDraft }) {
  const now = useNow();
  const saved = useSaved(readSavedMenus);
  const offers = useMemo(
    () =>
      saved === null
        ? []
        : saved.tables.flatMap(({ table, rows }) => rows.map((row) => offerAt(table, row))),
    [saved],
  );
  // What is being typed does not wait for the count.
  const asked = useDeferredValue(rule);
  const count = useMemo(() => countMatches(asked, offers, now), [asked, offers, now]);
  return (
    <Text role="status" tone="quiet" size="sm">
      {offers.length === 0 || count === null ? null : matchWords(count)}
    </Text>
  );
}

/**
 * How many offers a rule matches; `null` where it waits for something else than a price.
 *
 * @param now epoch milliseconds
 */
export function countMatches(
  rule: RuleDraft,
  offers: readonly StoreOffer[],
  now: number,
): number | null {
  if (rule.kind !== "deal" && rule.kind !== "price") return null;
  const priceOf = rule.kind === "deal" ? dealPrice : shelfPrice;
  return offers.filter((offer) => {
    const price = priceOf(inEpochMs(offer), now);
    return price !== null && matchesRule(rule, { ...offer, price });
  }).length;
}

function matchWords(count: number): string {
  if (count === 0) return "None on today’s menus matches.";
  const many = count.toLocaleString("en-US");
  return count === 1 ? "1 on today’s menus matches." : `${many} on today’s menus match.`;
}
