import { useMemo, type ReactNode } from "react";
import { PriceStrip } from "#design/charts/PriceStrip.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictStrip } from "#design/words/VerdictStrip.tsx";
import { aboutText, formatCents, offText } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { dealNotes } from "#domain/offers/offerNotes.ts";
import { isRecord as isRecordVerdict } from "#domain/offers/priceVerdict.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { sureDayOf } from "#domain/offers/priceHistory.ts";
import { readingsText } from "#domain/offers/readings.ts";
import { WAS_LABELS } from "#domain/offers/titles.ts";
import { verdictText, wasText } from "#domain/offers/verdictText.ts";
import { dayInWords } from "#domain/offers/verdictWords.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import type { HeadOffer } from "./headOffer.ts";
import { elsewhereWords, PastInBrief } from "./PastInBrief.tsx";
import { countedOffers, pastPrices, type PastPrices } from "./pastPrices.ts";
import { pastDrawing, pastFoot, pastStrip } from "./productHead.css.ts";

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
  now: number;
  register: Register | null;
  /** What is to be known below the answer; `null` for nothing. */
  children: ReactNode;
}

/** Whether the price that heads the page is a good one, which unfolds what it was; how it went; and on what that rests. */
export function PastOfPrice(props: PastOfPriceProps) {
  const { head, past, offers, now, register, children } = props;
  const { offer, price, verdict, deal, isOneOfSeveral } = head;
  const { steps, isDrawn, known, readings } = past;
  const ofAll = useMemo(
    () => pastPrices(countedOffers(offers), DAYS, now, register),
    [offers, now, register],
  );
  const said = verdictText(verdict, inEpochMs(offer), now, register);
  const isRecord = said !== null && verdict !== null && isRecordVerdict(verdict);
  const isJudged = said !== null && (verdict?.kind === "lowest" || verdict?.kind === "lower");
  const own = said === null ? stayedText(past, price.cents) : said;
  const words = own !== null && isJudged && isOneOfSeveral ? `${own} here` : own;
  const lower = said !== null && verdict?.kind === "lower" ? verdict : null;
  const [answer, also, unsaid] = ranked({
    isRecord,
    isLowest: head.nearby === null,
    off: offWords(head, past, register),
    words,
    wasLower:
      lower &&
      `It was ${wasText(lower.wasCents, offer, register)} here on ${dayInWords(lower.on, now)}`,
    elsewhere: elsewhereWords(head, past, ofAll),
  });
  const few = said !== null && verdict?.kind === "lowest" ? verdict : null;
  const restsOn =
    few?.readings !== undefined
      ? readingsText(few.readings, few.days, isOneOfSeveral)
      : readings !== null && known > 1 && (words !== null || isDrawn)
        ? readingsText(readings, known, isOneOfSeveral)
        : null;
  const notes =
    deal === null
      ? []
      : dealNotes(
          { offer, price: deal, past: offer.past, verdict: said === null ? null : verdict },
          now,
        );
  const below = isDrawn ? null : restsOn;
  const shown = answer ?? (isDrawn ? "Price history" : null);
  return (
    <>
      {(shown ?? below ?? children) === null && notes.length === 0 ? null : (
        <div className={pastStrip}>
          {shown === null ? null : (
            <VerdictStrip isRecord={isRecord} answer={shown} also={also ?? null}>
              {steps.length === 0 ? null : (
                <PastInBrief head={head} past={past} ofAll={ofAll} unsaid={unsaid ?? null} />
              )}
            </VerdictStrip>
          )}
          {children}
          {below === null && notes.length === 0 ? null : (
            <p className={pastFoot}>
              {below}{" "}
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
            formatValue={(cents) => aboutText(formatCents(cents), price.isAbout)}
            formatMoment={formatDayOfYear}
            isSparse={readings !== null}
            isRecord={isRecord}
          >
            {restsOn}
          </PriceStrip>
        </div>
      ) : null}
    </>
  );
}

interface Known {
  isRecord: boolean;
  /** Nobody within reach asks less now. */
  isLowest: boolean;
  /** By how much it is below what it was, or is else. */
  off: string | null;
  /** What its own past says of it. */
  words: string | null;
  /** The same as what speaks against an answer: its own store asked less. */
  wasLower: string | null;
  elsewhere: string | null;
}

/**
 * What is known of a price, of which two lines are read at once and the rest is unfolded: the answer is on what the deal
 * rests, but for a record, which is more; then what speaks against it, first that its own store asked less. That another
 * store once did is beside the answer unless its own did too, or one within reach does now.
 */
function ranked(known: Known): readonly string[] {
  const { isRecord, isLowest, off, words, wasLower, elsewhere } = known;
  const first = off === null || isRecord ? [words, off] : [off, wasLower ?? words];
  const [answer = null, other = null] = first.filter((each) => each !== null);
  const isSecond = wasLower !== null || !isLowest;
  return (isSecond ? [answer, other, elsewhere] : [answer, elsewhere, other]).filter(
    (each) => each !== null,
  );
}

/** What it is below: where that very price was paid at its store while it was read, on which day, which is what a deal is worth; else whose it is said to be. */
function offWords(head: HeadOffer, past: HeadPast, register: Register | null): string | null {
  const was = wasWords(head, register);
  if (was === null) return null;
  const at = past.steps.findLastIndex(({ cents }) => cents === was.cents);
  const [step, next] = [past.steps[at], past.steps[at + 1]];
  if (!was.isRegular || step === undefined || next === undefined) return was.off;
  const day = formatDayOfYear(
    sureDayOf({ from: step.from, until: next.from }, past.readings !== null),
  );
  return `${was.percent} off the ${was.told} we saw here on ${day}`;
}

/** What a price is below, as it is told. */
interface WasWords {
  /** What it is, for those who do not see the sentence. */
  label: string;
  cents: number;
  /** "30% off $119.25, the regular price". */
  off: string;
  /** Of which price and by how much, where that is the store's regular one for everybody. */
  isRegular: boolean;
  percent: string;
  told: string;
}

/** What the price of a head is below; `null` where that is nothing: a sale that is always on is a price. */
export function wasWords(
  { offer, price, deal, verdict }: HeadOffer,
  register: Register | null,
): WasWords | null {
  if (deal === null || (deal.onSale && verdict?.kind === "usual")) return null;
  const { cents } = centsAtRegister(deal.wasCents, offer, register);
  const percent = offText(price.cents, cents);
  if (percent === null) return null;
  const told = aboutText(formatCents(cents), price.isAbout);
  const isInstead = price.insteadOfCents !== null;
  // What is less for one's own sake is less than what everybody pays, which may be a sale's price.
  const whose = price.because === null ? ", the regular price" : "";
  return {
    label: WAS_LABELS[isInstead ? "regular" : "usual"],
    cents,
    off: isInstead
      ? `${percent} off ${told}${whose}`
      : `${percent} below ${told}, its middle of 30 days`,
    isRegular: isInstead && price.because === null,
    percent,
    told,
  };
}

/** That it has not changed, of a price that is judged by nothing else; what was read seldom may have in between. */
function stayedText({ steps, known: days, readings }: HeadPast, cents: number): string | null {
  const [only, ...others] = steps;
  if (only?.cents !== cents || others.length > 0 || days < STAYED_FROM_DAYS) return null;
  const told = Math.min(days, DAYS);
  if (readings !== null) return readings < 2 ? null : `No other price seen in ${String(told)} days`;
  return `Same price for ${String(told)} days`;
}

/** As the history begins with. */
const DAYS = 90;
/** The days of less are no past. */
const DRAWN_FROM_DAYS = 3;
/** That a price has stayed for less says nothing. */
const STAYED_FROM_DAYS = 14;
