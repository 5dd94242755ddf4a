import { aboutText, formatCents, offText } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { sureDayOf } from "#domain/offers/priceHistory.ts";
import { isRecord as isRecordVerdict, wasNotablyLower } from "#domain/offers/priceVerdict.ts";
import { WAS_LABELS } from "#domain/offers/titles.ts";
import { verdictText, wasText } from "#domain/offers/verdictText.ts";
import { dayInWords } from "#domain/offers/verdictWords.ts";
import { centsAtRegister, type Register } from "#domain/prices/atRegister.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
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
  /** The second line: what speaks against it, or where else it was to be had for less. */
  also: string | null;
  /** What is known and has no line. */
  unsaid: string | null;
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
  /** Epoch milliseconds. */
  now: number;
  register: Register | null;
}

/**
 * What is known of a price, of which two lines are read at once and the rest is unfolded: the answer is on what the deal
 * rests, but for a record, which is more; then what speaks against it, first that its own store asked less. That another
 * store once did is beside the answer unless its own did too, or one within reach does now.
 */
export function headVerdict(question: HeadVerdictQuestion): HeadVerdict {
  const { head, past, ofAll, now, register } = question;
  const { offer, price, verdict, isOneOfSeveral } = head;
  const said = verdictText(verdict, inEpochMs(offer), now, register);
  const isRecord = said !== null && verdict !== null && isRecordVerdict(verdict);
  const isJudged = said !== null && (verdict?.kind === "lowest" || verdict?.kind === "lower");
  const own = said === null ? stayedText(past, price.cents) : said;
  const words = own !== null && isJudged && isOneOfSeveral ? `${own} here` : own;
  const lower = said !== null && verdict?.kind === "lower" ? verdict : null;
  const wasLower =
    lower &&
    `It was ${wasText(lower.wasCents, offer, register)} here on ${dayInWords(lower.on, now)}`;
  const off = offWords(head, past, register);
  const elsewhere = elsewhereWords(head, past, ofAll);
  const first = off === null || isRecord ? [words, off?.text] : [off.text, wasLower ?? words];
  const [answer = null, other = null] = first.filter((each) => each !== null && each !== undefined);
  const isSecond = wasLower !== null || head.nearby !== null;
  const [one = null, two = null, three = null] = (
    isSecond ? [answer, other, elsewhere] : [answer, elsewhere, other]
  ).filter((each) => each !== null);
  const word = dealWord({
    isSeen: off?.isSeen === true,
    isRecord,
    wasLower: wasLower !== null || elsewhere !== null || wasNotablyLowerIn(past, price.cents),
    isLowerNearby: isLowerNearby(head),
  });
  return {
    said,
    isRecord,
    word,
    answer: one,
    also: two,
    unsaid: three,
    hasWords: words !== null,
    isAfterToday: head.nearby !== null && off === null && !isRecord,
  };
}

type DealWord = "Real deal" | "Fair deal";

/** What a word for a deal is given by. */
interface DealFacts {
  /** The very price that it is said to be below was paid by everybody at its own store, while we read it. */
  isSeen: boolean;
  /** It is a record, which has words of its own. */
  isRecord: boolean;
  /** Something notably lower was seen: at its store, or at another within reach. */
  wasLower: boolean;
  /** Somebody within reach asks notably less now. */
  isLowerNearby: boolean;
}

/**
 * The word that a verdict begins with. There is one only where the higher price was seen at that very store: what a store
 * merely calls its regular price proves nothing. It is a real deal where nothing notably lower (`wasNotablyLower`, 3 %) was
 * seen in the past, and nobody within reach asks notably less now; else a fair one. A record says itself.
 */
export function dealWord({
  isSeen,
  isRecord,
  wasLower,
  isLowerNearby: isLowerNow,
}: DealFacts): DealWord | null {
  if (!isSeen || isRecord) return null;
  return wasLower || isLowerNow ? "Fair deal" : "Real deal";
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
): { text: string; isSeen: boolean } | null {
  const was = wasWords(head, register);
  if (was === null) return null;
  const at = past.steps.findLastIndex(({ cents }) => cents === was.cents);
  const [step, next] = [past.steps[at], past.steps[at + 1]];
  if (!was.isRegular || step === undefined || next === undefined)
    return { text: was.off, isSeen: false };
  const day = formatDayOfYear(
    sureDayOf({ from: step.from, until: next.from }, past.readings !== null),
  );
  return { text: `${was.percent} off the ${was.told} we saw here on ${day}`, isSeen: true };
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
  return `It was ${aboutText(formatCents(lowest.cents), lowest.isAbout)} at another store on ${lowest.day}`;
}

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
