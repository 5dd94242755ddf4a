import { useMemo } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Select } from "#design/controls/Select.tsx";
import { terpeneName, MARKETED_TYPE_TITLES } from "#domain/offers/titles.ts";
import { MARKETED_TYPES } from "#domain/offers/categories.ts";
import { brandKey, foldBrands } from "#domain/offers/brandNames.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { sizedBy, chosenSize } from "#domain/offers/sizes.ts";
import { DEFAULT_CATEGORY, NO_FILTERS } from "../rows/menuOrder.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { filterFields, noBox, numberPair } from "../menus.css.ts";
import { sizeText } from "../rows/sizeText.ts";
import type { PricedTable } from "../rows/pricedTable.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Text } from "#design/words/Text.tsx";
import { valueAt, type Column } from "#domain/offers/columns.ts";
import { filterRows } from "./filterRows.ts";

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

  // A filter that keeps everything is none. Of all stores some say it.
  const saysStock = storeSlug === null || says(priced.table.offers.stock);

  return (
    <>
      <div className={filterFields}>
        <CheckField
          label="On sale now"
          checked={search.sale}
          onChange={(sale) => change({ sale })}
        />
        {saysStock || search.stock === true ? (
          <CheckField
            label="In stock"
            checked={search.stock}
            onChange={(stock) => change({ stock })}
          />
        ) : (
          <Text size="sm" tone="quiet" className={noBox}>
            This store doesn’t say what’s in stock
          </Text>
        )}
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
          value={asListed(search.brand, facets.brand)}
          onChange={(brand) => change({ brand })}
        />
        <FacetField
          label="Strain"
          values={facets.strain}
          value={search.strain}
          onChange={(strain) => change({ strain })}
        />
        <Select
          label="Sold as"
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
            label="THC to, %"
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

/** A brand as the choices spell it, whatever an address has. */
const asListed = (brand: string | undefined, values: readonly FacetValue[]) =>
  brand === undefined
    ? undefined
    : (values.find(({ value }) => brandKey(value) === brandKey(brand))?.value ?? brand);

const says = ({ values }: MenuTable["offers"]["stock"]): boolean =>
  values.some((stock) => stock !== "unknown");

interface FacetFieldProps {
  label: string;
  values: readonly FacetValue[];
  /** A value in words. */
  name?: (value: string) => string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of the values that occur, with how often. */
function FacetField({ label, values, name = String, value, onChange }: FacetFieldProps) {
  const known = values.some((each) => each.value === value);
  return (
    <Select
      label={label}
      options={[
        { value: "", label: "Any" },
        ...(value === undefined || known ? [] : [{ value, label: `${name(value)} (0)` }]),
        ...values.map((each) => ({
          value: each.value,
          label: `${name(each.value)} (${String(each.count)})`,
        })),
      ]}
      value={value ?? ""}
      onChange={(chosen) => onChange(chosen === "" ? undefined : chosen)}
    />
  );
}

interface CheckFieldProps {
  label: string;
  checked: true | undefined;
  onChange: (checked: true | undefined) => void;
}

function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <Checkbox
      isStrong
      checked={checked === true}
      onChange={(event) => onChange(event.target.checked ? true : undefined)}
    >
      {label}
    </Checkbox>
  );
}

interface NumberFieldProps {
  label: string;
  max: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number from 0 up; what is no number counts as not given. */
function NumberField({ label, max, value, onChange }: NumberFieldProps) {
  return (
    <Field
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={max}
      defaultValue={value}
      onChange={({ target }) => {
        const given = target.valueAsNumber;
        onChange(given >= 0 && given <= max ? given : undefined);
      }}
    />
  );
}

/** A value that a filter may take, and how many offers have it. */
export interface FacetValue {
  value: string;
  count: number;
}

export type Facets = Record<"size" | "brand" | "strain" | "terpene", FacetValue[]>;

/** The values that occur on a menu in the chosen category, most frequent first. */
function facetsOf(
  priced: PricedTable,
  storePlace: number | null,
  { category = DEFAULT_CATEGORY }: MenusSearch,
): Facets {
  const { offers, products } = priced.table;
  const everyRow = Uint32Array.from(priced.cents.keys());
  const rows = filterRows(priced, everyRow, { category }, null, storePlace);
  const ofProduct = (column: Column<string | null>) => (row: number) =>
    valueAt(column, offers.product[row] ?? 0);
  return {
    size: count(rows, (row) => [chosenSize(valueAt(offers.sizeKey, row))]),
    brand: foldBrands(count(rows, (row) => [ofProduct(products.brand)(row)])),
    strain: count(rows, (row) => [ofProduct(products.strainName)(row)]),
    terpene: count(rows, (row) => Object.keys(valueAt(offers.terpenes, row) ?? {})),
  };
}

function count(rows: readonly number[], valuesOf: (row: number) => (string | null)[]) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of valuesOf(row)) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([value, number]): FacetValue => ({ value, count: number }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, "en"));
}
