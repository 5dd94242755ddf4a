import { memo } from "react";
import { COUNTY_OUTLINES } from "#content/maps/countyOutlines.ts";
import { county, outlines } from "./map.css.ts";

/** The counties. What the map says is said by its marks. */
export const Outlines = memo(function Outlines() {
  return (
    <svg className={outlines} aria-hidden="true">
      <g data-scene="">
        {COUNTY_OUTLINES.map(({ name, d }) => (
          <path key={name} d={d} className={county} />
        ))}
      </g>
    </svg>
  );
});
