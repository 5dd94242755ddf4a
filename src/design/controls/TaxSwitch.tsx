import { short } from "../states/warningLine.css.ts";
import { Stack } from "../surfaces/Stack.tsx";
import { Checkbox } from "./Checkbox.tsx";

interface TaxSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** How the prices were reckoned; `null` while the taxes are not on this device. */
  words: string | null;
}

/** Beside a list of prices: whether they are before tax or about what is paid, and how that was reckoned, in a line that opens. */
export function TaxSwitch({ isOn, onChange, words }: TaxSwitchProps) {
  return (
    <Stack gap={1}>
      <div className="no-print">
        <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
          With tax
        </Checkbox>
      </div>
      {isOn ? (
        <details className={short}>
          <summary>
            {words ?? "The taxes are not on this device yet: prices are before tax."}
          </summary>
        </details>
      ) : null}
    </Stack>
  );
}
