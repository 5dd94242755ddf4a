import { useId } from "react";
import { choice, choices as choicesStyle, group, note as noteStyle } from "./choiceGroup.css.ts";

interface ChoiceGroupProps<Choice extends string> {
  legend: string;
  note?: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  onChange: (choice: Choice) => void;
}

export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const name = useId();
  return (
    <fieldset className={group}>
      <legend>{props.legend}</legend>
      <div className={choicesStyle}>
        {props.choices.map((each) => (
          <label key={each} className={choice}>
            <input
              type="radio"
              name={name}
              checked={each === props.value}
              onChange={() => props.onChange(each)}
            />
            {props.labels[each]}
          </label>
        ))}
      </div>
      {props.note ? <p className={noteStyle}>{props.note}</p> : null}
    </fieldset>
  );
}
