import { useId, type ReactNode } from "react";
import { option } from "./chipGroup.css.ts";
import { board, caption, cell, cells, figure } from "./priceBoard.css.ts";
import { showInRow } from "./showInRow.ts";

interface PricedChoice {
  value: string;
  label: string;
  /** What is paid for it at least, or what there is to say; without it the label stands alone. */
  price?: ReactNode;
  /** What that comes to, for a gram. */
  unit?: ReactNode;
}

interface PriceBoardProps {
  /** What is chosen, for those who do not see it. */
  legend: string;
  /** What all the prices are. */
  title: string;
  choices: readonly PricedChoice[];
  value: string;
  onChange: (choice: string) => void;
}

/** One choice among a few that have a price, as on the board behind a counter: the prices are an answer before any tap. */
export function PriceBoard({ legend, title, choices, value, onChange }: PriceBoardProps) {
  const name = useId();
  return (
    <div className={`${board} no-print`}>
      <p className={caption}>{title}</p>
      <div role="radiogroup" aria-label={legend} className={cells}>
        {choices.map(({ value: own, label, price, unit }) => (
          <label
            key={own}
            ref={own === value ? showInRow : undefined}
            className={`${cell({ chosen: own === value })} ${option}`}
          >
            <input
              type="radio"
              name={name}
              checked={own === value}
              onChange={() => onChange(own)}
            />
            <span>{label} </span>
            {price === undefined ? null : <span className={figure}>{price} </span>}
            {unit === undefined ? null : <small>{unit}</small>}
          </label>
        ))}
      </div>
    </div>
  );
}
