import type { ReactNode } from "react";
import { Section } from "#design/surfaces/Section.tsx";
import { Text } from "#design/words/Text.tsx";
import { entries } from "./wishlist.css.ts";
import { AvailableWish } from "./AvailableWish.tsx";
import type { KnownWish, WishGroups } from "./groupWishes.ts";
import { WishEntry } from "./WishEntry.tsx";

/** What may be done with a wish; its best offer, where there is one. */
export type WishActions = (known: KnownWish) => ReactNode;

interface WishGroupListProps {
  groups: WishGroups;
  now: number;
  actions: WishActions;
}

/** The list by what is known: available now, not available, unknown. */
export function WishGroupList({ groups, now, actions }: WishGroupListProps) {
  const { available, unranked, unavailable, unknown } = groups;
  return (
    <>
      {available.length === 0 ? null : (
        <Section title={`Available now (${String(available.length)})`}>
          <ul className={entries}>
            {available.map((known) => (
              <AvailableWish key={known.wish.id} known={known} now={now} actions={actions(known)} />
            ))}
          </ul>
        </Section>
      )}
      <Others title="No price to compare" wishes={unranked} actions={actions}>
        Stores have these, at prices that are too unlikely or without a unit price.
      </Others>
      <Others title="Not available" wishes={unavailable} actions={actions}>
        No fresh menu has these.
      </Others>
      <Others title="Unknown" wishes={unknown} actions={actions}>
        No menu of the last 72 hours says anything about these.
      </Others>
    </>
  );
}

interface OthersProps {
  title: string;
  wishes: readonly KnownWish[];
  actions: WishActions;
  children: ReactNode;
}

function Others({ title, wishes, actions, children }: OthersProps) {
  if (wishes.length === 0) return null;
  return (
    <Section title={`${title} (${String(wishes.length)})`}>
      <Text tone="quiet" size="md">
        {children}
      </Text>
      <ul className={entries}>
        {wishes.map((known) => (
          <WishEntry key={known.wish.id} wish={known.wish} actions={actions(known)} />
        ))}
      </ul>
    </Section>
  );
}
