import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Text } from "#design/words/Text.tsx";
import { choices as grid, group } from "../alerts.css.ts";

interface ChoicesProps<Value extends string> {
  legend: string;
  note: string;
  name: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
}

/** Any number of a few choices, part of a form. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  return (
    <fieldset className={group}>
      <legend>{props.legend}</legend>
      <Text tone="quiet" size="md">
        {props.note}
      </Text>
      <div className={grid}>
        {props.choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={props.name}
            value={value}
            defaultChecked={props.chosen.includes(value)}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
