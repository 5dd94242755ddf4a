import { useId, type ComponentProps } from "react";
import {
  area,
  error as errorStyle,
  field,
  hint as hintStyle,
  input,
  label as labelStyle,
} from "./field.css.ts";

interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with what was filled in, and what to do. */
  error?: string | undefined;
}

/** A field of several lines. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <textarea
        id={id}
        className={`${input} ${area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...rest}
      />
      {hint ? (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={errorStyle}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
