import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";

interface CheckFieldProps {
  label: string;
  checked: true | undefined;
  onChange: (checked: true | undefined) => void;
}

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
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
export function NumberField({ label, max, value, onChange }: NumberFieldProps) {
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
