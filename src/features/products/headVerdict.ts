import { formatCents, offText } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { sureDayOf } from "#domain/offers/priceHistory.ts";
import { isRecord as isRecordVerdict, wasNotablyLower } from "#domain/offers/priceVerdict.ts";
import { WAS_LABELS } from "#domain/offers/titles.ts";
import { verdictText, wasText } from "#domain/offers/verdictText.ts";
import { dayInWords, whenInWords } from "#domain/offers/verdictWords.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { dealWord, meaningOf, type DealWord, type OffWords } from "./dealWord.ts";
import type { HeadOffer } from "./headOffer.ts";
import { lowestSeen, type PastPrices } from "./pastPrices.ts";

/** Whether the price that heads a page is a good one, in words. */
interface HeadVerdict {
  /** The fixed words of its own past; `null` where that says nothing of the price of now. */
  said: string | null;
  isRecord: boolean;
  /** The conclusion, where one can be stood for. */
  word: DealWord | null;
  /** The first line, or what the word rests on. */
  answer: string | null;
  /** The second line: what speaks against it. */
  also: string | null;
  /** Unfolded, in one line: what the answer means. */
  meaning: string | null;
  /** Unfolded, in one line: what speaks against it and has no line above. */
  against: string | null;
  /** Its own past says something, in a line or not. */
  hasWords: boolean;
  /** All that is known is its past, and somebody within reach asks less today: that is said before it. */
  isAfterToday: boolean;
}

interface HeadVerdictQuestion {
  head: HeadOffer;
  /** Of the store that heads the page. */
  past: PastPrices;
  /** Of all stores. */
  ofAll: PastPrices;
  /** Earlier prices are not known here: what a row's verdict says of them is all there is. */
  isInPart: boolean;
  /** Epoch milliseconds. */
  now: number;
  register: Register | null;
}

/**
 * What is known of a price: one sentence of evidence, which is on what the deal rests, but for a record, which is more; and
 * what speaks against it only where something does. Who asks less today within reach is said beside it, and stands for all
 * that was less before; so is what was less longer ago than a history begins with. What it means, and what
 * else speaks against it, is unfolded in a line each.
 */
export function headVerdict(question: HeadVerdictQuestion): HeadVerdict {
  const { head, past, ofAll, isInPart, now, register } = question;
  const { offer, price, verdict, isOneOfSeveral } = head;
  const said = verdictText(verdict, inEpochMs(offer), now, register);
  const isRecord = said !== null && verdict !== null && isRecordVerdict(verdict);
  const isJudged = said !== null && (verdict?.kind === "lowest" || verdict?.kind === "lower");
  const stayed = stayedText(past, price.cents);
  const lower = said !== null && verdict?.kind === "lower" ? verdict : null;
  const wasLower =
    lower &&
    `It was ${wasFigure(lower.wasCents, head, register)} here on ${dayInWords(lower.on, now)}`;
  const own = wasLower ?? said ?? stayed;
  const words = own !== null && lower === null && isJudged && isOneOfSeveral ? `${own} here` : own;
  const isOld = lower !== null && now - Date.parse(lower.on) > DAYS * DAY_MS;
  const off = offWords(head, past, register, isInPart);
  const elsewhere = elsewhereWords(head, past, ofAll);
  // Nothing of it has changed that would have to be said beside another sentence, but that it is new.
  const isNew = said !== null && verdict?.kind === "first";
  const answer = isRecord ? words : (off?.text ?? (isOld ? null : words));
  const isBetterNow = isLowerNearby(head);
  const against = [
    off === null || isOld || isBetterNow ? null : wasLower,
    isBetterNow ? null : elsewhere,
    (isNew || isInPart) && off !== null && !isRecord ? words : null,
    isRecord ? (off?.text ?? null) : null,
  ];
  const also = against.find((each) => each !== null) ?? null;
  const word = dealWord({
    isSeen: off?.isSeen === true,
    isRecord,
    wasLower: wasLower !== null || elsewhere !== null || wasNotablyLowerIn(past, price.cents),
    isLowerNearby: isBetterNow,
  });
  const asLow =
    said !== null && verdict?.kind === "lowest" && verdict.asLowOn !== undefined && off !== null
      ? `It was as low here ${whenInWords(verdict.asLowOn, now)}`
      : null;
  const lowest = lower === null ? lowerHere(head, past) : null;
  const unsaid = [wasLower, elsewhere, lowest, asLow];
  return {
    said,
    isRecord,
    word,
    answer,
    also,
    meaning:
      answer === null
        ? null
        : meaningOf({ word, isRecord, off, verdict: said === null ? null : verdict, stayed }),
    against: unsaid.find((each) => each !== null && each !== answer && each !== also) ?? null,
    hasWords: words !== null,
    isAfterToday: head.nearby !== null && off === null && !isRecord,
  };
}

/** For what it was to be had here in those days, of which its verdict says nothing: that may be on another price than today's. */
function lowerHere({ price }: HeadOffer, past: PastPrices): string | null {
  const lowest = wasNotablyLowerIn(past, price.cents) ? lowestSeen(past) : null;
  return lowest && `It was ${formatCents(lowest.cents)} here on ${lowest.day}`;
}

