import { useState } from "react";
import Download from "~icons/download";
import { StepChart } from "#design/charts/StepChart.tsx";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Text } from "#design/words/Text.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { formatDate } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { calendarDay, formatDayOfYear } from "#domain/time/calendar.ts";
import { csvAbout, CSV_TYPE, writeHistoryCsv } from "#domain/offers/offersCsv.ts";
import { handOver } from "#platform/download.ts";
import { registerOfAll, type Register } from "#domain/prices/atRegister.ts";
import { aboutText, formatCents, formatDollars, wholeDollars } from "#domain/offers/money.ts";
import { whyNotCompared } from "#domain/offers/currentPrice.ts";
import {
  beginOf,
  lowestStep,
  lowestOver,
  pricesBefore,
  sureDayOf,
  usualBefore,
  type PriceStep,
} from "#domain/offers/priceHistory.ts";
import { fewReadings, HISTORY_SPANS, type HistorySpan } from "#domain/offers/readings.ts";
import { whenInWords } from "#domain/offers/verdictWords.ts";
import { inTime } from "./inTime.ts";
import { historyField, historyFoot } from "./product.css.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

const SPANS = HISTORY_SPANS.map((days) => ({ value: String(days), label: `${String(days)} days` }));
const ANY_STORE = "";
const NOT_SEEN = "not seen";

interface PriceHistoryProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  /** That size in words. */
  size: string;
  /** Not where the offers are from a menu, which knows of no earlier price. */
  isSaved: boolean;
  now: number;
  register: Register | null;
}

