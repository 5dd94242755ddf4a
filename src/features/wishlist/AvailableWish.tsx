import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { OfferFacts, Place } from "#design/words/OfferWords.tsx";
import { Off } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { sealed } from "#design/words/verdictWords.css.ts";
import { Text } from "#design/words/Text.tsx";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { centsAtRegister, registerOfAll, type Register } from "#domain/prices/atRegister.ts";
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
import { WishEntry } from "./WishEntry.tsx";
import { WishFacts } from "./WishFacts.tsx";
import { useQuery } from "@tanstack/react-query";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { lowestStep, priceSteps } from "#domain/offers/priceHistory.ts";
import { SITE } from "#domain/site/site.ts";
import { dateFormat } from "#domain/time/age.ts";
import { LOWEST_FROM_DAYS } from "#domain/offers/priceVerdict.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { largeQueries } from "#data/queries.ts";
import { useIsShared } from "#data/sharedNames.ts";
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
  const isShared = useIsShared()(offer.store);
  const { kind } = parseWishId(wish.id) ?? { kind: null };
  const since = sinceSeen(wish, offer, register, now);
  const wasCents = price.insteadOfCents ?? usualAbove(offer, price.cents, register);
  const lowest =
    kind === "product" ? (
      <LowestSeen
        code={offer.product.code.toLowerCase()}
        sizeKey={offer.sizeKey}
        cents={price.cents}
        isForAll={price.because === null}
        now={now}
        register={register}
      />
    ) : null;
  const others = stores === 1 ? null : `In ${String(stores)} stores`;
  return (
    <WishEntry
      wish={wish}
      signs={signs}
      actions={actions}
      offer={offer}
      stamp={<RowStamp product={offer.product} terpenes={stampTerpenes(offer)} />}
      title={kind === "product" ? offer.product.name : wish.name}
      place={
        <Text as="span" tone="quiet" size="sm" className={entryPlace}>
          <span className={placeLine}>
            {kind === "product" ? <OfferFacts offer={offer} /> : <Which offer={offer} />}
            <span className={lineEnd}>
              <Off off={offText(price.cents, wasCents)} verdict={null} />
              <span className={unitPrice}>
                <About isAbout={price.isAbout} isSilent>
                  {formatShortUnitPrice(price.unit)}
                </About>
              </span>
            </span>
          </span>
          <span className={placeLine}>
            <CutLine
              name={
                <Link to="/dispensary-menus" search={{ store: offer.store.slug }}>
                  <bdi translate="no">{offer.store.name}</bdi>
                </Link>
              }
              facts={[<Place key="place" of={offer.store} isShared={isShared} />]}
            />
            <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
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

/** Up to this age a month's name says which one is meant. */
const NAMED_ALONE_MS = 330 * DAY_MS;
const month = dateFormat({ month: "short", timeZone: SITE.timeZone });
const monthOfYear = dateFormat({ month: "short", year: "numeric", timeZone: SITE.timeZone });

interface LowestSeenProps {
  code: string;
  /** Prices are compared in one size only. */
  sizeKey: string;
  /** What it costs now. */
  cents: number;
  /** `false` beside a price that is the visitor's own, which may lie below everybody's lowest. */
  isForAll: boolean;
  now: number;
  register: Register | null;
}

/** The lowest price of a year at any store, once it is known; where that is today's, and it was more, that it is. */
function LowestSeen({ code, sizeKey, cents, isForAll, now, register }: LowestSeenProps) {
  const { data } = useQuery(largeQueries.product(code));
  const own = (data?.offers ?? []).filter((offer) => offer.sizeKey === sizeKey);
  const known = registerOfAll(register, own);
  const steps = own.flatMap((offer) => {
    const history = offer.history.map(({ observedAt, cents: seen }) => ({
      observedAt: Date.parse(observedAt),
      cents: seen === null ? null : centsAtRegister(seen, offer, known).cents,
    }));
    return priceSteps({ ...inEpochMs(offer), history }, 365, now);
  });
  const lowest = lowestStep(steps);
  if (lowest === null) return null;
  if (isForAll && cents <= lowest.cents) {
    const wasMore = steps.some((step) => (step.cents ?? 0) > lowest.cents);
    // What is known for a week alone is not called the lowest, here as on the other lists.
    const isKnownLong = steps.some(({ from }) => now - from >= LOWEST_FROM_DAYS * DAY_MS);
    return wasMore && isKnownLong ? <b className={sealed.gold}>Lowest anywhere</b> : null;
  }
  return (
    <span>
      {isForAll ? "Lowest" : "Everybody’s lowest"}
      <span className="visually-hidden"> in a year</span>{" "}
      {aboutText(formatCents(lowest.cents), known !== null)} in{" "}
      {now - lowest.from > NAMED_ALONE_MS ? monthOfYear(lowest.from) : month(lowest.from)}
    </span>
  );
}
