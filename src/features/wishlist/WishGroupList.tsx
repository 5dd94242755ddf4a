import { Link } from "@tanstack/react-router";
import TriangleAlert from "~icons/triangle-alert";
import type { ReactNode } from "react";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { About } from "#design/words/About.tsx";
import { Text } from "#design/words/Text.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { countOfStores, storeTitle } from "#domain/stores/stores.ts";
import type { SumAtOneStore } from "./atOneStore.ts";
import { AvailableWish } from "./AvailableWish.tsx";
import type { KnownWish, WishGroups } from "./groupWishes.ts";
import { WishEntry } from "./WishEntry.tsx";
import { entries, groups as groupsStyle } from "./wishlist.css.ts";
import { sum, sumFigure, sumLine, sumOver, sumStore, sumWords } from "./wishSum.css.ts";

/** What a wish has from other features, by what is known of it. */
export interface WishActions {
  /** Whether something rings for it, in its row. */
  signs: (known: KnownWish) => ReactNode;
  /** What may be done with it, in its sheet. */
  inSheet: (known: KnownWish) => ReactNode;
}

interface WishGroupListProps {
  groups: WishGroups;
  now: number;
  register: Register | null;
  actions: WishActions;
}

/** The list by what is known: target reached, available now, not available, unknown. */
export function WishGroupList({ groups, now, register, actions }: WishGroupListProps) {
  const { available, unranked, forPatients, unavailable, unknown } = groups;
  const shown = { now, register, actions };
  return (
    <Stack gap={4} className={groupsStyle}>
      <Available
        title="Target reached"
        wishes={available.filter(({ isHit }) => isHit)}
        {...shown}
      />
      <Available
        title="Available now"
        wishes={available.filter(({ isHit }) => !isHit)}
        {...shown}
      />
      <Others title="No price to compare" wishes={unranked} actions={actions}>
        Stores have these, but the price looks wrong or has no unit price.
      </Others>
      <Others title="For patients only" wishes={forPatients} actions={actions}>
        Stores sell these to registered patients.
      </Others>
      <Others title="Not available" wishes={unavailable} actions={actions}>
        No recent menu has these, or not in your size.
      </Others>
      <Others title="Unknown" wishes={unknown} actions={actions}>
        No menu from the last 72 hours mentions these.
      </Others>
    </Stack>
  );
}

interface AvailableProps extends Omit<WishGroupListProps, "groups"> {
  title: string;
  wishes: WishGroups["available"];
}

function Available({ title, wishes, now, register, actions }: AvailableProps) {
  if (wishes.length === 0) return null;
  return (
    <Section title={`${title} (${String(wishes.length)})`}>
      <ul className={entries}>
        {wishes.map((known) => (
          <AvailableWish
            key={known.wish.id}
            known={known}
            now={now}
            register={register}
            signs={actions.signs(known)}
            actions={actions.inSheet(known)}
          />
        ))}
      </ul>
    </Section>
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
      <Text tone="quiet" size="sm">
        {children}
      </Text>
      <ul className={entries}>
        {wishes.map((known) => (
          <WishEntry
            key={known.wish.id}
            wish={known.wish}
            signs={actions.signs(known)}
            actions={actions.inSheet(known)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface WishSumProps {
  of: WishGroups["available"];
  /** How many things are wished for, with those that nobody sells now. */
  wanted: number;
  /** Whether offers are too much for one day. */
  isOver: (offers: readonly StoreOffer[]) => boolean;
  /** Works out what the same comes to at one store: among all stores, so only where the list needs several. */
  sumAtOne: () => SumAtOneStore | null;
}

/**
 * What a list comes to at one store, and only then where each thing is cheapest, for which one drives from store to store; and
 * what is not in the sum. Where no store has all, the second stands first. One thing alone has its price in its row.
 */
export function WishSum({ of, wanted, isOver, sumAtOne }: WishSumProps) {
  const prices = of.map(({ best }) => best.price);
  const cents = prices.reduce((all, each) => all + each.cents, 0);
  const isAbout = prices.some((each) => each.isAbout);
  const stores = new Map(of.map(({ best: { offer } }) => [offer.store.slug, offer.store]));
  if (prices.length < 2) return null;
  const found = stores.size < 2 ? null : sumAtOne();
  const atOne = found === null || found.cents <= cents ? null : found;
  const least = <About isAbout={isAbout}>{formatCents(cents)}</About>;
  const [first] = stores.values();
  const only = atOne?.store ?? (stores.size === 1 ? first : undefined);
  const count = countOfStores(stores.size);
  return (
    <div className={sum}>
      <p className={sumLine}>
        <strong className={sumFigure}>
          {atOne === null ? (
            least
          ) : (
            <About isAbout={atOne.isAbout}>{formatCents(atOne.cents)}</About>
          )}
        </strong>{" "}
        {wanted > prices.length
          ? `${String(prices.length)} of ${String(wanted)}`
          : `all ${String(wanted)}`}{" "}
        at {only === undefined ? count : "one store"}
      </p>
      {only === undefined ? null : (
        <p className={sumStore}>
          <bdi translate="no">{storeTitle(only)}</bdi>
        </p>
      )}
      <p className={sumWords}>
        {atOne === null ? null : (
          <>
            or {least} at {count} ·{" "}
          </>
        )}
        {notInSum(of)}
        {isOver(of.map(({ best }) => best.offer)) ? (
          <span className={sumOver}>
            <TriangleAlert aria-hidden="true" />
            <strong>Over one day’s limit together</strong>
            <Link to="/dispensary-limits" className="no-print">
              Limits
            </Link>
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** The drive is in no sum of a list; tax is where it is shown, or where a store's own prices include it. */
function notInSum(of: WishGroups["available"]): string {
  const isUntaxed = ({ best: { offer, price } }: WishGroups["available"][number]) =>
    !price.isAbout && offer.store.pricesIncludeTax !== "yes";
  if (of.every(isUntaxed)) return "before driving and tax";
  return of.some(isUntaxed) ? "before driving, some before tax" : "before driving";
}
