import type { ReactNode } from "react";
import { Text } from "#design/words/Text.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { briefFacts, entryFacts } from "./wishlist.css.ts";
import { targetText } from "./wishWords.ts";

interface WishFactsProps {
  wish: Wish;
  /** Stands on a phone for those only who do not see the bar beside it. */
  isBrief?: boolean;
  /** The lowest price seen. */
  children?: ReactNode;
}

/** What a price is held against: the target, the lowest seen. */
export function WishFacts({ wish, isBrief = false, children }: WishFactsProps) {
  return (
    <Text
      as="span"
      tone="quiet"
      size="sm"
      className={isBrief ? `${entryFacts} ${briefFacts} ${hiddenOnPhone}` : entryFacts}
    >
      {wish.targetCents === null ? null : <span>Target {targetText(wish)}</span>}
      {children}
    </Text>
  );
}
