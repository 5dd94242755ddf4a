import { storeLocation, type Store } from "#domain/stores/stores.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { CutLine } from "#design/words/CutLine.tsx";
import { OfferFacts } from "#design/words/OfferWords.tsx";
import { OffInRow, offOf } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { Text } from "#design/words/Text.tsx";
import { VerdictWords } from "#design/words/VerdictWords.tsx";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { aboutText, formatShortUnitPrice, formatCents } from "#domain/offers/money.ts";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import { lineEnd, unitPrice } from "#design/surfaces/rowLines.css.ts";
import { entryPlace, entryPrice, placeLine } from "./wishlist.css.ts";
import { aboveTarget, phoneLowest, targetBar, targetProgress } from "./wishSaid.css.ts";
import { toTargetText } from "./wishWords.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import type { KnownWish } from "./groupWishes.ts";
import { sinceSeen } from "./seenPrice.ts";
import { useOfferPast, type OfferPast } from "./useOfferPast.ts";
import { WishEntry } from "./WishEntry.tsx";
import { WishFacts } from "./WishFacts.tsx";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { belowUsual, wasNotablyLower } from "#domain/offers/priceVerdict.ts";
import { standingVerdict, verdictOfRow } from "#domain/offers/verdictText.ts";
import { RowPast } from "#design/words/RowPast.tsx";
import { useStampTerpenes } from "#data/strainLabels.ts";

interface AvailableWishProps {
  known: Extract<KnownWish, { is: "available" }>;
  now: number;
  register: Register | null;
  signs: ReactNode;
  actions: ReactNode;
}

/** A wish that a store has now: the best offer beside the target, the median, and the lowest seen. */
export function AvailableWish(props: AvailableWishProps) {
  const { known: available, now, register, signs, actions } = props;
  const { wish, best, stores, heldCents } = available;
  const { offer, price } = best;
  const stampTerpenes = useStampTerpenes();
  const { kind } = parseWishId(wish.id) ?? { kind: null };
  const since = sinceSeen(wish, offer, register, now);
  const timed = inEpochMs(offer);
  const known = useOfferPast(offer, kind === "product", register, now);
  const isForAll = price.because === null;
  // As on the menus, so that one offer is told alike wherever it stands.
  const verdict = isForAll ? standingVerdict(known?.verdict ?? null, timed, now) : null;
  const wasCents = belowUsual(
    price.insteadOfCents ?? usualAbove(offer, price.cents, register),
    verdict,
    timed,
    now,
  );
  const isUsual = price.insteadOfCents === null;
  // Wherever a price is crossed out it is said by how much: what was less at another time has its own words.
  const off = offOf(price.cents, wasCents, verdict?.kind === "lower" ? null : verdict);
  const judged = { verdict, offer: timed, now, register };
  const lowest = known === null ? null : pastWords(known.seen, offer, price.cents, isForAll);
  const own = verdictOfRow(verdict, timed, now, register);
  // One remark, in one wording: what was less before, where it was saved, what else its past says.
  const isOfPast = lowest !== null || (since === null && own !== null && verdict?.kind !== "lower");
  const past = lowest ?? (isOfPast ? <RowPast {...judged} /> : null);
  const others =
    stores === 1 || isOfPast || since !== null ? null : `Sold at ${String(stores)} stores`;
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
            {/* On paper 20 wishes have one page. */}
            <span className={`${lineEnd} no-print`}>
              <OffInRow {...off} />
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
            <span className={lineEnd}>
              <span className={unitPrice}>
                <About isAbout={price.isAbout} isSilent>
                  {formatShortUnitPrice(price.unit)}
                </About>
              </span>
              <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
            </span>
          </span>
        </Text>
      }
      price={
        <div className={entryPrice}>
          <Price
            cents={price.cents}
            wasCents={wasCents}
            inRow
            wasLabel={isUsual ? "usual price" : "instead of"}
            isAbout={price.isAbout}
            because={price.because}
          />
        </div>
      }
      said={
        // Readers hear it among the facts; above a target a phone has no room for it.
        (since ?? past ?? others) === null ? null : (
          <span
            className={heldCents === null ? phoneLowest : `${phoneLowest} ${aboveTarget}`}
            aria-hidden="true"
          >
            {past ?? <span>{since?.brief ?? others}</span>}
          </span>
        )
      }
      target={heldCents === null ? null : <TargetProgress wish={wish} heldCents={heldCents} />}
      facts={
        <WishFacts wish={wish} isBrief>
          {past ?? (since === null ? null : <span>{since.text}</span>)}
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

/** In which town another store asked it; in the same one that alone would be read as the row's own store. */
function townApart(elsewhere: Store, own: Store): string {
  const town = storeLocation(elsewhere);
  return town === "" || town === storeLocation(own) ? "other store" : town;
}

/**
 * What the prices of all stores say of one: that none asked less in a year; what was notably less, and when; or of a price that is the visitor's own what everybody's lowest was.
 */
function pastWords(
  seen: OfferPast["seen"],
  { store }: StoreOffer,
  cents: number,
  isForAll: boolean,
): ReactNode {
  if (isForAll && cents <= seen.cents && seen.isRecord)
    return <VerdictWords isRecord text="No store was lower yet" />;
  if (isForAll && !wasNotablyLower(seen.cents, cents)) return null;
  const { elsewhere } = seen;
  const what = `${isForAll ? "Lowest" : "Everybody’s lowest"}${elsewhere === null ? " here" : ""}`;
  return (
    <span>
      {what} {aboutText(formatCents(seen.cents), seen.isAbout)}, {seen.when}
      {elsewhere === null ? null : (
        // On paper 20 wishes have one page.
        <span className="no-print">
          , <bdi translate="no">{townApart(elsewhere, store)}</bdi>
        </span>
      )}
    </span>
  );
}
