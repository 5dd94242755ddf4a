import { Field } from "#design/controls/Field.tsx";

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

export function SearchField({ value, onChange, onLeave }: SearchFieldProps) {
  return (
    <Field
      label="Search name, brand or strain"
      hidesLabel
      placeholder="Name, brand or strain"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}