const wasNotablyLowerIn = ({ steps }: PastPrices, asked: number): boolean =>
  steps.some(({ cents }) => cents !== null && wasNotablyLower(cents, asked));

/** One with tax and one before it cannot be told apart: then nobody can say that none asks less. */
const isLowerNearby = ({ nearby, price }: HeadOffer): boolean =>
  nearby !== null &&
  (nearby.paid.isAbout !== price.isAbout || wasNotablyLower(nearby.paid.cents, price.cents));

/** What it is below: where that very price was paid at its store while it was read, on which day, which is what a deal is worth; else whose it is said to be. */
function offWords(
  head: HeadOffer,
  past: PastPrices,
  register: Register | null,
  isInPart: boolean,
): OffWords | null {
  const was = wasWords(head, register);
  if (was === null) return null;
  const at = past.steps.findLastIndex(({ cents }) => cents === was.cents);
  const [step, next] = [past.steps[at], past.steps[at + 1]];
  // Whose word that price is cannot be said where we may have seen it.
  if (isInPart && was.isRegular)
    return {
      text: [was.percent, "off", was.told].filter((each) => each !== null).join(" "),
      isSeen: false,
      meaning: "Whether we saw the higher price needs a connection.",
    };
  if (!was.isRegular || step === undefined || next === undefined)
    return { text: was.off, isSeen: false, meaning: was.meaning };
  const day = formatDayOfYear(
    sureDayOf({ from: step.from, until: next.from }, past.readings !== null),
  );
  return {
    text: `${was.percent} off the ${was.told ?? "price"} we saw here on ${day}`,
    isSeen: true,
    meaning: was.meaning,
  };
}

/** What a price is below, as it is told. */
interface WasWords {
  /** What it is, for those who do not see the sentence. */
  label: string;
  cents: number;
  /** "30% off $119.25, the regular price". */
  off: string;
  /** Whose word the higher price is. */
  meaning: string;
  /** Of which price and by how much, where that is the store's regular one for everybody. */
  isRegular: boolean;
  percent: string;
  /** `null` of a price with tax: what was seen was before it, and the drawing has it with it. */
  told: string | null;
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
  const told = price.isAbout ? null : formatCents(cents);
  const isInstead = price.insteadOfCents !== null;
  // What is less for one's own sake is less than what everybody pays, which may be a sale's price.
  const whose = price.because === null ? "the regular price" : null;
  const regular = [told, whose].filter((each) => each !== null).join(", ");
  return {
    label: WAS_LABELS[isInstead ? "regular" : "usual"],
    cents,
    off: isInstead
      ? `${percent} off ${regular === "" ? "everybody’s price" : regular}`
      : `${percent} below ${[told, "its middle of 30 days"].filter((each) => each !== null).join(", ")}`,
    meaning:
      price.because !== null
        ? "Everybody else pays the higher price."
        : isInstead
          ? "The store’s own word: we have not seen it charged."
          : "Half of the last 30 days it cost more here.",
    isRegular: isInstead && price.because === null,
    percent,
    told,
  };
}

/**
 * For what it was to be had at another store within reach, where that is notably less than what is asked now: `"It was
 * $28.35 at another store on Sep 14"`. `null` where its own store asked that, too, or it is asked now: the head says where.
 */
function elsewhereWords(
  { price, cheapest, isInReach }: HeadOffer,
  past: PastPrices,
  ofAll: PastPrices,
): string | null {
  const lowest = lowestSeen(ofAll);
  if (lowest === null || lowest.isNow || price.because !== null) return null;
  if (lowest.isAbout !== price.isAbout || !lowest.stores.some(isInReach)) return null;
  const asked = Math.min(price.cents, cheapest?.paid.cents ?? price.cents);
  const isOwn = past.steps.some(({ cents }) => cents !== null && cents <= lowest.cents);
  if (isOwn || !wasNotablyLower(lowest.cents, asked)) return null;
  return `It was ${formatCents(lowest.cents)} at another store on ${lowest.day}`;
}

/** What it was as the head's own price is told, which says that it is with tax. */
const wasFigure = (cents: number, { offer, price }: HeadOffer, register: Register | null) =>
  price.isAbout
    ? wasText(cents, offer, register).replace(/^about /, "")
    : wasText(cents, offer, register);

/** That it has not changed, of a price that is judged by nothing else; what was read seldom may have in between. */
function stayedText({ steps, known: days, readings }: PastPrices, cents: number): string | null {
  const [only, ...others] = steps;
  if (only?.cents !== cents || others.length > 0 || days < STAYED_FROM_DAYS) return null;
  const told = Math.min(days, DAYS);
  if (readings !== null) return readings < 2 ? null : `No other price seen in ${String(told)} days`;
  return `Same price for ${String(told)} days`;
}

/** As the history begins with. */
export const DAYS = 90;
/** That a price has stayed for less says nothing. */
const STAYED_FROM_DAYS = 14;
