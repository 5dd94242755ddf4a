import type { ReactNode } from "react";
import { Text } from "#design/words/Text.tsx";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { entryFacts } from "./wishlist.css.ts";
import { targetText } from "./wishWords.ts";

interface WishFactsProps {
  wish: Wish;
  /** Stands on a phone for those only who do not see the bar beside it. */
  isBrief?: boolean;
  /** Of its store, and whether it is with tax. */
  median?: { cents: number; isAbout: boolean } | null;
  /** The lowest price seen. */
  children?: ReactNode;
}

/** What a price is held against: the target, the median of its store, the lowest seen. */
export function WishFacts({ wish, isBrief = false, median = null, children }: WishFactsProps) {
  return (
    <Text
      as="span"
      tone="quiet"
      size="sm"
      className={isBrief ? `${entryFacts} ${hiddenOnPhone}` : entryFacts}
    >
      {wish.targetCents === null ? null : <span>Target {targetText(wish)}</span>}
      {median === null ? null : (
        <span>Usual price {aboutText(formatCents(median.cents), median.isAbout)}</span>
      )}
      {children}
    </Text>
  );
}
