import { memo } from "react";
import { CITIES } from "#content/cities.ts";
import { COUNTY_OUTLINES, OHIO_FRAME } from "#content/maps/countyOutlines.ts";
import { middleOf, project } from "#domain/maps/geometry.ts";
import { label } from "./map.css.ts";

/** Cities whose place is known all over the state. */
const WELL_KNOWN = new Set(["Akron", "Cincinnati", "Cleveland", "Columbus", "Dayton", "Toledo"]);
const LARGEST = CITIES.filter(({ name }) => WELL_KNOWN.has(name)).map((city) => ({
  name: city.name,
  at: project(OHIO_FRAME, city),
}));
const COUNTIES = COUNTY_OUTLINES.map(({ name, d }) => ({ name: `${name} Co.`, at: middleOf(d) }));
const CLOSE = [...LARGEST, ...COUNTIES];

/** Names to find one's way by: the largest cities, and from closer the counties. */
export const MapLabels = memo(function MapLabels({ isClose }: { isClose: boolean }) {
  return (
    <div aria-hidden="true">
      {(isClose ? CLOSE : LARGEST).map(({ name, at: { x, y } }) => (
        <span key={name} data-x={x} data-y={y} className={label}>
          {name}
        </span>
      ))}
    </div>
  );
});
