import type { MouseEvent } from "react";
import { PriceStrip } from "#design/charts/PriceStrip.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { lowestOver } from "#domain/offers/priceHistory.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { fewReadings } from "#domain/offers/readings.ts";
import { verdictText } from "#domain/offers/verdictText.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { inTime } from "./inTime.ts";
import { toHistory } from "./productHead.css.ts";

interface PastOfPriceProps {
  offer: OfferOfProduct;
  /** What its past says of the price that is shown; `null` where that is another than was judged. */
  verdict: PriceVerdict | null;
  /** Other stores have it, too: it is said whose past this is. */
  isOneOfSeveral: boolean;
  now: number;
  register: Register | null;
  /** Its figures are with tax, as the price is. */
  isAbout: boolean;
}

/** How the price that heads the page went at its store, drawn and in words: a way to the whole of its history. */
export function PastOfPrice(props: PastOfPriceProps) {
  const { offer, verdict, isOneOfSeveral, now, register, isAbout } = props;
  const timed = inEpochMs(offer);
  const steps = lowestOver([inTime(offer, register)], DAYS, now);
  const begin = steps[0]?.from ?? now;
  const isDrawn = steps.length > 1 && now - begin >= DRAWN_FROM_MS;
  const isSaid = verdictText(verdict, timed, now, register) !== null;
  if (!isDrawn && !isSaid) return null;
  return (
    <a href={`#${HISTORY_ID}`} className={toHistory} onClick={showHistory}>
      {isDrawn ? (
        <PriceStrip
          steps={steps.map(({ from, cents }) => ({ from, value: cents }))}
          end={now}
          formatValue={(cents) => aboutText(formatCents(cents), isAbout)}
          formatMoment={formatDayOfYear}
          isSparse={fewReadings([offer], Math.ceil((now - begin) / DAY_MS)) !== null}
        />
      ) : null}
      {isSaid ? (
        <VerdictLine
          verdict={verdict}
          offer={timed}
          now={now}
          register={register}
          where={isOneOfSeveral ? "at this store" : undefined}
        />
      ) : (
        <span>Price history</span>
      )}
    </a>
  );
}

/** The card that all prices before stand in. */
export const HISTORY_ID = "price-history";

/** As the history begins with. */
const DAYS = 90;
/** The days of less are no past. */
const DRAWN_FROM_MS = 3 * DAY_MS;

/** What the past says leads to that past, without a place of its own on the way back. */
function showHistory(event: MouseEvent): void {
  event.preventDefault();
  const heading = document.getElementById(HISTORY_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
