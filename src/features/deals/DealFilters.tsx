import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { PriceBoard } from "#design/controls/PriceBoard.tsx";
import { Select } from "#design/controls/Select.tsx";
import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { sticky } from "#design/sticky.css.ts";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { choiceName, chosenSize } from "#domain/offers/sizes.ts";
import { DEAL_SORTS, type DealsSearch } from "./dealsSearch.ts";
import type { choicesOf, DealSize } from "./dealChoices.ts";
import type { ListedSort } from "./dealOrder.ts";
import { filters } from "./deals.css.ts";

const DealFilterPanel = lazy(() => import("./DealFilterPanel.tsx"));

const ANY = "";

interface DealFiltersProps extends Omit<ComponentProps<typeof DealFilterPanel>, "onClose"> {
  /** Among what passes every other filter. */
  choices: ReturnType<typeof choicesOf>;
  /** Where and when, as the first chips. */
  before: ReactNode;
}

/** Where, when and what in one line, with the way to the other filters at its end; below them, of one section, its sizes. */
export function DealFilters({ choices, before, ...props }: DealFiltersProps) {
  const { search, change } = props;
  const { section, store, size, maxPrice, sale } = search;
  const [isOpen, setOpen] = useState(false);
  const count = [store, maxPrice, sale].filter((each) => each !== undefined).length;
  const sizes = section === undefined ? [] : choices.sizes;
  return (
    <>
      <div className={`${sticky} ${filters} no-print`}>
        <ChipGroup
          legend="Section"
          before={before}
          choices={sectionChoices(choices, section)}
          value={section ?? ANY}
          // Sizes of one section are none of another.
          onChange={(chosen) =>
            change({ section: chosen === ANY ? undefined : chosen, size: undefined })
          }
        />
        <Button onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden="true" />
          <span className={hiddenOnPhone}>Filters</span>
          {count > 0 ? ` (${String(count)})` : ""}
        </Button>
        {isOpen ? (
          <Suspense>
            <DealFilterPanel {...props} onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </div>
      {sizes.length < 2 && size === undefined ? null : (
        <PriceBoard
          legend="Size"
          title="Cheapest of each size"
          any={ANY}
          choices={sizeChoices(sizes, size)}
          value={size === undefined ? ANY : chosenSize(size)}
          onChange={(chosen) => change({ size: chosen === ANY ? undefined : chosen })}
        />
      )}
    </>
  );
}

/** With how many each has; empty ones fold away. */
function sectionChoices(
  { total, sections }: DealFiltersProps["choices"],
  asked: Section | undefined,
) {
  const own = SECTIONS.filter((each) => each === asked || sections.has(each));
  return [
    { value: ANY, label: "All", count: total },
    ...own.map((each) => ({
      value: each,
      label: SECTION_TITLES[each],
      count: sections.get(each) ?? 0,
      sign: <CategoryIcon of={each} />,
    })),
  ] as const;
}

/** What an address asks for is said also where no deal is of it. */
function sizeChoices(found: readonly DealSize[], asked: string | undefined) {
  const known = found.map(({ key, name, from }) => ({
    value: key,
    label: name,
    least: from,
  }));
  const key = asked === undefined ? ANY : chosenSize(asked);
  const isMissing = key !== ANY && !known.some(({ value }) => value === key);
  return [...(isMissing ? [{ value: key, label: choiceName(key) ?? key }] : []), ...known];
}

const SORTS: Readonly<Record<ListedSort, string>> = {
  opens: "Opens first",
  size: "By size",
  unit: "Unit price",
  off: "Most off",
  newest: "Newest",
  near: "Nearest",
};

interface DealSortSelectProps {
  value: ListedSort;
  /** The order unless another is chosen. */
  usual: ListedSort;
  /** Whether it is known from where it is near. */
  hasPlace: boolean;
  /** One section is chosen: its unit prices compare. */
  isOfSection: boolean;
  change: (changes: Pick<DealsSearch, "sort">) => void;
}

/** In which order the deals stand. */
export function DealSortSelect(props: DealSortSelectProps) {
  const { value, usual, hasPlace, isOfSection, change } = props;
  const sorts = DEAL_SORTS.filter(
    (sort) => (sort !== "near" || hasPlace) && (sort !== "unit" || isOfSection),
  );
  const offered: ListedSort[] = usual === "opens" ? [usual, ...sorts] : sorts;
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={offered.map((sort) => ({ value: sort, label: SORTS[sort] }))}
      value={value}
      onChange={(chosen) =>
        change({ sort: chosen === usual || chosen === "opens" ? undefined : chosen })
      }
    />
  );
}
