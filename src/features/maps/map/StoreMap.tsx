import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from "react";
import { STATE_FRAME } from "#state/outlines.ts";
import { cityPlaces, type NamedPlace } from "#domain/maps/findPlace.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { project, type MapPoint } from "#domain/maps/geometry.ts";
import type { MapTiles } from "#domain/site/siteConfig.ts";
import type { Selection } from "../selection.ts";
import { drawView, seenPart, type SeenPart } from "./mapView.ts";
import { frame as frameStyle, mapBox } from "./map.css.ts";
import { marks as marksStyle } from "./marks.css.ts";
import { keysHint } from "./mapControls.css.ts";
import { MapControls } from "./MapControls.tsx";
import { makeRoom } from "./makeRoom.ts";
import { around, distanceRing, isCloserThanState, LARGEST, mapLabels } from "./mapNames.ts";
import { WhereItIs } from "./WhereItIs.tsx";
import { CityDots, MapLabels, Mark, Here, Streets } from "./MapDrawing.tsx";
import { MapEdge } from "./MapEdge.tsx";
import { MapGround } from "./MapGround.tsx";
import { marksInSight, marksOf, markOf, type MapMark } from "./mapMarks.ts";
import { useFrameSize, useMapView } from "./useMapView.ts";

/** What the list does with the map. */
export interface MapHandle {
  /** Shows the whole state; the focus goes there, since what asked for it may be gone then. */
  showAll: () => void;
}

interface StoreMapProps {
  handle: Ref<MapHandle>;
  /** The stores of the list, in its order. */
  listed: readonly ListedStore[];
  /** Slugs of those with prices. */
  priced: ReadonlySet<string>;
  /** Where they are, by slug; a store that is not in it is listed only. */
  points: ReadonlyMap<string, MapPoint>;
  /** Slugs of those that stand where their town is. */
  rough: ReadonlySet<string>;
  place: NamedPlace | null;
  /** Of the circle around it, in miles, which is shown whole; `null` without one. */
  circle: number | null;
  /** Streets to be drawn below; `null` for none. */
  tiles: MapTiles | null;
  selection: Selection;
  /** Hears which part of the map the visitor looks at; must stay the same function. */
  onLook: (seen: SeenPart | null) => void;
  /** On a phone: what lies over the map's lower end. What is opened is put in the middle of what it leaves. */
  sheet: HTMLElement | null;
  /** So much of the lower end it always lies over, in CSS pixels. */
  foot: number;
}

/** So many of the nearest stores are shown, and the visitor, where none is within any circle. */
const NEAREST = 10;

/** So far above its point the chosen drop has its middle, in CSS pixels. */
const CHOSEN_UP_PX = 24;

const STEP = 0.25;

