import { useId, type ComponentProps } from "react";
import { chooser, field, label as labelStyle } from "./field.css.ts";

interface SelectProps<Value extends string> extends Omit<
  ComponentProps<"select">,
  "value" | "onChange"
> {
  label: string;
  /** Where the choice itself shows what it is for. */
  hidesLabel?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hidesLabel = false, options, value, onChange, ...rest } = props;
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={hidesLabel ? "visually-hidden" : labelStyle}>
        {label}
      </label>
      <select
        id={id}
        className={chooser}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
