import { useId, useState } from "react";
import { capitalized } from "#domain/text/capitalized.ts";
import { formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import type { UnitPrice } from "#domain/offers/prices.ts";
import { About } from "../words/About.tsx";
import { option } from "./chipGroup.css.ts";
import {
  board,
  caption,
  cell,
  cells,
  clear,
  figure,
  longFigure,
  more,
  moreOfFour,
  none,
} from "./priceBoard.css.ts";
import { showInRow } from "./showInRow.ts";

interface PricedChoice {
  value: string;
  label: string;
  /** What is paid for it at least, `null` where nobody can buy it now; without it the label stands alone. */
  least?: LeastPrice | null | undefined;
}

/** In cents, with tax where it is about what is paid; and what that comes to, where it is known. */
interface LeastPrice {
  cents: number;
  isAbout: boolean;
  unit: UnitPrice | null;
}

interface PriceBoardProps {
  /** What is chosen, for those who do not see it. */
  legend: string;
  /** What all the prices are. */
  title: string;
  /** What none of them is. */
  any: string;
  choices: readonly PricedChoice[];
  value: string;
  onChange: (choice: string) => void;
}

/** So many a phone has room for in one line, the narrowest one fewer. */
const FIT = 4;

/** One choice among a few that have a price, as on the board behind a counter: the prices are an answer before any tap. */
export function PriceBoard({ legend, title, any, choices, value, onChange }: PriceBoardProps) {
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  // What nobody can buy now would be a hole among prices.
  const offered = choices.filter(({ value: own, least }) => least !== null || own === value);
  return (
    <div role="radiogroup" aria-label={legend} className={`${board} no-print`}>
      <div className={caption}>
        <p>{title}</p>
        {/* Its room is there before: nothing beside it moves. */}
        <button
          type="button"
          className={clear({ isVain: value === any })}
          onClick={({ currentTarget }) => {
            onChange(any);
            // It goes, and the focus must not go with it.
            currentTarget
              .closest('[role="radiogroup"]')
              ?.querySelector("input")
              ?.focus({ preventScroll: true });
          }}
        >
          Clear {legend.toLowerCase()}
        </button>
        {offered.length >= FIT ? (
          <button
            type="button"
            className={offered.length === FIT ? moreOfFour : more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? "Fewer" : "More"} {legend.toLowerCase()}s
          </button>
        ) : null}
      </div>
      <div className={cells({ isWhole })}>
        {offered.map(({ value: own, label, least }) => (
          <label
            key={own}
            ref={own === value ? showInRow : undefined}
            className={`${cell({ chosen: own !== value ? false : least === undefined ? "plain" : true })} ${option}`}
          >
            <input
              type="radio"
              name={name}
              checked={own === value}
              onChange={() => onChange(own)}
            />
            <span>{capitalized(label)} </span>
            {least === undefined ? null : <Least price={least} />}
          </label>
        ))}
      </div>
    </div>
  );
}

/** From here on a figure and the sign of a price with tax are wider than a phone's tile, in cents. */
const LONG = 100_00;

function Least({ price }: { price: LeastPrice | null }) {
  if (price === null) return <small className={none}>no price now</small>;
  return (
    <>
      <span className={price.isAbout && price.cents >= LONG ? longFigure : figure}>
        <span className="visually-hidden">from </span>
        <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>{" "}
      </span>
      {price.unit === null ? null : <small>{formatShortUnitPrice(price.unit)}</small>}
    </>
  );
}
