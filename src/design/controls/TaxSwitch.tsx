import type { ReactNode } from "react";
import { short } from "../states/warningLine.css.ts";
import { Checkbox } from "./Checkbox.tsx";
import { otherPart, ownPart, switchRow } from "./taxSwitch.css.ts";

interface TaxSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** How the prices were reckoned; `null` while the taxes are not on this device. */
  words: string | null;
  /** What else is said of the list, in one line. */
  children?: ReactNode;
}

/** Beside a list of prices: whether they are before tax or about what is paid, and how that was reckoned, in a line that opens. */
export function TaxSwitch({ isOn, onChange, words, children }: TaxSwitchProps) {
  return (
    <div>
      <div className={switchRow}>
        <div className={`${ownPart} no-print`}>
          <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
            With tax
          </Checkbox>
        </div>
        {children === undefined ? null : <div className={otherPart}>{children}</div>}
      </div>
      {isOn ? (
        <details className={short}>
          <summary>
            {words ?? "The taxes are not on this device yet: prices are before tax."}
          </summary>
        </details>
      ) : null}
    </div>
  );
}
