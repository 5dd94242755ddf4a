import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { placeStores, project, type MapPoint } from "#domain/maps/geometry.ts";
import { countOfStores, storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { placeOf } from "#domain/stores/storePlace.ts";
import { counties, drawing, pale, priced, storesOnMap, townName } from "./storesOnMap.css.ts";

interface StoresOnMapProps {
  /** Those that are listed. */
  stores: readonly StoreProfile[];
}

/** More names than these would lie on each other. */
const MOST_NAMES = 8;
/** Beyond this part of the drawing's width a name stands before its dot. */
const NEAR_EDGE = 0.7;
/** Between a dot and its name, in units of the drawing. */
const TO_NAME = 48;

/**
 * Where the listed stores are, beside the list of a desk: those with a menu as large dots, a few of them with their towns.
 * A picture, and the way to the map; the rows say all of it. Loaded where there is room for it.
 */
export default function StoresOnMap({ stores }: StoresOnMapProps) {
  const { large, small } = useMemo(() => {
    const points = placeStores(stores, STATE_FRAME, COUNTY_OUTLINES);
    const placed = stores.flatMap((store) => {
      const point = points.get(store.slug) ?? townPoint(store);
      return point === null ? [] : [{ store, point }];
    });
    return {
      large: placed.filter(({ store }) => store.offers > 0),
      small: placed.filter(({ store }) => store.offers === 0),
    };
  }, [stores]);
  return (
    <aside className={`${storesOnMap} no-print`} aria-label="Map">
      <Link to="/dispensary-maps">
        <svg
          className={drawing}
          viewBox={`0 0 ${String(STATE_FRAME.width)} ${String(STATE_FRAME.height)}`}
          aria-hidden="true"
        >
          <path className={counties} d={COUNTIES} />
          <path className={pale} d={dotsAt(small.map(({ point }) => point))} />
          <path className={priced} d={dotsAt(large.map(({ point }) => point))} />
          {large.length > MOST_NAMES ? null : <Towns placed={large} />}
        </svg>
        <span>{countOfStores(stores.length)} on the map</span>
      </Link>
    </aside>
  );
}

/** At this size a store whose place is not certain may stand where its town is. */
function townPoint(store: StoreProfile): MapPoint | null {
  const place = placeOf({ ...store, lat: null, lon: null });
  return place === null ? null : project(STATE_FRAME, place);
}

interface TownsProps {
  placed: readonly { store: StoreProfile; point: MapPoint }[];
}

/** Each town once. */
function Towns({ placed }: TownsProps) {
  const towns = new Map(placed.map(({ store, point }) => [storeLocation(store), point]));
  return [...towns].map(([town, { x, y }]) => {
    const isBefore = x > NEAR_EDGE * STATE_FRAME.width;
    return (
      <text
        key={town}
        className={townName}
        x={isBefore ? x - TO_NAME : x + TO_NAME}
        y={y}
        textAnchor={isBefore ? "end" : "start"}
      >
        {town}
      </text>
    );
  });
}

const COUNTIES = COUNTY_OUTLINES.map(({ d }) => d).join("");

/** Lines of no length, whose round ends are dots: one element, however many there are. */
const dotsAt = (points: readonly MapPoint[]) =>
  points.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join("");
