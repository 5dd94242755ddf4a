import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { Button } from "#design/controls/Button.tsx";
import { activeFilters } from "./FilterButton.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";

const FilterPanel = lazy(() => import("./FilterPanel.tsx"));

/** The way to all filters, and how many of them are in force. */
export function FilterButton(props: Omit<ComponentProps<typeof FilterPanel>, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(props.search, props.priced.table).length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span className={hiddenOnPhone}>Filters</span>
        {count > 0 ? ` (${String(count)})` : ""}
      </Button>
      {isOpen ? (
        <Suspense>
          <FilterPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
