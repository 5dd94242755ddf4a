import { useDeferredValue, useMemo } from "react";
import { readSavedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { Text } from "#design/words/Text.tsx";
import { matchesRule, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { dealPrice, shelfPrice } from "#domain/offers/deals.ts";
import { offerAt } from "#domain/offers/menuTable.ts";
import { formatCents } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { useNow } from "#platform/clock.ts";
import { roomForCount } from "../alerts.css.ts";

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
  const matches = useMemo(() => countMatches(asked, offers, now), [asked, offers, now]);
  return (
    <Text
      role="status"
      tone="quiet"
      size="sm"
      className={isCounted(asked) ? roomForCount : undefined}
    >
      {offers.length === 0 || matches === null ? null : matchWords(asked, matches)}
    </Text>
  );
}

const isCounted = ({ kind }: RuleDraft) => kind === "deal" || kind === "price";

/** How many offers, and of how many stores. */
interface Matches {
  offers: number;
  stores: number;
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
): Matches | null {
  if (!isCounted(rule)) return null;
  const priceOf = rule.kind === "deal" ? dealPrice : shelfPrice;
  const matching = offers.filter((offer) => {
    const price = priceOf(inEpochMs(offer), now);
    return price !== null && matchesRule(rule, { ...offer, price });
  });
  return { offers: matching.length, stores: new Set(matching.map(({ store }) => store.slug)).size };
}

/** What that is a count of: stores of a product, else offers; within the price, or deals. */
export function matchWords(
  { kind, product, maxCents, maxUnit }: RuleDraft,
  { offers, stores }: Matches,
): string {
  const limit =
    maxCents === null || maxUnit !== null
      ? "at such a price"
      : `at or under ${formatCents(maxCents)}`;
  if (product !== null) {
    const how = kind === "price" ? limit : "as a real deal";
    return `${counted(stores, "store has", "stores have")} it ${how}, by the menus on this phone.`;
  }
  if (offers > MANY)
    return `${offers.toLocaleString("en-US")} on today’s menus match: choose a price, a section or a region to hear less.`;
  const what =
    kind === "price"
      ? `${counted(offers, "offer is", "offers are")} ${limit}`
      : `${counted(offers, "real deal matches", "real deals match")} now`;
  return `${what}, by the menus on this phone.`;
}

/** More than anybody wants to be told of. */
const MANY = 50;

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `No ${one}` : `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
