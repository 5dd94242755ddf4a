import { useId, type ComponentProps, type ReactNode } from "react";
import {
  actionPlace,
  error as errorStyle,
  field,
  hint as hintStyle,
  input,
  inputRow,
  label as labelStyle,
  withAction,
  area,
} from "./field.css.ts";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  /** Where a placeholder shows what the field is for. */
  hidesLabel?: boolean;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with what was filled in, and what to do. */
  error?: string | undefined;
  /** A button inside the input, at its end. */
  action?: ReactNode;
}

export function Field({ label, hidesLabel = false, hint, error, action, ...rest }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={field}>
      <label htmlFor={id} className={hidesLabel ? "visually-hidden" : labelStyle}>
        {label}
      </label>
      <div className={inputRow}>
        <input
          id={id}
          className={action ? `${input} ${withAction}` : input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
        />
        {action ? <span className={actionPlace}>{action}</span> : null}
      </div>
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