const ZOOM = 1.6;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The stores of the list on the outlines of the state. One stop of the keyboard; arrows go from mark to mark. */
export function StoreMap({
  handle,
  listed,
  priced,
  points,
  rough,
  place,
  circle,
  tiles,
  selection,
  onLook,
  sheet,
  foot,
}: StoreMapProps) {
  const { chosen, pointed, hovered, onPoint, onChoose } = selection;
  const id = useId();
  const [root, size] = useFrameSize(foot);
  const draw = useCallback(
    (view: Parameters<typeof drawView>[1]) => drawView(root.current, view),
    [root],
  );
  const map = useMapView(root, STATE_FRAME, size, draw, onLook);
  const { settled } = map;
  useImperativeHandle(handle, () => ({
    showAll: () => {
      map.showAll();
      root.current?.querySelector<HTMLElement>("[role=listbox]")?.focus({ preventScroll: true });
    },
  }));
  const [hasArrows, setArrows] = useState(false);
  const looked = pointed?.on === "list" ? pointed.slug : null;
  const here = useMemo(() => (place === null ? null : project(STATE_FRAME, place)), [place]);
  const all = useMemo(
    () =>
      makeRoom(
        marksOf({ listed, points, priced, rough }, settled.scale, [chosen, looked], here),
        LARGEST,
        settled.scale,
      ),
    [listed, points, priced, rough, settled.scale, chosen, looked, here],
  );
  const active = markOf(all, listed, pointed?.slug ?? chosen);
  const activeMark = all[active] ?? null;
  const hoveredAt = hovered === null ? -1 : markOf(all, listed, hovered);
  const shown = useMemo(
    () => marksInSight(all, settled, size, activeMark?.slug ?? null),
    [all, settled, size, activeMark],
  );
  const ring = useMemo(
    () =>
      here === null || circle === null
        ? null
        : distanceRing(here, circle, { view: settled, size }, all),
    [here, circle, settled, size, all],
  );
  const towns = useMemo(
    () =>
      cityPlaces(
        listed.flatMap(({ store }) =>
          points.has(store.slug) && !rough.has(store.slug) ? [store] : [],
        ),
      ),
    [listed, points, rough],
  );
  const labels = useMemo(() => {
    // A chosen drop is larger than others.
    const drop = all.find(({ slug }) => slug === chosen);
    const above = drop && { x: drop.x, y: drop.y - CHOSEN_UP_PX / settled.scale };
    const taken = [here, ring?.words, above].flatMap((each) => each ?? []);
    return mapLabels(all, settled.scale, size, {
      towns,
      taken,
      view: settled,
      hasArrows,
      hasRoads: tiles === null,
    });
  }, [all, settled, size, towns, here, ring, chosen, hasArrows, tiles]);

  // What React has just made has no place yet.
  useLayoutEffect(() => draw(map.current.current));

  const latest = useRef({ map, listed, points, chosen });
  useLayoutEffect(() => {
    latest.current = { map, listed, points, chosen };
  });
  const sought = looked ?? chosen;
  useEffect(() => {
    const { map: now, points: known } = latest.current;
    const point = sought === null ? undefined : known.get(sought);
    if (point) now.show(point);
  }, [sought]);
  // After the view has been made for the frame's size.
  useEffect(() => {
    const { map: now, points: known } = latest.current;
    const point = chosen === null ? undefined : known.get(chosen);
    if (point && sheet !== null) now.centre(point, seenPart(size, root.current, sheet));
  }, [chosen, sheet, root, size]);
  // A frame of another size shows the whole state at first: as when what is above it has grown.
  const fitted = useRef({ here, size });
  useEffect(() => {
    const { map: now, listed: stores, points: known, chosen: open } = latest.current;
    const isNew = fitted.current.here !== here;
    fitted.current = { here, size };
    if (here === null || (!isNew && open !== null)) return;
    now.fit(circle === null ? [here, ...nearestPoints(here, stores, known)] : around(here, circle));
  }, [here, circle, size]);

  const goTo = (mark: MapMark | undefined) => {
    if (mark === undefined) return;
    onPoint(mark.slug, "map");
    map.show(mark);
  };
  const open = (mark: MapMark) => {
    const members = mark.members.flatMap((at) => listed[at] ?? []);
    const places = members.flatMap(({ store }) => points.get(store.slug) ?? []);
    onPoint(mark.slug, "map");
    if (members.length > 1 && !map.isClosest) map.fit(places, "visitor");
    else onChoose(members.find(({ store }) => store.slug !== chosen)?.store.slug ?? mark.slug);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = event.shiftKey ? PANS[event.key] : undefined;
    const step = STEPS[event.key];
    if (pan) map.panBy(...pan);
    else if (step !== undefined) goTo(all[Math.max(0, Math.min(all.length - 1, active + step))]);
    else if (event.key === "+" || event.key === "=") map.zoomBy(ZOOM);
    else if (event.key === "-") map.zoomBy(1 / ZOOM);
    else if (event.key === "0") map.showAll();
    else if (event.key === "Enter" || event.key === " ") {
      if (activeMark) open(activeMark);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={mapBox}>
      <div
        ref={root}
        className={frameStyle}
        data-streets={tiles !== null}
        data-close={isCloserThanState(settled.scale, size.width)}
      >
        {tiles === null ? null : <Streets tiles={tiles} view={settled} size={size} />}
        <MapGround />
        <CityDots labels={labels} />
        {all.length === 0 ? null : (
          <div
            role="listbox"
            aria-label={`Map of ${String(listed.length)} stores`}
            aria-describedby={`${id}keys`}
            tabIndex={0}
            aria-activedescendant={activeMark === null ? undefined : `${id}${activeMark.slug}`}
            className={marksStyle}
            onKeyDown={onKeyDown}
          >
            {shown.map((mark) => (
              <Mark
                key={mark.slug}
                id={`${id}${mark.slug}`}
                mark={mark}
                count={all.length}
                isChosen={mark.slug === chosen}
                isActive={mark === activeMark}
                isHovered={mark === all[hoveredAt]}
                onOpen={open}
              />
            ))}
          </div>
        )}
        <MapLabels labels={labels} />
        {here === null ? null : <Here point={here} ring={ring} />}
        <MapEdge view={settled} size={size} marks={shown} />
      </div>
      <WhereItIs
        listed={listed}
        points={points}
        labels={labels}
        view={settled}
        size={size}
        onShow={(slug, point) => {
          onPoint(slug, "map");
          map.show(point);
        }}
      />
      <MapControls map={map} onArrows={setArrows} />
      <p id={`${id}keys`} className={`${keysHint} no-print`}>
        Arrows go from store to store, with Shift they move the map; Enter opens, + and − zoom, 0
        shows the whole state.
      </p>
    </div>
  );
}

function nearestPoints(
  here: MapPoint,
  listed: readonly ListedStore[],
  points: ReadonlyMap<string, MapPoint>,
): MapPoint[] {
  const far = (point: MapPoint) => Math.hypot(point.x - here.x, point.y - here.y);
  return listed
    .flatMap(({ store }) => points.get(store.slug) ?? [])
    .sort((a, b) => far(a) - far(b))
    .slice(0, NEAREST);
}
