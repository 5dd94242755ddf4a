import type { useTyped } from "#design/controls/useTyped.ts";
import { Field } from "#design/controls/Field.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import type { MapsSearch } from "./mapsSearch.ts";
import { fields, filters } from "./maps.css.ts";
import type { VisitorPlace } from "./useVisitorPlace.ts";
import { FactFilters } from "./FactFilters.tsx";
import { PlaceField } from "./PlaceField.tsx";

interface MapFiltersProps {
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
  typed: ReturnType<typeof useTyped>;
  visitor: VisitorPlace;
  /** There is room for all of them. */
  isWide: boolean;
}

/** What is looked for, and where. On a phone the filters fold away. */
export function MapFilters({ search, change, typed, visitor, isWide }: MapFiltersProps) {
  const { region, kind, open, driveThrough } = search;
  const count = [region, kind, open, driveThrough].filter((each) => each !== undefined).length;
  const facts = <FactFilters search={search} change={change} />;
  return (
    <div className={`${filters} no-print`}>
      <div className={fields}>
        <Field
          label="Find a store or city"
          hidesLabel
          placeholder="Store or city"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed.typed}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.finish}
        />
        <PlaceField visitor={visitor} />
      </div>
      {isWide ? (
        facts
      ) : (
        <Fold summary={`Filters${count > 0 ? ` (${String(count)})` : ""}`}>{facts}</Fold>
      )}
    </div>
  );
}