/** What any visitor paid for the chosen size, at one store or at the cheapest. */
export function PriceHistory({ offers, size, isSaved, now, register: wanted }: PriceHistoryProps) {
  const [store, setStore] = useState(ANY_STORE);
  const [days, setDays] = useState<HistorySpan>(90);

  // Patients' prices are not what any visitor paid.
  const open = offers.filter(({ menu }) => menu !== "med");
  const own = open.length > 0 ? open : offers;
  // A menu that is another store's is in that store's history.
  const counted = own.filter((offer) => offer.store.twinOf === null);
  const shown = counted.length > 0 ? counted : own;
  const stores = [...new Map(shown.map((offer) => [offer.store.slug, offer.store])).values()];
  const chosen = stores.some(({ slug }) => slug === store) ? store : ANY_STORE;
  const meant = shown.filter((offer) => chosen === ANY_STORE || offer.store.slug === chosen);
  const register = registerOfAll(wanted, meant);
  const isAbout = register !== null;
  const steps = lowestOver(
    meant.map((offer) => inTime(offer, register)),
    days,
    now,
  );
  const lowest = lowestStep(steps);
  const text = (cents: number) => aboutText(formatCents(cents), isAbout);
  // What is not known from before was not read before.
  const known = Math.ceil((now - (steps[0]?.from ?? now)) / DAY_MS);
  const readings = fewReadings(meant, Math.min(days, known));
  // As in the head above, which counts the days until it was last seen: what was not known is no part of them.
  const newest = Math.max(...meant.map(({ observedAt }) => Date.parse(observedAt)));
  const seenDays = Math.floor((newest - (steps[0]?.from ?? newest)) / DAY_MS);
  const told = seenDays < days - 1 ? Math.max(1, seenDays) : days;
  // What was as low before is no new lowest.
  const asLow =
    lowest?.until === null && pricesBefore(steps).find(({ cents }) => cents === lowest.cents);
  const why = whyNotCompared(meant, now);
  const isNew = steps.length === 1 && known <= 1;
  const isOfAny = chosen === ANY_STORE && stores.length > 1;
  const begin = beginOf(days, now);
  const save = () => {
    const [{ product } = { product: null }] = meant;
    const at = stores.find(({ slug }) => slug === chosen)?.name ?? "any store, the lowest";
    const what = `${product?.name ?? ""}, ${size}, at ${at}, ${String(days)} days, what any visitor paid`;
    const untaxed = lowestOver(
      meant.map((offer) => inTime(offer, null)),
      days,
      now,
    );
    void handOver(
      `history-${product?.code ?? "product"}-${calendarDay(now)}.csv`,
      CSV_TYPE,
      writeHistoryCsv(untaxed, csvAbout(what, now, location.href)),
    );
  };

  return (
    <Stack>
      {stores.length === 1 ? null : (
        <div className={historyField}>
          <Select
            label="Store"
            options={[
              { value: ANY_STORE, label: "Cheapest at any store" },
              ...stores.map(({ slug, name, city }) => ({
                value: slug,
                label: city === null ? name : `${name}, ${city}`,
              })),
            ]}
            value={chosen}
            onChange={setStore}
          />
        </div>
      )}
      <ChipGroup
        legend="Days"
        choices={SPANS}
        value={String(days)}
        onChange={(span) => setDays(HISTORY_SPANS.find((each) => String(each) === span) ?? 90)}
      />
      {!isSaved ? (
        <p>The price history is not saved on this device.</p>
      ) : lowest === null ? (
        <p>
          No price seen in {days} days that could be compared{why === null ? "." : `: ${why}.`}
        </p>
      ) : isNew ? (
        <p>
          <strong>{text(lowest.cents)}</strong>, first seen within the last day. No earlier price is
          known.
        </p>
      ) : (
        <>
          <p>
            <strong>{lastWords(steps, begin, text)}</strong>{" "}
            {beforeWords(steps, now, isAbout, readings !== null, isOfAny)}{" "}
            <span>
              Lowest in {told} {told === 1 ? "day" : "days"}: {text(lowest.cents)}
              {asLow
                ? `, now and ${whenInWords(calendarDay(sureDayOf(asLow, readings !== null)), now)}`
                : ` ${whenWords(lowest, begin, readings !== null)}`}
              {isOfAny ? ", at any store" : null}
            </span>
            {open.length > 0 ? null : (
              <>
                {" "}
                <Tag>Patients only</Tag>
              </>
            )}
          </p>
          {readings === null ? null : (
            <Text tone="quiet" size="sm">
              Checked {meant.length === 1 ? "" : "at most "}
              {readings === 1 ? "once" : `${String(readings)} times`} in these {days} days. Dotted:
              taken as unchanged between checks.
            </Text>
          )}
          <StepChart
            title={`Price of ${size}, ${countOf(shown.length, offers.length)}`}
            unit={isAbout ? "dollars, about what is paid by today’s taxes" : "dollars, before tax"}
            steps={steps.map(({ from, cents }) => ({
              from,
              value: cents === null ? null : cents / 100,
            }))}
            begin={begin}
            end={now}
            formatValue={formatDollars}
            formatMoment={formatDayOfYear}
            name="Price"
            unknown={NOT_SEEN}
            isSparse={readings !== null}
            table={{
              columns: ["From", "Price"],
              // Newest first.
              rows: steps.toReversed().map(({ from, cents }) => ({
                key: from,
                cells: [formatDate(from), cents === null ? NOT_SEEN : text(cents)],
              })),
            }}
          />
          <div className={`${historyFoot} no-print`}>
            <Fold summary="How this is counted">
              <p>
                What any visitor paid for this size, at every moment at the store that was cheapest,
                unless one is chosen. A price counts until 72 hours after it was last seen. One that
                ended within the first 24 hours shown is left out. What was usual is what half of
                the days before had, without the cheapest and the dearest quarter.
                {shown.length < offers.length
                  ? " Menus for patients only, and menus that are another store’s, are not counted."
                  : null}
              </p>
            </Fold>
            <Button kind="quiet" onClick={save}>
              <Download size={18} aria-hidden="true" />
              Save as CSV
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** How many offers it is of: "6 of 7 offers" where the list has more. */
function countOf(counted: number, all: number): string {
  const words = all === 1 ? "offer" : "offers";
  return counted < all
    ? `${String(counted)} of ${String(all)} ${words}`
    : `${String(counted)} ${words}`;
}

type Steps = readonly PriceStep[];

/** When a lowest price was asked: its last sure day where it is over, as every verdict has it, else its first. */
function whenWords(
  { from, until }: NonNullable<ReturnType<typeof lowestStep>>,
  begin: number,
  isSparse: boolean,
): string {
  if (until !== null) return `on ${formatDayOfYear(sureDayOf({ from, until }, isSparse))}`;
  return from > begin ? `on ${formatDayOfYear(from)}` : `since before ${formatDayOfYear(from)}`;
}

/** Since when it costs what it costs; where it is no longer seen, until when, and what it was then. */
function lastWords(steps: Steps, begin: number, text: (cents: number) => string): string {
  const last = steps.findLast(({ cents }) => cents !== null);
  if (last === undefined || last.cents === null) return "";
  const end = steps.at(-1);
  if (end !== undefined && end.cents === null)
    return `Not seen since ${formatDayOfYear(end.from)}: ${text(last.cents)} then.`;
  const since = last.from > begin ? "Since" : "Since before";
  return `${since} ${formatDayOfYear(last.from)}: ${text(last.cents)}.`;
}

/**
 * What it was before that. Of one price or two each is said, and when the earlier one was over; of more what was usual, a
 * range without a break in it, and whose: at every moment that of the cheapest store. Where it was read seldom nothing was
 * usual.
 */
function beforeWords(
  steps: Steps,
  now: number,
  isAbout: boolean,
  isSparse: boolean,
  isOfAny: boolean,
): string {
  const [latest, earlier, ...more] = pricesBefore(steps);
  if (latest === undefined) return "";
  const words = (cents: number) => aboutText(wholeDollars(cents), isAbout);
  const usual = more.length === 0 || isSparse ? null : usualBefore(steps);
  if (usual === null) {
    const also =
      earlier === undefined
        ? ""
        : `, and ${words(earlier.cents)} ${whenInWords(calendarDay(sureDayOf(earlier, isSparse)), now)}`;
    return `Before: ${words(latest.cents)}${also}.`;
  }
  const [low, high] = [usual.low, usual.high].map(wholeDollars);
  const range = low === high ? low : `${low ?? ""}\u2060–\u2060${(high ?? "").slice(1)}`;
  return `Before, usually ${aboutText(range ?? "", isAbout)}${isOfAny ? " at the cheapest store" : ""}.`;
}
