import { useId, type ComponentProps } from "react";
import { field, input, label as labelStyle } from "./field.css.ts";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
}

export function Field({ label, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <input id={id} className={input} {...rest} />
    </div>
  );
}
