import { useState } from "react";
import Download from "~icons/download";
import { StepChart } from "#design/charts/StepChart.tsx";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Text } from "#design/words/Text.tsx";
import { onPhone } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { Tag } from "#design/words/Tag.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { formatDate } from "#domain/time/age.ts";
import { calendarDay, formatDayOfYear } from "#domain/time/calendar.ts";
import { csvAbout, CSV_TYPE, writeHistoryCsv } from "#domain/offers/offersCsv.ts";
import { handOver } from "#platform/download.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { formatCents, formatDollars } from "#domain/offers/money.ts";
import { countOfStores } from "#domain/stores/stores.ts";
import { whyNotCompared } from "#domain/offers/currentPrice.ts";
import { countedOffers } from "#domain/offers/lowestAsked.ts";
import { lowestOver } from "#domain/offers/priceHistory.ts";
import { HISTORY_SPANS, type HistorySpan } from "#domain/offers/readings.ts";
import { inTime } from "./inTime.ts";
import { beforeWords, inDays, lowestSeen, nowWords, pastPrices, toldDays } from "./pastPrices.ts";
import { WITH_TAX } from "./PastInBrief.tsx";
import { historyField, historyFoot, ownLine } from "./product.css.ts";
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
  const isPhone = useMedia(onPhone);

  const open = offers.filter(({ menu }) => menu !== "med");
  const shown = countedOffers(offers);
  const stores = [...new Map(shown.map((offer) => [offer.store.slug, offer.store])).values()];
  const chosen = stores.some(({ slug }) => slug === store) ? store : ANY_STORE;
  const meant = shown.filter((offer) => chosen === ANY_STORE || offer.store.slug === chosen);
  const past = pastPrices(meant, days, now, wanted);
  const { steps, begin, known, readings } = past;
  const isAbout = past.register !== null;
  const lowest = lowestSeen(past);
  const told = inDays(toldDays(past));
  const why = whyNotCompared(meant, now);
  const isNew = steps.length === 1 && known <= 1;
  const isOfAny = chosen === ANY_STORE && stores.length > 1;
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

  const choices = (
    <>
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
    </>
  );
  const sentence = !isSaved ? (
    <p>The price history is not saved on this device.</p>
  ) : lowest === null ? (
    <p>
      No price seen in {days} days that could be compared{why === null ? "." : `: ${why}.`}
    </p>
  ) : isNew ? (
    <p>
      <strong>{formatCents(lowest.cents)}</strong>, first seen within the last day. No earlier price
      is known.
    </p>
  ) : (
    <p>
      <strong>{nowWords(past)}</strong> {beforeWords(past)}{" "}
      <span className={ownLine}>
        Lowest in {told}: {lowest.text}
        {lowest.where}
      </span>
      {isAbout ? ` ${WITH_TAX}.` : null}
      {open.length > 0 ? null : (
        <>
          {" "}
          <Tag>Patients only</Tag>
        </>
      )}
    </p>
  );
  const drawn =
    !isSaved || lowest === null || isNew ? null : (
      <>
        {readings === null ? null : (
          <Text tone="quiet" size="sm">
            Checked {meant.length === 1 || readings === 1 ? "" : "up to "}
            {readings === 1 ? "once" : `${String(readings)} times`}
            {isOfAny ? " at one store" : ""} in these {days} days; dotted: not checked between.
          </Text>
        )}
        <StepChart
          title={`${size} at ${countOfStores(new Set(meant.map((each) => each.store.slug)).size)}`}
          unit={isAbout ? "dollars, with today’s tax" : "dollars, before tax"}
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
              cells: [formatDate(from), cents === null ? NOT_SEEN : formatCents(cents)],
            })),
          }}
        />
        <div className={`${historyFoot} no-print`}>
          <Fold summary="How this is counted">
            <p>
              What any visitor paid for this size, at every moment at the store that was cheapest,
              unless one is chosen. A price counts until 72 hours after it was last seen. One that
              ended within the first 24 hours shown is left out. What was usual is what half of the
              days before had, without the cheapest and the dearest quarter.
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
    );
  // The head has drawn it already: on a phone the sentence is what is left to say.
  if (isPhone && isSaved)
    return (
      <Stack>
        {sentence}
        <Fold summary={stores.length === 1 ? "Chart and days" : "Chart, days and stores"}>
          <Stack>
            {choices}
            {drawn}
          </Stack>
        </Fold>
      </Stack>
    );
  return (
    <Stack>
      {choices}
      {sentence}
      {drawn}
    </Stack>
  );
}
