import type { ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { RemovableChip } from "./ChipGroup.tsx";
import { short } from "../states/warningLine.css.ts";
import { briefPart, otherPart, ownPart, taxChip, whosePart } from "./taxSwitch.css.ts";

interface TaxSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** How the prices were reckoned, in sentences of which the first matters most; `null` while the taxes are not on this device. */
  words: string | null;
  /** Whose prices they are, where that is not everybody: said while the words of the taxes, which say it, are not. */
  whose?: ReactNode;
  /** Of the line that the box stands in, where there are others before and behind it. */
  line?: string;
  before?: ReactNode;
  behind?: ReactNode;
  /** What is said of it takes no line of its own: a word in the room below the box, of which a tap shows the rest. */
  isBrief?: boolean;
  /** What else is said of the list, in a line or two. */
  children?: ReactNode;
}

/** Beside a list of prices: whether they are before tax or about what is paid, and how that was reckoned. Nothing of it is cut off. */
export function TaxSwitch({
  isOn,
  onChange,
  words,
  whose,
  line,
  before,
  behind,
  isBrief = false,
  children,
}: TaxSwitchProps) {
  const [first = "", ...rest] = words?.split(/(?<=\.) /) ?? [];
  const brief = first.replace(/[.:].*$/, "");
  const box = (
    <div className={`${ownPart} no-print`}>
      <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
        With tax
      </Checkbox>
    </div>
  );
  return (
    <div>
      {line === undefined ? (
        box
      ) : (
        <div className={line}>
          {before}
          {box}
          {behind}
        </div>
      )}
      {children === undefined ? null : <div className={otherPart}>{children}</div>}
      {whose === undefined || (isOn && words !== null) ? null : (
        <p className={`${short} ${whosePart} no-print`}>{whose}</p>
      )}
      {!isOn ? null : isBrief && words !== null && brief.length <= BRIEF_LETTERS ? (
        <details className={`${short} ${briefPart}`}>
          <summary>{brief}</summary>
          {words}
        </details>
      ) : words === null || rest.length === 0 ? (
        <p className={short}>{words ?? NO_TAXES}</p>
      ) : (
        <details className={short}>
          <summary>{first}</summary>
          {rest.join(" ")}
        </details>
      )}
    </div>
  );
}

/** As many as stand below the box. */
const BRIEF_LETTERS = 24;

const NO_TAXES = "Taxes aren’t on this device yet, so prices are before tax.";

interface TaxChipProps {
  isOn: boolean;
  /** Among other chips, where it is clear of what. */
  isShort?: boolean;
  onOff: () => void;
}

/** Where prices are with tax and no switch is in sight: that they are, once, and a tap back. Nothing while they are not. */
export function TaxChip({ isOn, isShort = false, onOff }: TaxChipProps) {
  return isOn ? (
    <span className={`${taxChip} no-print`}>
      <RemovableChip verb="Show without" onRemove={onOff}>
        {isShort ? "With tax" : "Prices with estimated tax"}
      </RemovableChip>
    </span>
  ) : null;
}
