import type { ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { how, note, ownPart, switchRow } from "./taxSwitch.css.ts";

interface TaxSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** How the prices were reckoned, in sentences of which the first matters most; `null` while the taxes are not on this device. */
  words: string | null;
  /** What else is said of the list. What the prices are stands beside the switch then. */
  children?: ReactNode;
}

/** Beside a list of prices: whether they are before tax or about what is paid, and how that was reckoned. Nothing of it is cut off. */
export function TaxSwitch({ isOn, onChange, words, children }: TaxSwitchProps) {
  const [first = "", ...rest] = words?.split(/(?<=\.) /) ?? [];
  const isWithTax = isOn && words !== null;
  return (
    <div>
      <div className={switchRow}>
        <div className={`${ownPart} no-print`}>
          <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
            With tax
          </Checkbox>
        </div>
        {children === undefined ? null : (
          <p className={note}>
            {isWithTax ? "Prices are about what you pay, with tax." : "Prices are before tax."}
          </p>
        )}
      </div>
      {children}
      {!isOn ? null : words === null ? (
        <p className={note}>The taxes are not on this device yet: prices are before tax.</p>
      ) : rest.length === 0 ? (
        <p className={note}>{words}</p>
      ) : (
        <details className={how}>
          <summary>{first}</summary>
          {rest.join(" ")}
        </details>
      )}
    </div>
  );
}
