import { useMemo } from "react";
import { PriceStrip } from "#design/charts/PriceStrip.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictStrip } from "#design/words/VerdictStrip.tsx";
import { countedOffers } from "#domain/offers/lowestAsked.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { dealNotes, saleEnd } from "#domain/offers/offerNotes.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { readingsText } from "#domain/offers/readings.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { milesApart, milesTo } from "#domain/stores/storePlace.ts";
import { storeLocation, type Store } from "#domain/stores/stores.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { REACH_MILES, type CheaperOffer, type HeadOffer } from "./headOffer.ts";
import { DAYS, headVerdict } from "./headVerdict.ts";
import { knownWords, PastInBrief } from "./PastInBrief.tsx";
import { StoreInHead } from "./ProductHead.tsx";
import { pastPrices, type PastPrices } from "./pastPrices.ts";
import {
  elsewhere,
  elsewhereFirst,
  elsewhereNear,
  pastDrawing,
  pastDrawn,
  pastFoot,
  pastPart,
  pastStrip,
} from "./pastOfPrice.css.ts";

/** How the price that heads a page went at its store. */
export interface HeadPast extends PastPrices {
  /** It is known for long enough, and was another. */
  isDrawn: boolean;
}

/** @param now epoch milliseconds */
export function pastOf({ offer }: HeadOffer, now: number, register: Register | null): HeadPast {
  const past = pastPrices([offer], DAYS, now, register);
  return { ...past, isDrawn: past.steps.length > 1 && past.known > DRAWN_FROM_DAYS };
}

interface PastOfPriceProps {
  head: HeadOffer;
  past: HeadPast;
  /** Of its size, at all stores. */
  offers: readonly OfferOfProduct[];
  /** Some stores and all earlier prices may be missing: nothing is said that they could deny. */
  isInPart: boolean;
  now: number;
  register: Register | null;
}

