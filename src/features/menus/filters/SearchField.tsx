import Search from "~icons/search";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { searchButton, searchLine, toolButtons } from "../menus.css.ts";

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
      placeholder="Name or brand"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

/**
 * The same above a list, and what else leads to less of it. On a phone held upright its sign stands beside the sections, and
 * the field comes at a tap: the list begins a line higher.
 */
export function SearchLine({ after, ...field }: SearchFieldProps & { after: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  // What is filtered by is in sight.
  const isOpen = isWanted || field.value !== "";
  const toggle = () => {
    const opens = field.value !== "" || !isWanted;
    // A phone shows its keyboard only for what is focused within the tap.
    flushSync(() => setWanted(opens));
    if (opens) line.current?.querySelector("input")?.focus();
  };
  return (
    <>
      {/* Whoever is in it may empty it, and type anew. */}
      <div ref={line} className={searchLine({ isOpen })} onFocus={() => setWanted(true)}>
        <SearchField {...field} />
      </div>
      <div className={toolButtons}>
        <Button
          className={searchButton}
          aria-label="Search this list"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Search aria-hidden="true" />
        </Button>
        {after}
      </div>
    </>
  );
}
