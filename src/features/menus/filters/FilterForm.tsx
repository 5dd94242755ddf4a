import { useMemo } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Select } from "#design/controls/Select.tsx";
import { terpeneName, MARKETED_TYPE_TITLES } from "#domain/offers/titles.ts";
import { MARKETED_TYPES } from "#domain/offers/categories.ts";
import { FacetField } from "./FacetField.tsx";
import { facetsOf } from "./facets.ts";
import { CheckField, NumberField } from "./FilterFields.tsx";
import { sizedBy } from "#domain/offers/sizes.ts";
import { DEFAULT_CATEGORY, NO_FILTERS } from "../rows/menuOrder.ts";
import { type MenusSearch } from "../menusSearch.ts";
import { filterFields, numberPair } from "../menus.css.ts";
import { sizeText } from "../rows/sizeText.ts";
import type { PricedTable } from "../rows/pricedTable.ts";

const TYPES = [
  { value: "", label: "Any" },
  ...MARKETED_TYPES.map((value) => ({ value, label: MARKETED_TYPE_TITLES[value] })),
] as const;

export interface FilterFormProps {
  priced: PricedTable;
  storeSlug: string | null;
  search: MenusSearch;
  change: (changes: Partial<MenusSearch>) => void;
}

/** Every filter; each holds at once. */
export default function FilterForm(props: FilterFormProps) {
  const { priced, storeSlug, search, change } = props;
  const facets = useMemo(() => {
    const place = priced.table.stores.findIndex(({ slug }) => slug === storeSlug);
    return facetsOf(priced, storeSlug === null ? null : place, search);
  }, [priced, storeSlug, search]);

  return (
    <>
      <div className={filterFields}>
        <CheckField
          label="On sale now"
          checked={search.sale}
          onChange={(sale) => change({ sale })}
        />
        <CheckField
          label="In stock, as far as known"
          checked={search.stock}
          onChange={(stock) => change({ stock })}
        />
        <NumberField
          label="Price up to, in dollars"
          value={search.maxPrice}
          max={10_000}
          onChange={(maxPrice) => change({ maxPrice })}
        />
        {/* Elsewhere the sizes are chips above the list. */}
        {sizedBy(search.category ?? DEFAULT_CATEGORY) === null ? (
          <FacetField
            label="Size"
            values={facets.size}
            name={(size) => sizeText(priced.table, size)}
            value={search.size}
            onChange={(size) => change({ size })}
          />
        ) : null}
        <FacetField
          label="Brand"
          values={facets.brand}
          value={search.brand}
          onChange={(brand) => change({ brand })}
        />
        <FacetField
          label="Strain"
          values={facets.strain}
          value={search.strain}
          onChange={(strain) => change({ strain })}
        />
        <Select
          label="Type, as marketed"
          options={TYPES}
          value={search.type ?? ""}
          onChange={(type) => change({ type: type === "" ? undefined : type })}
        />
        <div className={numberPair}>
          <NumberField
            label="THC from, %"
            value={search.thcMin}
            max={100}
            onChange={(thcMin) => change({ thcMin })}
          />
          <NumberField
            label="THC up to, %"
            value={search.thcMax}
            max={100}
            onChange={(thcMax) => change({ thcMax })}
          />
        </div>
        <FacetField
          label="Terpene on the label"
          values={facets.terpene}
          name={terpeneName}
          value={search.terpene}
          onChange={(terpene) => change({ terpene })}
        />
      </div>
      <Button onClick={() => change({ ...NO_FILTERS, category: search.category, q: search.q })}>
        Clear filters
      </Button>
    </>
  );
}
