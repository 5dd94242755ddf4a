import type { MapFrame } from "./outline.ts";

/** A place on the globe, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

/** A point of the drawing, in its units. */
export interface MapPoint {
  x: number;
  y: number;
}

const RADIAN = Math.PI / 180;

/** Where a place lies in the drawing, in Web Mercator. */
export function project(frame: MapFrame, { lat, lon }: Place): MapPoint {
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * RADIAN) / 2));
  return { x: frame.left + frame.scale * lon * RADIAN, y: frame.top - frame.scale * north };
}

/** The place at a point of the drawing. */
export function unproject(frame: MapFrame, { x, y }: MapPoint): Place {
  const north = (frame.top - y) / frame.scale;
  return {
    lat: (2 * Math.atan(Math.exp(north)) - Math.PI / 2) / RADIAN,
    lon: (x - frame.left) / frame.scale / RADIAN,
  };
}

/** Meters of one unit of the drawing, at the latitude of a point. */
export function metersPerUnit(frame: MapFrame, point: MapPoint): number {
  const EARTH_METERS = 6_371_000;
  return (EARTH_METERS / frame.scale) * Math.cos(unproject(frame, point).lat * RADIAN);
}
