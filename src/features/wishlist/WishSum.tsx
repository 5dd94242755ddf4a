import type { ReactNode } from "react";
import { About } from "#design/words/About.tsx";
import { formatCents } from "#domain/offers/money.ts";
import type { WishGroups } from "./groupWishes.ts";
import { sum, sumFigure, sumWords } from "./wishSum.css.ts";

interface WishSumProps {
  of: WishGroups["available"];
  /** The way to a trip for all of them, which stays where the focus is. */
  children: ReactNode;
}

/** What a list comes to where each thing is cheapest. One thing alone has its price in its row. */
export function WishSum({ of, children }: WishSumProps) {
  const prices = of.map(({ best }) => best.price);
  const cents = prices.reduce((all, each) => all + each.cents, 0);
  const isAbout = prices.some((each) => each.isAbout);
  const hasSum = prices.length > 1;
  return (
    <div className={hasSum ? sum : undefined}>
      {hasSum ? (
        <p className={sumWords}>
          <strong className={sumFigure}>
            <About isAbout={isAbout}>{formatCents(cents)}</About>
          </strong>{" "}
          for all {prices.length}, each at its cheapest store
        </p>
      ) : null}
      {children}
    </div>
  );
}
