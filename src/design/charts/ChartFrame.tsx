import { useId, useState, type CSSProperties } from "react";
import { Text } from "../words/Text.tsx";
import { type ChartAxis, type ChartWords, dashOf, markPath, type ChartLook } from "./chart.ts";
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
  scrubber,
  scrubberLine,
  scrubberSays,
  figureFoot,
  figureHead,
  figureValue,
  filled,
  stroke,
  THUMB,
} from "./chart.css.ts";
import { ChartDrawing, plotSides, type ChartPanel } from "./ChartDrawing.tsx";
import { usePrinting } from "../usePrinting.ts";
import { ChartTable } from "./ChartTable.tsx";
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

const COLUMNS_FROM = 500;

/** From here on four stand beside each other. */
const FOUR_FROM = 1_000;

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
  const columns = layout === "grid" ? columnsOf(room, panels.length) : 1;
  const width = (room - (columns - 1) * COLUMN_GAP) / columns;
  const last = axis.points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  // One value is no course: it is said, and a drawing of it would be empty but for a dot.
  const only = layout === "one" ? null : onlyPoint(panels);
  const isPoint = only !== null;
  // Another span has other points.
  const place = only ?? (chosen === null || chosen > last ? (axis.start ?? last) : chosen);
  const point = axis.points[place];
  const isDrawn = point !== undefined && panels.some(({ range }) => range !== null);
  // Where a panel itself says that it has nothing, it is the caption that says of what.
  const isEmptySaid = panels.length > 0 && !sentence;
  // Of drawings beside each other it is no one's: it stands below all of them.
  const isForAll = columns > 1 && panels.filter(({ range }) => range !== null).length > 1;
  const readings = isDrawn ? props.readOut(place) : [];

  return (
    <figure className={frame} aria-labelledby={id}>
      {/* Over words alone it would be a second heading. */}
      <figcaption id={id} className={isDrawn || isEmptySaid ? caption : "visually-hidden"}>
        {title} <small>({unit})</small>
      </figcaption>
      {sentence ? <Text>{sentence}</Text> : null}
      {isDrawn ? (
        <output
          htmlFor={`${id}-point`}
          className={
            layout === "one" && props.saysInDrawing !== true ? readOutStyle : "visually-hidden"
          }
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
      <div ref={root} className={panelsStyle({ columns, isClose: layout === "rows" })}>
        {panels.map((panel, index) => {
          const { key, title: name, per, look, range, empty } = panel;
          return (
            <div key={key} className={panelStyle}>
              {name === undefined ? null : layout === "grid" ? (
                <FigureHead
                  {...{ name, per, look }}
                  isSaid={range !== null}
                  figure={readings[index]}
                  when={isPoint ? "" : (point?.label ?? "")}
                />
              ) : (
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
              ) : isPoint ? null : layout === "grid" && (panel.only ?? null) !== null ? (
                <Text tone="quiet" size="sm">
                  Only one week known: {axis.points[panel.only ?? 0]?.label}.
                </Text>
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
      {isDrawn && isPoint ? (
        <Text tone="quiet" size="sm">
          Only one week known: {point.label}.
        </Text>
      ) : null}
      {isDrawn && last > 0 && !isPoint ? (
        <div className={isForAll ? `${scrubberLine} no-print` : "no-print"}>
          {isForAll ? <span>Moves all charts</span> : null}
          <input
            id={`${id}-point`}
            type="range"
            min={0}
            max={last}
            step={1}
            value={place}
            aria-label={`Read out: ${title}`}
            aria-valuetext={point.label}
            className={scrubber}
            style={isForAll ? undefined : sliderStyle({ panels, axis, columns, width, room })}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
          />
          {/* Its own name is for who hears it. */}
          {isForAll ? null : (
            <p aria-hidden="true" className={scrubberSays}>
              Slide to read the chart
            </p>
          )}
        </div>
      ) : null}
      {isDrawn ? props.renderActions?.(place) : null}
      <div className={notes}>
        {children}
        <ChartTable title={title} table={table} />
      </div>
    </figure>
  );
}

interface FigureHeadProps extends Pick<ChartPanel, "look" | "per"> {
  name: string;
  figure: ReturnType<ChartFrameProps["readOut"]>[number] | undefined;
  /** There is a drawing, whose reading is said for those who do not see it. */
  isSaid: boolean;
  when: string;
}

function FigureHead({ name, per, look, figure, isSaid, when }: FigureHeadProps) {
  return (
    <div className={figureHead} aria-hidden={isSaid ? "true" : undefined}>
      <span className={look === undefined ? undefined : lookStyle({ of: look })}>
        {name}
        {per === undefined ? null : (
          <>
            <span className="visually-hidden">,</span> <small>{per}</small>
          </>
        )}
      </span>
      {isSaid ? (
        <>
          <span className={`${figureValue} ${look === undefined ? "" : lookStyle({ of: look })}`}>
            {figure?.short ?? figure?.words}
          </span>
          <span className={figureFoot}>
            <span>{when}</span>
            <span>{figure?.span}</span>
          </span>
        </>
      ) : null}
    </div>
  );
}

interface SliderPlace extends Pick<ChartFrameProps, "panels" | "axis"> {
  columns: number;
  width: number;
  room: number;
}

/** The thumb stands below the point that is read: of drawings below each other, of which only one may be drawn, of all. In parts of the room, as the drawings are. */
function sliderStyle({ panels, axis, columns, width, room }: SliderPlace): CSSProperties {
  const first = panels.findIndex(({ range }) => range !== null);
  const { left, right } = plotSides(panels[first] ?? { rules: 0 }, width);
  const [low, high] = axis.domain;
  const at = (value: number) => left + ((value - low) / (high - low)) * (right - left);
  const from = at(axis.points[0]?.at ?? low);
  const to = at(axis.points.at(-1)?.at ?? high);
  const column = Math.max(0, first) % columns;
  const percent = (px: number) => `${((px / room) * 100).toFixed(2)}%`;
  return {
    width: `calc(${percent(to - from)} + ${THUMB})`,
    marginInlineStart: `calc(${percent(column * (width + COLUMN_GAP) + from)} - ${THUMB} / 2)`,
  };
}

/** As many as there is room for, and no more than there are drawings. */
function columnsOf(room: number, drawings: number): 1 | 2 | 3 | 4 {
  if (room < COLUMNS_FROM) return 1;
  return room < FOUR_FROM || drawings < 3 ? 2 : drawings === 3 ? 3 : 4;
}

/** The place at which all panels have their only value; `null` where one has more, or has it elsewhere. */
function onlyPoint(panels: readonly ChartPanel[]): number | null {
  const [first = null, ...others] = panels
    .filter(({ range }) => range !== null)
    .map(({ only = null }) => only);
  return others.every((other) => other === first) ? first : null;
}

/** What a line looks like, beside its name. */
export function ChartMark({ look }: { look: ChartLook }) {
  return (
    <svg
      width={28}
      height={12}
      viewBox="0 0 28 12"
      aria-hidden="true"
      className={lookStyle({ of: look })}
    >
      <line x1={0} x2={28} y1={6} y2={6} className={stroke} strokeDasharray={dashOf(look)} />
      <path d={markPath(look, 52)} transform="translate(14 6)" className={filled} />
    </svg>
  );
}
