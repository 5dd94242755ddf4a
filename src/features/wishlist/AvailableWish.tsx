import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { Text } from "#design/words/Text.tsx";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import { centsAtRegister, registerOfAll, type Register } from "#domain/prices/atRegister.ts";
import { aboutText, formatShortUnitPrice, formatCents } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import {
  entryPlace,
  inOneLine,
  entryPrice,
  phoneLowest,
  targetBar,
  targetProgress,
} from "./wishlist.css.ts";
import { toTargetText } from "./wishWords.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import type { KnownWish } from "./groupWishes.ts";
import { WishEntry } from "./WishEntry.tsx";
import { WishFacts } from "./WishFacts.tsx";
import { useQuery } from "@tanstack/react-query";
import { inEpochMs } from "#domain/offers/offers.ts";
import { lowestStep, priceSteps } from "#domain/offers/priceHistory.ts";
import { SITE } from "#domain/site/site.ts";
import { dateFormat } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { largeQueries } from "#data/queries.ts";

interface AvailableWishProps {
  known: Extract<KnownWish, { is: "available" }>;
  now: number;
  register: Register | null;
  actions: ReactNode;
}

/** A wish that a store has now: the best offer beside the target, the median, and the lowest seen. */
export function AvailableWish({ known, now, register, actions }: AvailableWishProps) {
  const { wish, best, stores, heldCents } = known;
  const { offer, price } = best;
  const { kind } = parseWishId(wish.id) ?? { kind: null };
  const more = stores - 1;
  const lowest =
    kind === "product" ? (
      <LowestSeen
        code={offer.product.code.toLowerCase()}
        sizeKey={offer.sizeKey}
        isForAll={price.because === null}
        now={now}
        register={register}
      />
    ) : null;
  return (
    <WishEntry
      wish={wish}
      actions={actions}
      offer={offer}
      stamp={<RowStamp product={offer.product} terpenes={offer.terpenes} />}
      place={
        <Text
          as="span"
          tone="quiet"
          size="sm"
          className={kind === "product" ? `${entryPlace} ${inOneLine}` : entryPlace}
        >
          {kind === "product" ? null : (
            <>
              <bdi translate="no">{productTitle(offer.product)}</bdi>,{" "}
            </>
          )}
          <bdi translate="no">{sizeName(offer)}</bdi>&nbsp;·{" "}
          {aboutText(formatShortUnitPrice(price.unit), price.isAbout)}&nbsp;·{" "}
          <Link to="/dispensary-menus" search={{ store: offer.store.slug }}>
            <bdi translate="no">{storeTitle(offer.store)}</bdi>
          </Link>
          {more === 0 ? null : (
            <span className={`${hiddenOnPhone} no-print`}>
              {` and ${String(more)} more ${more === 1 ? "store" : "stores"}`}
            </span>
          )}
        </Text>
      }
      price={
        <div className={entryPrice}>
          <Price
            cents={price.cents}
            wasCents={price.insteadOfCents}
            isAbout={price.isAbout}
            because={price.because}
          />
        </div>
      }
      age={
        <>
          <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
          {/* Readers hear it among the facts; beside a target there is no room for it. */}
          {lowest === null || heldCents !== null ? null : (
            <span className={phoneLowest} aria-hidden="true">
              {lowest}
            </span>
          )}
        </>
      }
      target={heldCents === null ? null : <TargetProgress wish={wish} heldCents={heldCents} />}
      facts={
        <WishFacts
          wish={wish}
          isBrief
          median={
            offer.median30DaysCents === null
              ? null
              : centsAtRegister(offer.median30DaysCents, offer, register)
          }
        >
          {lowest}
        </WishFacts>
      }
    />
  );
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
  /** `false` beside a price that is the visitor's own, which may lie below everybody's lowest. */
  isForAll: boolean;
  now: number;
  register: Register | null;
}

/** The lowest price of a year at any store, once it is known. */
function LowestSeen({ code, sizeKey, isForAll, now, register }: LowestSeenProps) {
  const { data } = useQuery(largeQueries.product(code));
  const own = (data?.offers ?? []).filter((offer) => offer.sizeKey === sizeKey);
  const known = registerOfAll(register, own);
  const steps = own.flatMap((offer) => {
    const history = offer.history.map(({ observedAt, cents }) => ({
      observedAt: Date.parse(observedAt),
      cents: cents === null ? null : centsAtRegister(cents, offer, known).cents,
    }));
    return priceSteps({ ...inEpochMs(offer), history }, 365, now);
  });
  const lowest = lowestStep(steps);
  if (lowest === null) return null;
  return (
    <span>
      {isForAll ? "Lowest" : "Everybody’s lowest"}
      <span className="visually-hidden"> in a year</span>{" "}
      {aboutText(formatCents(lowest.cents), known !== null)} in{" "}
      {now - lowest.from > NAMED_ALONE_MS ? monthOfYear(lowest.from) : month(lowest.from)}
    </span>
  );
}
