import { capitalized } from "#domain/text/capitalized.ts";
import { useEffect, useRef } from "react";
import { chip, chips } from "#design/controls/chip.css.ts";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import { NearOpenChips, NearTrouble } from "#design/controls/NearOpenChips.tsx";
import { Select } from "#design/controls/Select.tsx";
import { showInRow } from "#design/controls/showInRow.ts";
import { choiceName, chosenSize, toChoose, usualSizes } from "#domain/offers/sizes.ts";
import { TaxChip } from "#design/controls/TaxSwitch.tsx";
import { PatientPrices } from "#platform/patientPrices.tsx";
import { leaveOutTax } from "#platform/visitor.ts";
import { useNearFilter } from "#platform/visitorPlace.ts";
import { moreSizes, whose } from "./searchResults.css.ts";
import { maxPriceWords } from "./OutsideFilters.tsx";
import type { ListedSort } from "./foundOffer.ts";
import type { OfferFilters } from "./offerSearch.ts";
import { townChip } from "./townWords.ts";
import { FOUND_SORTS, type SearchSearch } from "./searchSearch.ts";

interface SearchFiltersProps {
  search: SearchSearch;
  /** Prices below are with tax. */
  isWithTax: boolean;
  /** Patients' prices are among them. */
  isForPatient: boolean;
  /** Open ones are asked for, and there is none. */
  isNoneOpen: boolean;
  /** Of no store that has it the hours are known. */
  lacksHours: boolean;
  /** What there is to choose, with how many offers have it. */
  sizes: ReadonlyMap<string, number>;
  /** The size that is listed in place of the one that was asked for, of which there is nothing. */
  nextSize: string | null;
  change: (changes: Partial<SearchSearch>) => void;
  /** What is said of prices in words, which has no chip unless it is said. */
  said: Pick<OfferFilters, "maxCents" | "isDeal" | "town">;
  /** What is near was asked for in words, and it is not known from where. */
  lacksPlace: boolean;
  without: (which: readonly ("maxCents" | "isDeal" | "town")[]) => void;
}

const NONE = "";

/** One tap each: near, open, and the size. Where the visitor is stays on the phone. */
export function SearchFilters(props: SearchFiltersProps) {
  const { search, isWithTax, isForPatient, isNoneOpen, lacksHours, sizes, nextSize } = props;
  const { change, said, lacksPlace, without } = props;
  const { near = false, open = false, size, strain } = search;
  const nearMe = useNearFilter(near, (isWanted) => change({ near: isWanted || undefined }));
  // What has no words but its key is found by them alone.
  const named = new Map([...sizes].filter(([key]) => choiceName(key) !== null));
  const { usual, others: rest } = usualSizes(named);
  const chosen = size === undefined ? undefined : chosenSize(size);
  const all = chosen === undefined || usual.includes(chosen) ? usual : toChoose([...usual, chosen]);
  // What was asked for and what is listed instead stand beside each other, behind what is near.
  const instead = chosen === undefined || nextSize === null ? [] : [chosen, nextSize];
  const offered = [...instead, ...all.filter((key) => !instead.includes(key))];
  const place = chosen === undefined ? -1 : offered.indexOf(chosen);
  const chosenChip = useRef<HTMLButtonElement>(null);
  // Again once the menus are here, which put others before it.
  useEffect(() => {
    // "Near me" stays in sight while it waits for its tap.
    if (chosen === undefined || place < 0 || lacksPlace) return;
    const { current } = chosenChip;
    // Where the row begins "Near me" is in sight, and what was asked for stands right behind it.
    if (nextSize === null) showInRow(current);
    else if (current?.parentElement) current.parentElement.scrollLeft = 0;
  }, [chosen, place, lacksPlace, nextSize]);
  const others = rest.filter((key) => !offered.includes(key));
  return (
    <>
      <div role="group" aria-label="Filters" className={chips}>
        {strain === undefined ? null : (
          <RemovableChip onRemove={() => change({ strain: undefined })}>
            Strain: {strain}
          </RemovableChip>
        )}
        <NearOpenChips
          near={nearMe}
          open={open}
          isNoneOpen={isNoneOpen}
          lacksHours={lacksHours}
          onOpen={(isOpen) => change({ open: isOpen || undefined })}
        />
        <TaxChip isShort isOn={isWithTax} onOff={leaveOutTax} />
        {said.maxCents === undefined ? null : (
          <RemovableChip onRemove={() => without(["maxCents"])}>
            {maxPriceWords(said.maxCents)}
          </RemovableChip>
        )}
        {said.isDeal ? (
          <RemovableChip onRemove={() => without(["isDeal"])}>On sale</RemovableChip>
        ) : null}
        {/* Beside the size: what is said of both is in sight at once. */}
        {said.town === undefined ? null : (
          <RemovableChip onRemove={() => without(["town"])}>{townChip(said.town)}</RemovableChip>
        )}
        {offered.map((key) => (
          <button
            key={key}
            ref={key === chosen ? chosenChip : undefined}
            type="button"
            className={chip({ chosen: looksChosen(key, chosen, nextSize) })}
            aria-pressed={key === chosen}
            onClick={() => change({ size: key === chosen ? undefined : key })}
          >
            {capitalized(choiceName(key) ?? key)}
            {nextSize !== null && key === chosen ? <small>none</small> : null}
            {key === nextSize ? <span className="visually-hidden"> (listed instead)</span> : null}
          </button>
        ))}
        {others.length === 0 ? null : (
          <div className={moreSizes}>
            <Select
              label="More sizes"
              hidesLabel
              options={[
                { value: NONE, label: "More sizes" },
                ...others.map((key) => ({
                  value: key,
                  label: capitalized(choiceName(key) ?? key),
                })),
              ]}
              value={NONE}
              onChange={(key) => change({ size: key === NONE ? undefined : key })}
            />
          </div>
        )}
      </div>
      <NearTrouble near={nearMe} />
      {isForPatient ? (
        <p className={whose}>
          <PatientPrices />
        </p>
      ) : null}
    </>
  );
}

/** What is listed looks chosen; what was asked for and is not there looks asked for and empty. */
const looksChosen = (key: string, chosen: string | undefined, nextSize: string | null) =>
  nextSize === null ? key === chosen : key === nextSize || (key === chosen && "inVain");

const SORTS: Readonly<Record<ListedSort, string>> = {
  opens: "Opens first",
  size: "By size",
  unit: "Unit price",
  price: "Price",
  near: "Nearest",
};

export interface FoundSortProps {
  value: ListedSort;
  /** The order unless another is chosen. */
  usual: ListedSort;
  /** Whether it is known from where it is near. */
  hasPlace: boolean;
  change: SearchFiltersProps["change"];
}

/** In which order the results stand. */
export function FoundSortSelect({ value, usual, hasPlace, change }: FoundSortProps) {
  const sorts = FOUND_SORTS.filter((sort) => sort !== "near" || hasPlace);
  const offered: ListedSort[] =
    usual === "opens" || usual === "size" ? [usual, ...sorts] : [...sorts];
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={offered.map((sort) => ({ value: sort, label: SORTS[sort] }))}
      value={value}
      onChange={(chosen) =>
        change({
          sort: chosen === usual || chosen === "opens" || chosen === "size" ? undefined : chosen,
        })
      }
    />
  );
}
