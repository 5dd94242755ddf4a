import { potencyCaption } from "#domain/offers/offerNotes.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { OfferFacts } from "#design/words/OfferWords.tsx";
import { Off } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { Text } from "#design/words/Text.tsx";
import { VerdictWords } from "#design/words/VerdictWords.tsx";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { aboutText, formatShortUnitPrice, formatCents, offText } from "#domain/offers/money.ts";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import { lineEnd, unitPrice } from "#design/surfaces/rowLines.css.ts";
import {
  aboveTarget,
  entryPlace,
  entryPrice,
  phoneLowest,
  placeLine,
  targetBar,
  targetProgress,
} from "./wishlist.css.ts";
import { toTargetText } from "./wishWords.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import type { KnownWish } from "./groupWishes.ts";
import { sinceSeen } from "./seenPrice.ts";
import { useLowestSeen, type LowestPrice } from "./useLowestSeen.ts";
import { WishEntry } from "./WishEntry.tsx";
import { WishFacts } from "./WishFacts.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { wasNotablyLower } from "#domain/offers/priceVerdict.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";

interface AvailableWishProps {
  known: Extract<KnownWish, { is: "available" }>;
  now: number;
  register: Register | null;
  signs: ReactNode;
  actions: ReactNode;
}

/** A wish that a store has now: the best offer beside the target, the median, and the lowest seen. */
export function AvailableWish({ known, now, register, signs, actions }: AvailableWishProps) {
  const { wish, best, stores, heldCents } = known;
  const { offer, price } = best;
  const stampTerpenes = useStampTerpenes();
  const { kind } = parseWishId(wish.id) ?? { kind: null };
  const since = sinceSeen(wish, offer, register, now);
  const wasCents = price.insteadOfCents ?? usualAbove(offer, price.cents, register);
  const seen = useLowestSeen(offer, kind === "product", register, now);
  const isForAll = price.because === null;
  const lowest =
    seen === null ? null : <LowestSeen seen={seen} cents={price.cents} isForAll={isForAll} />;
  const wasLess = seen !== null && wasNotablyLower(seen.cents, price.cents);
  const others = stores === 1 ? null : `In ${String(stores)} stores`;
  return (
    <WishEntry
      wish={wish}
      signs={signs}
      actions={actions}
      offer={offer}
      stamp={
        <RowStamp
          product={offer.product}
          terpenes={stampTerpenes(offer)}
          caption={potencyCaption(offer)}
        />
      }
      title={kind === "product" ? offer.product.name : wish.name}
      place={
        <Text as="span" tone="quiet" size="sm" className={entryPlace}>
          <span className={placeLine}>
            {kind === "product" ? <OfferFacts offer={offer} /> : <Which offer={offer} />}
            <span className={lineEnd}>
              <Off off={offText(price.cents, wasCents)} verdict={null} isNoNews={wasLess} />
              <span className={unitPrice}>
                <About isAbout={price.isAbout} isSilent>
                  {formatShortUnitPrice(price.unit)}
                </About>
              </span>
            </span>
          </span>
          <span className={placeLine}>
            <StoreAt
              name={
                <Link to="/dispensary-menus" search={{ store: offer.store.slug }}>
                  <bdi translate="no">{offer.store.name}</bdi>
                </Link>
              }
              place={storeLocation(offer.store)}
            />
          </span>
        </Text>
      }
      price={
        <div className={entryPrice}>
          <Price
            cents={price.cents}
            wasCents={wasCents}
            inRow
            wasLabel={price.insteadOfCents === null ? "usual price" : "instead of"}
            isAbout={price.isAbout}
            because={price.because}
          />
        </div>
      }
      age={<Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />}
      said={
        // Readers hear it among the facts; above a target a phone has no room for it.
        (since ?? lowest ?? others) === null ? null : (
          <span
            className={heldCents === null ? phoneLowest : `${phoneLowest} ${aboveTarget}`}
            aria-hidden="true"
          >
            {since === null ? null : <span>{since}</span>}
            {lowest}
            {(since ?? lowest) === null ? <span>{others}</span> : null}
          </span>
        )
      }
      target={heldCents === null ? null : <TargetProgress wish={wish} heldCents={heldCents} />}
      facts={
        <WishFacts wish={wish} isBrief>
          {since === null ? null : <span>{since}</span>}
          {lowest}
          {others === null ? null : <span className="no-print">{others}</span>}
        </WishFacts>
      }
    />
  );
}

/** Of a strain, a brand or a store: which of its products, and how much of it. */
function Which({ offer }: { offer: StoreOffer }) {
  return (
    <CutLine
      name={<bdi translate="no">{productTitle(offer.product)}</bdi>}
      facts={[
        <bdi key="size" translate="no">
          {sizeName(offer)}
        </bdi>,
      ]}
    />
  );
}

/** What a store usually asks, where that is more than it asks now: it is said by the line through it, and once. */
function usualAbove(offer: StoreOffer, cents: number, register: Register | null): number | null {
  if (offer.median30DaysCents === null) return null;
  const usual = centsAtRegister(offer.median30DaysCents, offer, register).cents;
  return usual > cents ? usual : null;
}

/** How near a price has come to the target: the bar is full when it is reached. */
function TargetProgress({ wish, heldCents }: { wish: Wish; heldCents: number }) {
  const share = Math.min(1, (wish.targetCents ?? 0) / heldCents);
  return (
    <Text as="span" size="sm" className={targetProgress}>
      {toTargetText(heldCents, wish)}
      <span className={targetBar} aria-hidden="true">
        <span style={{ width: `${String(share * 100)}%` }} />
      </span>
    </Text>
  );
}

interface LowestSeenProps {
  seen: LowestPrice;
  /** What it costs now. */
  cents: number;
  /** `false` beside a price that is the visitor's own, which may lie below everybody's lowest. */
  isForAll: boolean;
}

/** The lowest price of a year at any store; where that is today's, and it was more, that it is. */
function LowestSeen({ seen, cents, isForAll }: LowestSeenProps) {
  if (isForAll && cents <= seen.cents)
    return seen.isRecord ? <VerdictWords isRecord text="Lowest at any store" /> : null;
  return (
    <span>
      {isForAll ? "Lowest" : "Everybody’s lowest"}
      <span className="visually-hidden"> in a year</span>{" "}
      {aboutText(formatCents(seen.cents), seen.isAbout)} {seen.when}
    </span>
  );
}
