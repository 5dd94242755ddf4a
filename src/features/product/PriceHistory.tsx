import { useMemo, useState } from "react";
import { ChipGroup } from "#design/chip/ChipGroup.tsx";
import { Select } from "#design/select/Select.tsx";
import { StepChart } from "#design/stepChart/StepChart.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { formatDate } from "#domain/time/age.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { formatCents, formatDollars } from "#domain/prices/money.ts";
import { sizeName } from "#domain/menus/names.ts";
import {
  HISTORY_SPANS,
  beginOf,
  lowestStep,
  lowestSteps,
  priceSteps,
  type HistorySpan,
} from "#domain/prices/priceHistory.ts";
import { HistoryTable } from "./HistoryTable.tsx";
import { historyFields } from "./product.css.ts";
import type { OfferOfProduct } from "./sortOffers.ts";

const SPANS = HISTORY_SPANS.map((days) => ({ value: String(days), label: `${String(days)} days` }));
const ANY_STORE = "";

interface PriceHistoryProps {
  offers: readonly OfferOfProduct[];
  now: number;
}

/** What any visitor paid for one size, at one store or at the cheapest. */
export function PriceHistory({ offers, now }: PriceHistoryProps) {
  const sizes = useMemo(() => sizesOf(offers), [offers]);
  const [size, setSize] = useState(sizes[0]?.value ?? "");
  const [store, setStore] = useState(ANY_STORE);
  const [days, setDays] = useState<HistorySpan>(90);

  // Patients' prices are not what any visitor paid.
  const ofSize = offers.filter((offer) => offer.sizeKey === size);
  const open = ofSize.filter(({ menu }) => menu !== "med");
  const shown = open.length > 0 ? open : ofSize;
  const stores = [...new Map(shown.map((offer) => [offer.store.slug, offer.store])).values()];
  const chosen = stores.some(({ slug }) => slug === store) ? store : ANY_STORE;
  const steps = lowestSteps(
    shown
      .filter((offer) => chosen === ANY_STORE || offer.store.slug === chosen)
      .map((offer) => priceSteps(inTime(offer), days, now)),
  );
  const lowest = lowestStep(steps);
  const begin = beginOf(days, now);
  const named = nameOfSize(offers, size);

  return (
    <Stack>
      <div className={historyFields}>
        <Select label="Size" options={sizes} value={size} onChange={setSize} />
        <Select
          label="Store"
          options={[
            { value: ANY_STORE, label: "The cheapest at each moment" },
            ...stores.map(({ slug, name, city }) => ({
              value: slug,
              label: city === null ? name : `${name}, ${city}`,
            })),
          ]}
          value={chosen}
          onChange={setStore}
        />
      </div>
      <ChipGroup
        legend="Days"
        choices={SPANS}
        value={String(days)}
        onChange={(span) => setDays(HISTORY_SPANS.find((each) => String(each) === span) ?? 90)}
      />
      {offers.every(({ history }) => history.length === 0) ? (
        <p>The price history has not been saved on this phone.</p>
      ) : lowest === null ? (
        <p>No price of this size is known in these {days} days.</p>
      ) : (
        <>
          <p>
            <strong>
              Lowest in {days} days: {formatCents(lowest.cents)}{" "}
              {lowest.from > begin ? "on" : "since before"} {formatDayOfYear(lowest.from)}
            </strong>
          </p>
          <StepChart
            title={`Price of ${named}, ${String(shown.length)} ${shown.length === 1 ? "offer" : "offers"}`}
            unit="dollars, before tax"
            steps={steps.map(({ from, cents }) => ({
              from,
              value: cents === null ? null : cents / 100,
            }))}
            begin={begin}
            end={now}
            formatValue={formatDollars}
            formatMoment={formatDayOfYear}
          />
          <HistoryTable steps={steps} formatMoment={formatDate} />
        </>
      )}
    </Stack>
  );
}

/** The offer and its prices with moments that can be computed with. */
const inTime = (offer: OfferOfProduct) => ({
  ...inEpochMs(offer),
  history: offer.history.map(({ observedAt, cents }) => ({
    observedAt: Date.parse(observedAt),
    cents,
  })),
});

/** The sizes on offer, the one with most offers first. */
function sizesOf(offers: readonly OfferOfProduct[]) {
  const counts = new Map<string, number>();
  for (const { sizeKey } of offers) counts.set(sizeKey, (counts.get(sizeKey) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value]) => ({ value, label: nameOfSize(offers, value) }));
}

function nameOfSize(offers: readonly OfferOfProduct[], sizeKey: string): string {
  const offer = offers.find((each) => each.sizeKey === sizeKey);
  return offer === undefined ? sizeKey : sizeName(offer);
}
