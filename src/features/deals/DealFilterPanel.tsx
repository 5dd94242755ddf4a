import { Button } from "#design/controls/Button.tsx";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Select } from "#design/controls/Select.tsx";
import { storeLocation, type Store } from "#domain/stores/stores.ts";
import type { DealsSearch } from "./dealsSearch.ts";

const ANY = "";
const CEILINGS = [10, 20, 30, 50, 100];
const PRICES = [
  { value: ANY, label: "Any price" },
  ...CEILINGS.map((dollars) => ({ value: String(dollars), label: `Up to $${String(dollars)}` })),
];

interface DealFilterPanelProps {
  stores: readonly Store[];
  search: DealsSearch;
  /** How many deals pass. */
  shown: number;
  change: (changes: Partial<DealsSearch>) => void;
  onClose: () => void;
}

export default function DealFilterPanel(props: DealFilterPanelProps) {
  const { stores, search, shown, change, onClose } = props;
  const { store = ANY, maxPrice, sale, region } = search;
  const here = stores.filter((each) => region === undefined || each.region === region);
  const named = here
    .map((each) => ({ value: each.slug, label: `${each.name}, ${storeLocation(each)}` }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
  const ceiling = maxPrice === undefined ? ANY : String(maxPrice);
  return (
    <Panel title="Filters" onClose={onClose}>
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
      <Button kind="primary" onClick={onClose}>
        Show {shown.toLocaleString("en-US")}
      </Button>
    </Panel>
  );
}
