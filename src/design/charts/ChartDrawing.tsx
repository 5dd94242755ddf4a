import { scaleLinear, type ScaleLinear } from "d3-scale";
import type { PointerEvent, ReactNode } from "react";
import type { ChartAxis, ChartLook } from "./chart.ts";
import { baseRule, cursor, drawing, rule, tickLabel, valueLabel } from "./chart.css.ts";

interface ChartDrawingProps {
  panel: ChartPanel & { range: readonly [number, number] };
  axis: ChartAxis;
  /** In CSS pixels, which are the drawing's own units: letters are as large as they say. */
  width: number;
  place: number;
  onRead: (place: number) => void;
}

const EDGE = { top: 20, right: 12, bottom: 26, left: 68, spareLeft: 60, none: 4, spareTop: 10 };

/** Room of a label below the axis. */
const TICK_ROOM = 70;

/** About as wide as half a letter. */
const HALF_LETTER = 3.6;

/** One panel of a chart, for the eye alone: what it shows is said beside it. */
export function ChartDrawing({ panel, axis, width, place, onRead }: ChartDrawingProps) {
  const { height, hasTicks, hasLabel = true, isSpare = false, rules, range, format } = panel;
  const { left, right } = plotSides(panel, width);
  const top = hasLabel ? EDGE.top : isSpare ? EDGE.spareTop : EDGE.none;
  const bottom = height - (hasTicks ? EDGE.bottom : EDGE.none);
  const x = scaleLinear(axis.domain, [left, right]);
  // What lies beyond what the scale is made of stands at its edge.
  const y = scaleLinear(range, [bottom, top]).clamp(true);
  if (rules > 0 && !isSpare) y.nice(rules);
  const all = (rules === 0 ? [] : y.ticks(rules)).filter(
    (value) => panel.isWhole !== true || Number.isInteger(value),
  );
  // Between the lowest and the highest the drawing itself says where one is.
  const isNamed = (value: number) => [all[0], all.at(-1), 0].includes(value);
  const ticks = isSpare ? all.filter(isNamed) : all;
  const plot: Plot = { x, y, left, right, top, bottom, place };
  const point = axis.points[place];
  // Beside the plot stand the numbers of the axis.
  const said = point?.drawn ?? point?.label ?? "";
  const head = point && anchorAt(x(point.at), said, left, right);

  const read = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    onRead(nearest(axis, x.invert(((clientX - box.left) * width) / box.width)));
  };

  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className={drawing}
      aria-hidden="true"
      onPointerDown={read}
      onPointerMove={read}
    >
      {ticks.map((value) => (
        <g key={value} transform={`translate(0 ${String(y(value))})`}>
          <line x1={left} x2={right} className={value === 0 ? baseRule : rule} />
          <text x={left - 8} dy="0.32em" className={valueLabel}>
            {format(value)}
          </text>
        </g>
      ))}
      {hasTicks
        ? axis.ticks(Math.max(2, Math.floor((right - left) / TICK_ROOM))).map(({ at, label }) => (
            <text
              key={at}
              x={x(at)}
              y={height - 6}
              className={tickLabel({ anchor: anchorAt(x(at), label, 0, width) })}
            >
              {label}
            </text>
          ))
        : null}
      {point === undefined ? null : (
        <line x1={x(point.at)} x2={x(point.at)} y1={top} y2={bottom} className={cursor} />
      )}
      {panel.renderMarks(plot)}
      {point === undefined || head === undefined || !hasLabel ? null : (
        <text
          x={head === "start" ? left : head === "end" ? right : x(point.at)}
          y={13}
          className={tickLabel({ anchor: head })}
        >
          {said}
        </text>
      )}
    </svg>
  );
}

/** From where to where a plot of such a width goes, in its own units. */
export function plotSides(
  { rules, isSpare = false }: Pick<ChartPanel, "rules" | "isSpare">,
  width: number,
): { left: number; right: number } {
  const left = rules === 0 ? 8 : isSpare ? EDGE.spareLeft : EDGE.left;
  return { left, right: width - EDGE.right };
}

/** A label that would reach over an edge ends or begins there, or at its place. */
function anchorAt(x: number, label: string, left: number, right: number) {
  const half = label.length * HALF_LETTER;
  return x - half < left ? "start" : x + half > right ? "end" : "middle";
}

/** The place of the point that is next to a value of the axis. */
function nearest({ points }: ChartAxis, at: number): number {
  let best = 0;
  points.forEach((point, place) => {
    if (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? Infinity) - at)) best = place;
  });
  return best;
}

/** Where things are in a panel, in CSS pixels. */
export interface Plot {
  x: (at: number) => number;
  y: ScaleLinear<number, number>;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The place of the point that is read. */
  place: number;
}

/** One drawing of a chart; all of a chart have the same horizontal axis and the same point. */
export interface ChartPanel {
  key: string;
  /** In a chart of several, what this one is about. */
  title?: string | undefined;
  look?: ChartLook | undefined;
  /** What its values are for: "a gram". */
  per?: string | undefined;
  /** The lowest and the highest value, `null` without any. */
  range: readonly [low: number, high: number] | null;
  /** The place of its value where it has but one, which is said beside its name; `null` where it has more. */
  only?: number | null;
  /** What stands in place of a drawing that has no value. */
  empty: string;
  format: (value: number) => string;
  /** Of the whole panel, in pixels. */
  height: number;
  /** How many values have a rule, at about; without one there is neither rule nor label. */
  rules: number;
  /** Only the lowest and the highest of them, and 0, are drawn: what lies between is said at the panel's head. */
  isSpare?: boolean;
  /** There is nothing between 1 and 2: values are counted. */
  isWhole?: boolean;
  /** The places of the horizontal axis stand below it. */
  hasTicks: boolean;
  /** The point that is read stands above it, unless said otherwise. */
  hasLabel?: boolean;
  renderMarks: (plot: Plot) => ReactNode;
}
