import Download from "~icons/download";
import { Button } from "#design/controls/Button.tsx";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { FilterSheet } from "#design/surfaces/FilterSheet.tsx";
import { Select } from "#design/controls/Select.tsx";
import { dealPrice } from "#domain/offers/deals.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { csvAbout, CSV_TYPE, writeOffersCsv } from "#domain/offers/offersCsv.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { handOver } from "#platform/download.ts";
import { storeLocation, type Store } from "#domain/stores/stores.ts";
import type { DealsSearch } from "./dealsSearch.ts";
import type { ListedDeal } from "./dealOrder.ts";

const ANY = "";
const CEILINGS = [10, 20, 30, 50, 100];
const PRICES = [
  { value: ANY, label: "Any price" },
  ...CEILINGS.map((dollars) => ({ value: String(dollars), label: `Up to $${String(dollars)}` })),
];

interface DealFilterPanelProps {
  stores: readonly Store[];
  search: DealsSearch;
  /** Those that pass. */
  deals: readonly ListedDeal[];
  change: (changes: Partial<DealsSearch>) => void;
  onClose: () => void;
}

export default function DealFilterPanel(props: DealFilterPanelProps) {
  const { stores, search, deals, change, onClose } = props;
  const { store = ANY, maxPrice, sale, region } = search;
  const here = stores.filter((each) => region === undefined || each.region === region);
  const named = here
    .map((each) => ({ value: each.slug, label: `${each.name}, ${storeLocation(each)}` }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
  const ceiling = maxPrice === undefined ? ANY : String(maxPrice);
  return (
    <FilterSheet
      found={deals.length === 1 ? "1 deal" : `${deals.length.toLocaleString("en-US")} deals`}
      onClose={onClose}
    >
      <Checkbox
        isStrong
        checked={sale === "today"}
        onChange={(event) => change({ sale: event.target.checked ? "today" : undefined })}
      >
        Ends today
      </Checkbox>
      <Select
        label="Store"
        options={[{ value: ANY, label: "All stores" }, ...named]}
        value={store}
        onChange={(chosen) => change({ store: chosen === ANY ? undefined : chosen })}
      />
      <Select
        label="Price"
        options={
          PRICES.some(({ value }) => value === ceiling)
            ? PRICES
            : [...PRICES, { value: ceiling, label: `Up to $${ceiling}` }]
        }
        value={ceiling}
        onChange={(chosen) => change({ maxPrice: chosen === ANY ? undefined : Number(chosen) })}
      />
      {deals.length === 0 ? null : (
        <Button onClick={() => save(deals)}>
          <Download size={18} aria-hidden="true" />
          Save these deals as CSV
        </Button>
      )}
    </FilterSheet>
  );
}

/** The deals that pass as a file, each at its price before tax. */
function save(deals: readonly ListedDeal[]): void {
  const now = Date.now();
  const offers = deals.flatMap(({ offer }) => {
    const timed = inEpochMs(offer);
    const price = dealPrice(timed, now) ?? dealPrice(timed, now, true);
    return price === null ? [] : [{ offer, cents: price.cents, wasCents: price.wasCents }];
  });
  const what = "Deals, which are below the store’s regular price or its usual one of 30 days";
  void handOver(
    `deals-${calendarDay(now)}.csv`,
    CSV_TYPE,
    writeOffersCsv(offers, csvAbout(what, now, location.href)),
  );
}
