import { LinedBox, PaperSheet, WritingGrid, type SheetProps } from "./PaperSheet.tsx";
import {
  paperBoxTitle,
  ring,
  ruled,
  small,
  spoke,
  twoBoxes,
  wheel,
  wheelBox,
  wheelDrawing,
  wheelName,
  wheelNotes,
} from "./paperSheet.css.ts";
import { range } from "../JournalSheet.tsx";

const JARS = 5;

/** Rings of the wheel, from 1 for faint to 5 for strong. */
const RINGS = [1, 2, 3, 4, 5] as const;

const CURE = [
  ["Jar", 22],
  ["Weight in", 16],
  ["Weight out", 16],
  ["Day 1", 9],
  ["2", 7],
  ["3", 7],
  ["4", 7],
  ["5", 7],
  ["6", 7],
  ["7", 7],
  ["Week 2", 12],
  ["Week 3", 12],
  ["Week 4", 12],
] as const;

interface HarvestSheetProps extends SheetProps {
  /** Names of the terpenes of the wheel. */
  terpenes: readonly string[];
  /** They are those that labels of this strain name. */
  areOfLabels: boolean;
}

/** From the last day to the jar and the tongue: weights, days, burps, and a wheel to taste by. */
export function HarvestSheet({ terpenes, areOfLabels, ...props }: HarvestSheetProps) {
  return (
    <PaperSheet title="Harvest, dry, cure, taste" {...props}>
      <div className={twoBoxes}>
        <LinedBox
          title="Harvest"
          lines={["Cut on", "Plants", "Wet weight", "Trimmed weight", "Seen under the loupe"]}
        />
        <LinedBox
          title="Dry"
          lines={["Hung on", "Down on", "Days", "Temperature and humidity", "Dry weight"]}
        />
      </div>
      <div>
        <p className={paperBoxTitle}>Cure: tick each burp</p>
        <WritingGrid columns={CURE} rows={JARS} />
      </div>
      <div className={wheelBox}>
        <TastingWheel terpenes={terpenes} />
        <div className={wheelNotes}>
          <p className={paperBoxTitle}>Taste</p>
          <p className={small}>
            Mark each line from 1 at the middle to 5 at the edge, and join the marks.{" "}
            {areOfLabels
              ? "The terpenes are those that labels of this strain name."
              : "The terpenes are the site’s most common; no label of this strain is known here."}
          </p>
          {range(8).map((each) => (
            <p key={each} className={ruled} />
          ))}
        </div>
      </div>
    </PaperSheet>
  );
}

/** Millimetres from one ring to the next. */
const STEP = 7;

function TastingWheel({ terpenes }: { terpenes: readonly string[] }) {
  const spokes = terpenes.map((name, at) => {
    const angle = (at / terpenes.length) * 2 * Math.PI - Math.PI / 2;
    return { name, x: Math.cos(angle), y: Math.sin(angle) };
  });
  const edge = STEP * RINGS.length;
  return (
    <div className={wheel}>
      <svg viewBox="-36 -36 72 72" className={wheelDrawing} aria-hidden="true">
        {RINGS.map((each) => (
          <circle key={each} cx="0" cy="0" r={each * STEP} className={ring} />
        ))}
        {spokes.map(({ name, x, y }) => (
          <line key={name} x1="0" y1="0" x2={x * edge} y2={y * edge} className={spoke} />
        ))}
      </svg>
      {spokes.map(({ name, x, y }) => (
        <span
          key={name}
          className={wheelName}
          translate="no"
          style={{
            left: `${String(56 + x * (edge + 9))}mm`,
            top: `${String(42 + y * (edge + 4))}mm`,
          }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}
