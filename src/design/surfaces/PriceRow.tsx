import type { HTMLAttributes, MouseEvent, ReactNode } from "react";
import { OffInRow, type OffProps } from "../words/Off.tsx";
import {
  beforeActions,
  foot,
  line,
  lineEnd,
  lines,
  opens,
  quietLine,
  row,
  rowActions,
  said as saidStyle,
} from "./rowLines.css.ts";

interface PriceRowProps {
  as?: "article" | "li";
  className?: string;
  /** What a finger on the row does. */
  touch?: HTMLAttributes<HTMLElement>;
  /** The stamp of its strain, or what stands for one. */
  drawing: ReactNode;
  /** What it is, as the way to it. */
  title: ReactNode;
  price: ReactNode;
  /** Which one that is below, and by how much: it stands below the price, at every width. */
  off: OffProps;
  /** What stands there in its place. */
  below?: ReactNode;
  /** How much of it, how strong, and whose. */
  what: ReactNode;
  /** What a gram costs, or 100 mg of THC: it begins the last line, which so is never empty. */
  unit: ReactNode;
  /** In which store; `null` where the whole screen is one store's. */
  where: ReactNode;
  /** Until when that is open, or from when. */
  open?: ReactNode;
  /** How old all that is: right behind what a unit costs, in every row of every list. */
  age: ReactNode;
  /** What is known of the price besides; `null` in a list of which nothing is said. */
  said: ReactNode;
  /** What can be done with it, as two signs; `null` where nothing can. */
  actions: ReactNode;
}

/**
 * An offer on any list, in one order everywhere: what it is, and what it costs; how much of it, how strong and whose, and what
 * it was; where, and until when that is open; what a unit costs, how old that is, what its past says, and what can be done. A tap anywhere on it
 * does what one on its title does.
 */
export function PriceRow(props: PriceRowProps) {
  const { as: Element = "article", className = "", touch, drawing, title, price, off } = props;
  const { what, unit, where, open = null, age, said, actions } = props;
  const { below = <OffInRow {...off} /> } = props;
  const hasFoot = [unit, said, actions].some((each) => each !== null);
  // What has no unit price says it where it says the store.
  const isAgeAbove = where !== null && open === null && unit === null;
  return (
    <Element className={`${row} ${opens} ${className}`} onClick={followTitle} {...touch}>
      {drawing}
      <div className={actions === null ? lines : beforeActions}>
        <div className={line}>
          {title}
          {price}
        </div>
        <div className={quietLine}>
          {what}
          <span className={lineEnd}>{below}</span>
        </div>
        {where === null ? null : (
          <div className={quietLine}>
            {where}
            <span className={lineEnd}>{isAgeAbove ? age : open}</span>
          </div>
        )}
        {hasFoot ? (
          <div className={foot}>
            <div className={saidStyle}>
              {unit}
              {isAgeAbove ? null : age}
              {said}
            </div>
            {actions === null ? null : <div className={`${rowActions} no-print`}>{actions}</div>}
          </div>
        ) : null}
      </div>
    </Element>
  );
}

/** Not a tap on what does something else, none in a sheet that a row has opened, and none that ends a selection of words. */
function followTitle({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): void {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest("a, button, label") !== null || getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector("a")?.click();
}
