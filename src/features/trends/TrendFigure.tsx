import type { ChartLook } from "#design/charts/chart.ts";
import { look as lookStyle } from "#design/charts/chart.css.ts";
import { figureNumber } from "./trends.css.ts";

interface TrendFigureProps {
  /** The color that it has in the chart below. */
  look: ChartLook;
  number: string;
  /** The rest of the sentence that the number begins. */
  children: string;
}

/** What a chart comes to: one number in the color of what it counts, and one sentence around it. */
export function TrendFigure({ look, number, children }: TrendFigureProps) {
  return (
    <>
      <strong className={`${lookStyle({ of: look })} ${figureNumber}`}>{number}</strong> {children}
    </>
  );
}
