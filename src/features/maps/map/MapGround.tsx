import { memo } from "react";
import { GROUND } from "#state/ground.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { countyTints } from "#domain/maps/countyTints.ts";
import { project, unproject } from "#domain/maps/geometry.ts";
import {
  beyond,
  border,
  county,
  degreeLines,
  lake,
  land,
  landBorder,
  river,
  scene,
  waterline,
  waterlineGap,
} from "./ground.css.ts";

/** How far from the shore each waterline is drawn, in CSS pixels, the farthest and faintest first. */
const WATERLINES = [15, 10, 6, 3] as const;

const TINT_BY_COUNTY = countyTints(COUNTY_OUTLINES);

const { least, most } = GROUND.box;

/** The ground that everything stands on: waters with lines along their shores, neighbours, counties. It is drawn once and only moved and scaled. */
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
