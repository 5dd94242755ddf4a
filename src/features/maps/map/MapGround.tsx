import { memo } from "react";
import { GROUND } from "#state/ground.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { countyTints } from "#domain/maps/countyTints.ts";
import { project, ringsOf, unproject, type MapPoint } from "#domain/maps/geometry.ts";
import {
  beyond,
  border,
  county,
  degreeLines,
  lake,
  land,
  landBorder,
  river,
  road,
  scene,
  waterline,
  waterlineGap,
} from "./ground.css.ts";

/** How far from the shore each waterline is drawn, in CSS pixels, the farthest and faintest first. */
const WATERLINES = [15, 10, 6, 3] as const;

const TINT_BY_COUNTY = countyTints(COUNTY_OUTLINES);

const { least, most } = GROUND.box;

/** The ground that everything stands on: waters with lines along their shores, neighbours, counties, roads. It is drawn once and only moved and scaled. */
export const MapGround = memo(function MapGround() {
  return (
    <svg className={scene} aria-hidden="true">
      <g data-scene="">
        <path d={rectangle(least.x, least.y, most.x, most.y)} className={lake} />
        {WATERLINES.flatMap((off, at) => [
          <path
            key={off}
            d={GROUND.coast}
            className={waterline}
            style={{ strokeWidth: 2 * off + 1, strokeOpacity: 0.16 + 0.12 * at }}
          />,
          <path
            key={`${String(off)} gap`}
            d={GROUND.coast}
            className={waterlineGap}
            style={{ strokeWidth: 2 * off - 1 }}
          />,
        ])}
        {GROUND.land.map(({ name, d }) => (
          <path key={name} d={d} className={land} />
        ))}
        <path
          d={`${rectangle(-FAR, -FAR, FAR, FAR)}${rectangle(least.x, least.y, most.x, most.y)}`}
          className={beyond}
        />
        <path d={GROUND.borders} className={landBorder} />
        <path d={DEGREES} className={degreeLines} />
        {COUNTY_OUTLINES.map(({ name, d }) => (
          <path key={name} d={d} className={county({ tint: TINT_BY_COUNTY.get(name) ?? 0 })} />
        ))}
        {(["edge", "middle"] as const).flatMap((part) =>
          ROADS.map(({ number, isLong, d }) => (
            <path
              key={`${number} ${part}`}
              d={d}
              data-road={number}
              className={road({ part, isLong })}
            />
          )),
        )}
        <path d={GROUND.state} className={border} />
        {GROUND.rivers.map(({ name, d }) => (
          <path key={name} d={d} className={river} />
        ))}
      </g>
    </svg>
  );
});

/** Farther than any frame shows. */
const FAR = 40_000;

function rectangle(left: number, top: number, right: number, bottom: number): string {
  return `M${String(left)} ${String(top)}H${String(right)}V${String(bottom)}H${String(left)}z`;
}

function degreesOf(): string {
  const [north, south] = [unproject(STATE_FRAME, least), unproject(STATE_FRAME, most)];
  const place = (lat: number, lon: number) => project(STATE_FRAME, { lat, lon });
  const down = whole(north.lon, south.lon).map((lon) => {
    const x = String(Math.round(place(0, lon).x));
    return `M${x} ${String(least.y)}V${String(most.y)}`;
  });
  const across = whole(south.lat, north.lat).map((lat) => {
    const y = String(Math.round(place(lat, 0).y));
    return `M${String(least.x)} ${y}H${String(most.x)}`;
  });
  return [...down, ...across].join("");
}

/** The whole numbers between two others. */
const whole = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, at) => Math.ceil(from) + at);

/** Lines of the whole degrees, as far as the ground is known. */
const DEGREES = degreesOf();

const ORIGIN: MapPoint = { x: 0, y: 0 };

/** How far a bend reaches from its corner, as a share of the way to the next one. */
const BEND = 0.3;

/** Each road as a line without corners. */
const ROADS = GROUND.roads.map(({ number, isLong, d }) => ({
  number,
  isLong,
  d: ringsOf(d).map(rounded).join(""),
}));

/** A line through its corners without any: before and after each it goes as the way from the last to the next does. */
function rounded(line: readonly MapPoint[]): string {
  const corner = (at: number) => line[Math.min(Math.max(at, 0), line.length - 1)] ?? ORIGIN;
  const beside = (at: number, step: -1 | 1): MapPoint => {
    const [here, before, after, next] = [
      corner(at),
      corner(at - 1),
      corner(at + 1),
      corner(at + step),
    ];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const far = (step * BEND * Math.hypot(next.x - here.x, next.y - here.y)) / length;
    return { x: here.x + (after.x - before.x) * far, y: here.y + (after.y - before.y) * far };
  };
  const written = ({ x, y }: MapPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return line
    .map((point, at) =>
      at === 0
        ? `M${written(point)}`
        : `C${written(beside(at - 1, 1))} ${written(beside(at, -1))} ${written(point)}`,
    )
    .join("");
}
