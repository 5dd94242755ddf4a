import { useId, useState } from "react";
import { Text } from "../words/Text.tsx";
import type { ChartAxis, ChartWords } from "./chart.ts";
import {
  caption,
  empty as emptyStyle,
  frame,
  look as lookStyle,
  notes,
  panel as panelStyle,
  panelHead,
  panels as panelsStyle,
  panelValue,
  readLabel,
  readOut as readOutStyle,
  reading,
  rows as rowsStyle,
  scrubber,
  twoColumns,
  withMargin,
} from "./chart.css.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { ChartMark } from "./ChartMark.tsx";
import { ChartTable } from "./ChartTable.tsx";
import type { ChartPanel } from "./panel.ts";
import { usePrinting } from "../usePrinting.ts";
import { useWidth } from "./useWidth.ts";

interface ChartFrameProps extends ChartWords {
  axis: ChartAxis;
  panels: readonly ChartPanel[];
  /** Several panels: beside each other where there is room, or rows close below each other. */
  layout?: "one" | "grid" | "rows";
}

/** Before it is known how much room there is. */
const USUAL_WIDTH = 640;
/** Letter paper between its margins, in CSS pixels. */
const PAPER_WIDTH = 720;
const COLUMNS_FROM = 620;
const COLUMN_GAP = 24;

/**
 * What all charts have: a caption with the unit, the sentence, a read-out that follows a finger, a
 * pointer or the keyboard, the same as a table, and what it rests on. The drawing is for the eye.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, sentence, axis, panels, layout = "one", table, children } = props;
  const id = useId();
  const [root, measured] = useWidth<HTMLDivElement>(USUAL_WIDTH);
  const room = usePrinting() ? PAPER_WIDTH : measured;
  const isGrid = layout === "grid" && room >= COLUMNS_FROM;
  const width = isGrid ? (room - COLUMN_GAP) / 2 : room;
  const last = axis.points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  // Another span has other points.
  const place = chosen === null || chosen > last ? (axis.start ?? last) : chosen;
  const point = axis.points[place];
  const isDrawn = point !== undefined && panels.some(({ range }) => range !== null);
  const readings = isDrawn ? props.readOut(place) : [];

  return (
    <figure className={children ? `${frame} ${withMargin}` : frame} aria-labelledby={id}>
      <figcaption id={id} className={caption}>
        {title} <small>({unit})</small>
      </figcaption>
      {sentence ? <Text>{sentence}</Text> : null}
      {isDrawn ? (
        <output
          htmlFor={`${id}-point`}
          className={layout === "one" ? readOutStyle : "visually-hidden"}
        >
          <span className={readLabel}>
            {point.label}
            <span className="visually-hidden">:</span>
          </span>{" "}
          {readings.map(({ look, name, words }) => (
            <span key={name} className={reading}>
              <ChartMark look={look} />
              <span>
                {name} {words}
                <span className="visually-hidden">; </span>
              </span>
            </span>
          ))}
        </output>
      ) : null}
      <div
        ref={root}
        className={[
          panelsStyle,
          ...(isGrid ? [twoColumns] : []),
          ...(layout === "rows" ? [rowsStyle] : []),
        ].join(" ")}
      >
        {panels.map((panel, index) => {
          const { key, title: name, look, range, empty } = panel;
          return (
            <div key={key} className={panelStyle}>
              {name === undefined ? null : (
                <div className={panelHead} aria-hidden={range === null ? undefined : "true"}>
                  {look === undefined ? null : <ChartMark look={look} />}
                  <span className={look === undefined ? undefined : lookStyle({ of: look })}>
                    {name}
                  </span>
                  {range === null ? null : (
                    <span className={panelValue}>
                      {readings[index]?.short ?? readings[index]?.words}
                    </span>
                  )}
                </div>
              )}
              {range === null ? (
                <p className={emptyStyle}>{empty}</p>
              ) : (
                <ChartDrawing
                  panel={{ ...panel, range }}
                  axis={axis}
                  width={width}
                  place={place}
                  onRead={setChosen}
                />
              )}
            </div>
          );
        })}
      </div>
      {isDrawn && last > 0 ? (
        <input
          id={`${id}-point`}
          type="range"
          min={0}
          max={last}
          step={1}
          value={place}
          aria-label={`Read out: ${title}`}
          aria-valuetext={point.label}
          className={`${scrubber} no-print`}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
        />
      ) : null}
      {isDrawn ? props.renderActions?.(place) : null}
      {children ? <div className={notes}>{children}</div> : null}
      <ChartTable title={title} table={table} />
    </figure>
  );
}
