import { useId, useState, type ReactNode } from "react";
import { chip, chips, wrappingChips } from "./chip.css.ts";
import { showInRow } from "./showInRow.ts";
import { count as countStyle, inRow, noted, option } from "./chipGroup.css.ts";
import X from "~icons/x";

interface ChipChoice<Choice extends string> {
  value: Choice;
  label: string;
  count?: number;
  sign?: ReactNode;
  /** What is said of it below its name. */
  note?: ReactNode;
}

interface ChipGroupProps<Choice extends string> {
  /** What is chosen, for those who do not see it. */
  legend: string;
  choices: readonly ChipChoice<Choice>[];
  /** `null`: none of them is in force. */
  value: Choice | null;
  onChange: (choice: Choice) => void;
  /** In as many rows as it takes, for choices of which none may be out of sight. */
  wraps?: boolean;
  /** Other chips of the same row, which stand first. */
  before?: ReactNode;
}

/** One choice among a few, as a row of chips. */
export function ChipGroup<Choice extends string>(props: ChipGroupProps<Choice>) {
  const { before, wraps = false } = props;
  const row = wraps ? wrappingChips : chips;
  const choices = <Choices {...props} className={before === undefined ? row : inRow} />;
  if (before === undefined) return choices;
  return (
    <div className={row}>
      {before}
      {choices}
    </div>
  );
}

function Choices<Choice extends string>(props: ChipGroupProps<Choice> & { className: string }) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.legend} className={props.className}>
      {props.choices.map(({ value, label, count, sign, note }, place) => (
        <label
          key={value}
          // The first is all of them as a rule, and what stands before it would go out of sight.
          ref={value === props.value && place > 0 ? showInRow : undefined}
          className={`${chip({ chosen: value === props.value })} ${option}`}
        >
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {sign}
          {note ? (
            <span className={noted}>
              {label} <small>{note}</small>
            </span>
          ) : (
            <>{label} </>
          )}
          {count === undefined ? null : (
            <small className={countStyle}>{count.toLocaleString("en-US")}</small>
          )}
        </label>
      ))}
    </div>
  );
}

interface CheckChipsProps<Choice extends string> {
  /** What is chosen, for those who do not see it. */
  legend: string;
  /** Of the fields, in a form. */
  name: string;
  choices: readonly { value: Choice; label: string }[];
  /** Those that are on to begin with. */
  chosen: readonly Choice[];
}

/** Any number of a few choices as chips, part of a form: it reads them as boxes that are ticked. */
export function CheckChips<Choice extends string>(props: CheckChipsProps<Choice>) {
  const [chosen, choose] = useState<ReadonlySet<Choice>>(() => new Set(props.chosen));
  const toggle = (value: Choice, isOn: boolean) =>
    choose(new Set(isOn ? [...chosen, value] : [...chosen].filter((each) => each !== value)));
  return (
    <div role="group" aria-label={props.legend} className={wrappingChips}>
      {props.choices.map(({ value, label }) => (
        <label key={value} className={`${chip({ chosen: chosen.has(value) })} ${option}`}>
          <input
            type="checkbox"
            name={props.name}
            value={value}
            checked={chosen.has(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** Something that is in force, and that a tap takes away. */
export function RemovableChip({
  children,
  verb = "Remove filter",
  onRemove,
}: {
  children: ReactNode;
  /** What a tap does, for those who do not see the cross. */
  verb?: string;
  onRemove: () => void;
}) {
  return (
    <button type="button" className={chip({ chosen: true })} onClick={onRemove}>
      <span className="visually-hidden">{verb}: </span>
      <bdi translate="no">{children}</bdi>
      <X size={16} aria-hidden="true" />
    </button>
  );
}
