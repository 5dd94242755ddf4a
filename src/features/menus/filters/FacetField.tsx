import { Select } from "#design/controls/Select.tsx";
import type { FacetValue } from "./facets.ts";

interface FacetFieldProps {
  label: string;
  values: readonly FacetValue[];
  /** A value in words. */
  name?: (value: string) => string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of the values that occur, with how often. */
export function FacetField({ label, values, name = String, value, onChange }: FacetFieldProps) {
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