/** Whether the price that heads the page is a good one, which unfolds on what that rests; and how it went. */
export function PastOfPrice(props: PastOfPriceProps) {
  const { head, past, offers, isInPart, now, register } = props;
  const { offer, verdict, deal, isOneOfSeveral } = head;
  const { steps, isDrawn, known, readings } = past;
  const ofAll = useMemo(
    () => pastPrices(countedOffers(offers), DAYS, now, register),
    [offers, now, register],
  );
  const { said, isRecord, word, meaning, against, hasWords, isAfterToday, ...verdictLines } =
    headVerdict({ head, past, ofAll, isInPart, now, register });
  const few = said !== null && verdict?.kind === "lowest" ? verdict : null;
  const restsOn =
    few?.readings !== undefined
      ? readingsText(few.readings, few.days, isOneOfSeveral)
      : readings !== null && known > 1 && (hasWords || isDrawn)
        ? readingsText(readings, known, isOneOfSeveral)
        : null;
  const notes =
    deal === null
      ? []
      : dealNotes(
          { offer, price: deal, past: offer.past, verdict: said === null ? null : verdict },
          now,
        );
  const { answer, also } = verdictLines;
  // A record says that it is low.
  const lowest = isRecord || isInPart ? null : lowestWords(head);
  const today =
    head.nearby !== null ? (
      <CheaperNearby nearby={head.nearby} head={head} isFirst={isAfterToday} />
    ) : lowest === null ? null : (
      <p className={elsewhere}>{lowest}</p>
    );
  const shown = answer ?? knownWords(head, past);
  const ends = saleEnd(inEpochMs(offer), now);
  const dotted = isDrawn && readings !== null ? "Dotted: not checked between." : null;
  const isTodayFirst = isAfterToday || (answer === null && head.nearby !== null);
  return (
    <div className={isDrawn ? `${pastPart} ${pastDrawn}` : pastPart}>
      {(shown ?? today ?? ends ?? dotted) === null && notes.length === 0 ? null : (
        <div className={pastStrip}>
          {isTodayFirst ? today : null}
          {shown === null ? (
            ends === null ? null : (
              <p className={elsewhere}>{capitalized(ends)}</p>
            )
          ) : (
            <VerdictStrip
              isRecord={isRecord}
              isQuiet={isTodayFirst}
              word={word}
              answer={shown}
              also={also}
              ends={ends}
            >
              {steps.length === 0 ? null : (
                <PastInBrief {...{ head, past, meaning, against, restsOn }} />
              )}
            </VerdictStrip>
          )}
          {isTodayFirst ? null : today}
          {dotted === null && notes.length === 0 ? null : (
            <p className={pastFoot}>
              {dotted}{" "}
              {notes.map(({ text, tone }) => (
                <Tag key={text} tone={tone}>
                  {text}
                </Tag>
              ))}
            </p>
          )}
        </div>
      )}
      {isDrawn ? (
        <div className={pastDrawing}>
          <PriceStrip
            steps={steps.map(({ from, cents }) => ({ from, value: cents }))}
            end={now}
            formatValue={formatCents}
            formatMoment={formatDayOfYear}
            isSparse={readings !== null}
            isRecord={isRecord}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The days of less are no past. */
const DRAWN_FROM_DAYS = 3;

/** Of how many it is the lowest: of one store alone it is the best of nothing, and a lower one out of reach is for the list. */
function lowestWords({
  cheapest,
  isOneOfSeveral,
  isLowestInReach,
  others,
}: HeadOffer): string | null {
  if (isLowestInReach) return `Lowest within ${String(REACH_MILES)} mi now`;
  if (cheapest !== null || !isOneOfSeveral) return null;
  if (others === 0) return "No store is cheaper today";
  return `No store is cheaper today; ${others === 1 ? "1 other asks" : `${String(others)} others ask`} the same`;
}

/** So much less it has to be for anybody to go so far: a tenth, and more than a dollar or two. */
const FAR_SAVES = { share: 0.1, cents: 300 };

/**
 * What the cheapest asks, at which store and how far that is, farther away than one would go, for the head of the list of
 * stores; `null` where that is hardly less, or no head says another price.
 */
export function useFarWords(head: HeadOffer | null): string | null {
  const place = useVisitorPlace();
  if (head === null || head.cheapest === null) return null;
  const { offer: here, price, nearby, cheapest } = head;
  const { offer, paid } = cheapest;
  const miles = milesFrom(place, here.store, offer.store);
  const saved = price.cents - paid.cents;
  if (offer === nearby?.offer || miles === null) return null;
  if (saved < FAR_SAVES.cents || saved < price.cents * FAR_SAVES.share) return null;
  const far = `${formatMilesTo(offer.store, miles)} from ${place === null ? "this store" : "you"}`;
  const where = [offer.store.name, storeLocation(offer.store), far].filter((each) => each !== "");
  return `Cheapest: ${figureBeside(paid, price)}, ${where.join(", ")}`;
}

/** From the visitor, or from the store that heads the page. */
const milesFrom = (place: Place | null, here: Store, store: Store) =>
  place === null ? milesApart(here, store) : milesTo(store, place);

interface CheaperNearbyProps {
  nearby: CheaperOffer;
  head: HeadOffer;
  /** Nothing of the price itself is worth as much: it is the page's answer. */
  isFirst: boolean;
}

/** By how much it is less today where one would go for it, and how far that is. */
function CheaperNearby({ nearby, head: { offer: here, price }, isFirst }: CheaperNearbyProps) {
  const place = useVisitorPlace();
  const { offer, paid } = nearby;
  const miles = milesFrom(place, here.store, offer.store);
  return (
    <p className={isFirst ? elsewhereFirst : elsewhereNear}>
      {paid.isAbout === price.isAbout ? (
        <>{formatCents(price.cents - paid.cents)} less at </>
      ) : (
        // One with tax and one before it have no difference.
        <>Cheapest nearby: {figureBeside(paid, price)} at </>
      )}
      <StoreInHead store={offer.store} />
      {miles === null ? null : (
        <small>{` · ${formatMilesTo(offer.store, miles)}${place === null ? " from this one" : ""}`}</small>
      )}
    </p>
  );
}

type PaidSum = Pick<NonNullable<HeadOffer["nearby"]>["paid"], "cents" | "isAbout">;

/** A sum beside the price of the head, which says of itself that it is with tax: of another it is said that it is not so, too. */
const figureBeside = ({ cents, isAbout }: PaidSum, price: Pick<PaidSum, "isAbout">): string =>
  `${aboutText(formatCents(cents), isAbout && !price.isAbout)}${price.isAbout && !isAbout ? " before tax" : ""}`;
