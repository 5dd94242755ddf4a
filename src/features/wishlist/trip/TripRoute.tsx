import { lazy, Suspense } from "react";
import { project, ringsOf, type MapPoint, type Place } from "#domain/maps/geometry.ts";
import { route, routeCounty, routeDot, routeLine, routeStart } from "./journey.css.ts";

interface TripRouteProps {
  /** Where the trip begins; `null` where that is not known, and then it ends at its last stop. */
  start: Place | null;
  stops: readonly Place[];
}

/** The shape of a trip on the outlines of its counties, beside the words that say it: for eyes only. */
export function TripRoute({ start, stops }: TripRouteProps) {
  return (
    <span className={`${route} no-print`} aria-hidden="true">
      <Suspense>
        <Drawing start={start} stops={stops} />
      </Suspense>
    </span>
  );
}

/** A phone that has no outlines yet does without. */
const Drawing = lazy(async () => {
  const outlines = await import("#state/outlines.ts").catch(() => null);
  const counties = (outlines?.COUNTY_OUTLINES ?? []).map(({ name, d }) => {
    return { name, d, bounds: boundsOf(ringsOf(d).flat()) };
  });
  return {
    default: ({ start, stops }: TripRouteProps) => {
      if (outlines === null) return null;
      const from = start === null ? null : project(outlines.STATE_FRAME, start);
      const points = stops.map((stop) => project(outlines.STATE_FRAME, stop));
      const box = boxAround(from === null ? points : [from, ...points]);
      const around = counties.filter(
        ({ bounds: { left, right, top, bottom } }) =>
          right > box.left &&
          left < box.left + box.width &&
          bottom > box.top &&
          top < box.top + box.height,
      );
      return <RouteDrawing box={box} from={from} points={points} counties={around} />;
    },
  };
});

const WIDTH_PX = 104;
const HEIGHT_PX = 78;
/** Around the places: a dot is not cut. */
const EDGE_PX = 16;
/** What is shown at least, in units of the map: of a drive across a town its county is still seen. */
const LEAST_UNITS = 240;

interface RouteBox {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Units of the map in a pixel. */
  unit: number;
}

function boundsOf(points: readonly MapPoint[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function boxAround(points: readonly MapPoint[]): RouteBox {
  const { left, right, top, bottom } = boundsOf(points);
  const unit = Math.max(
    Math.max(right - left, LEAST_UNITS) / (WIDTH_PX - 2 * EDGE_PX),
    Math.max(bottom - top, LEAST_UNITS) / (HEIGHT_PX - 2 * EDGE_PX),
  );
  const [width, height] = [WIDTH_PX * unit, HEIGHT_PX * unit];
  return {
    left: (left + right - width) / 2,
    top: (top + bottom - height) / 2,
    width,
    height,
    unit,
  };
}

interface RouteDrawingProps {
  box: RouteBox;
  from: MapPoint | null;
  points: readonly MapPoint[];
  counties: readonly { name: string; d: string }[];
}

function RouteDrawing({ box, from, points, counties }: RouteDrawingProps) {
  const { left, top, width, height, unit } = box;
  const way = (from === null ? points : [from, ...points, from]).map(
    ({ x, y }) => `${String(Math.round(x))} ${String(Math.round(y))}`,
  );
  return (
    <svg
      width={WIDTH_PX}
      height={HEIGHT_PX}
      viewBox={[left, top, width, height].map(Math.round).join(" ")}
    >
      {counties.map(({ name, d }) => (
        <path key={name} className={routeCounty} d={d} strokeWidth={unit} />
      ))}
      <path className={routeLine} d={`M${way.join("L")}`} strokeWidth={2 * unit} />
      {from === null ? null : (
        <circle
          className={routeStart}
          cx={from.x}
          cy={from.y}
          r={4.5 * unit}
          strokeWidth={2 * unit}
        />
      )}
      {points.map(({ x, y }, at) => (
        <g
          key={`${String(x)} ${String(y)}`}
          className={routeDot}
          transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${unit.toFixed(2)})`}
        >
          <circle r={8} />
          <text y={4}>{points.length < 2 ? "" : at + 1}</text>
        </g>
      ))}
    </svg>
  );
}
