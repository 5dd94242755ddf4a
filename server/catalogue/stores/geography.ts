import { BOUNDS, COUNTY_CENTRES, COUNTY_REACH_KM } from "#state/geography.ts";

const KM_PER_DEGREE = 111.2;

/** Whether a point is in the state, as far as a rectangle around it tells. */
export function isInState(lat: number, lon: number): boolean {
  return lat >= BOUNDS.south && lat <= BOUNDS.north && lon >= BOUNDS.west && lon <= BOUNDS.east;
}

/**
 * Whether a point can be in a county: close enough to its middle. A true one is never
 * refused; one just beyond the border may pass.
 *
 * @param county in its official spelling; an unknown county refuses nothing
 */
export function canBeInCounty(lat: number, lon: number, county: string): boolean {
  const centre = COUNTY_CENTRES[county];
  if (centre === undefined) return true;
  const north = (lat - centre[0]) * KM_PER_DEGREE;
  const east = (lon - centre[1]) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east) <= COUNTY_REACH_KM;
}
