import { SITE } from "#domain/site/site.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Select } from "#design/controls/Select.tsx";
import { type Region, REGION_OPTIONS } from "#domain/stores/regions.ts";
import { facts as factsStyle } from "./maps.css.ts";
import type { MapsSearch } from "./mapsSearch.ts";

const ANY = "";

const REGION_CHOICES: { value: Region | typeof ANY; label: string }[] = [
  { value: ANY, label: `All of ${SITE.state}` },
  ...REGION_OPTIONS,
];

const KIND_CHOICES = [
  { value: ANY, label: "All stores" },
  { value: "adult-use", label: "Adult-use" },
  { value: "medical", label: "Medical" },
] as const;

interface FactFiltersProps {
  /** Of some store it is known when it is open: else nothing can be picked by it. */
  hasHours: boolean;
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
}

/** Where, to whom, and when: each of them picks among the stores that are named. */
export function FactFilters({ hasHours, search, change }: FactFiltersProps) {
  return (
    <div className={factsStyle}>
      <Select
        label="Region"
        hidesLabel
        options={REGION_CHOICES}
        value={search.region ?? ANY}
        onChange={(region) => change({ region: region === ANY ? undefined : region })}
      />
      <Select
        label="Who it sells to"
        hidesLabel
        options={KIND_CHOICES}
        value={search.kind ?? ANY}
        onChange={(kind) => change({ kind: kind === ANY ? undefined : kind })}
      />
      {hasHours || search.open !== undefined ? (
        <Checkbox
          checked={search.open === "now"}
          onChange={({ target }) => change({ open: target.checked ? "now" : undefined })}
        >
          Open now
        </Checkbox>
      ) : null}
      <Checkbox
        checked={search.driveThrough === true}
        onChange={({ target }) => change({ driveThrough: target.checked ? true : undefined })}
      >
        Drive-through
      </Checkbox>
    </div>
  );
}

/** How many of them are in force. */
export const countFacts = ({ region, kind, open, driveThrough }: MapsSearch): number =>
  [region, kind, open, driveThrough].filter((each) => each !== undefined).length;
