import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Select } from "#design/controls/Select.tsx";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { filters } from "./events.css.ts";
import type { EventsSearchProps } from "./eventsSearch.ts";

const ANY = "";
const REGION_CHOICES: { value: Region | typeof ANY; label: string }[] = [
  { value: ANY, label: "All of Ohio" },
  ...REGIONS.map((region) => ({ value: region, label: region })),
];
const AGE_CHOICES = [
  { value: ANY, label: "Any age rule" },
  { value: "true", label: "21+ only" },
  { value: "false", label: "All ages" },
] as const;

/** What kind of event one looks for. */
export function EventFilters({ search, change }: EventsSearchProps) {
  const { region, free, age21 } = search;
  return (
    <div className={`${filters} no-print`}>
      <Select
        label="Region"
        hidesLabel
        options={REGION_CHOICES}
        value={region ?? ANY}
        onChange={(chosen) => change({ region: chosen === ANY ? undefined : chosen })}
      />
      <Select
        label="Age"
        hidesLabel
        options={AGE_CHOICES}
        value={age21 === undefined ? ANY : age21 ? "true" : "false"}
        onChange={(chosen) => change({ age21: chosen === ANY ? undefined : chosen === "true" })}
      />
      <Checkbox
        checked={free === true}
        onChange={({ target }) => change({ free: target.checked ? true : undefined })}
      >
        Free
      </Checkbox>
    </div>
  );
}
