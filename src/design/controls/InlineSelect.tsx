import type { ReactNode } from "react";
import ChevronDown from "~icons/chevron-down";
import { arrow, chooser, frame, shown } from "./inlineSelect.css.ts";

interface InlineSelectProps<Value extends string> {
  /** What is chosen, for those who do not see where it stands. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** `null`: none of them is in force. */
  value: Value | null;
  /** What is said then. */
  none?: string;
  /** Its look: of a chip, or of the words that it stands among. */
  className: string;
  /** Nothing can be chosen yet. */
  disabled?: boolean;
  onChange: (value: Value) => void;
  /** The words that it stands for, where they are more than what is chosen. */
  children?: ReactNode;
}

/** One choice among a few that stands as its own words in a row of chips, or as those of a heading, as wide as they are; a tap shows the others. */
export function InlineSelect<Value extends string>(props: InlineSelectProps<Value>) {
  const { label, options, value, none = "", className, onChange, disabled, children } = props;
  const words = options.find((option) => option.value === value)?.label ?? none;
  return (
    <span className={`${className} ${frame}`}>
      {children ?? (
        <span aria-hidden="true" className={shown}>
          {words}
        </span>
      )}
      <ChevronDown aria-hidden="true" className={arrow} />
      <select
        aria-label={label}
        disabled={disabled}
        className={chooser}
        value={value ?? NONE}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {value === null ? <None>{none}</None> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

const NONE = "";

/** Said where nothing is chosen, and nothing that can be chosen. */
const None = ({ children }: { children: ReactNode }) => (
  <option value={NONE} disabled hidden>
    {children}
  </option>
);
