import { useMemo, memo } from "react";
import { STATE_FRAME } from "#state/outlines.ts";
import { tilesBetween } from "#domain/maps/tiles.ts";
import type { MapTiles } from "#domain/site/siteConfig.ts";
import {
  attribution,
  cityDot,
  leaderBox,
  leaderLine,
  tile,
  here,
  label as labelStyle,
  shield,
  distance,
  distanceWords,
} from "./map.css.ts";
import { mark as markStyle, markFace, pillPart } from "./marks.css.ts";
import type { FrameSize, MapView } from "./mapView.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import type { PlacedLabel } from "./labelPlaces.ts";
import { dotsOf, type DistanceRing } from "./mapNames.ts";
import type { MapMark } from "./mapMarks.ts";
import { isPill, ofPx, partPx, ringSize } from "./markSize.ts";

interface StreetsProps {
  tiles: MapTiles;
  view: MapView;
  size: FrameSize;
}

/** The operator's pictures of streets below the outlines. */
export function Streets({ tiles, view, size }: StreetsProps) {
  const { url } = tiles;
  const shown = useMemo(() => {
    const at = (x: number, y: number) => ({
      x: (x - view.left) / view.scale,
      y: (y - view.top) / view.scale,
    });
    return tilesBetween(url, STATE_FRAME, at(0, 0), at(size.width, size.height), view.scale);
  }, [url, view, size]);
  return (
    <>
      <div aria-hidden="true">
        {shown.map(({ key, url: source, x, y, width }) => (
          <img
            key={key}
            src={source}
            alt=""
            draggable={false}
            data-x={x}
            data-y={y}
            data-width={width}
            className={tile}
          />
        ))}
      </div>
      <small className={attribution}>{tiles.attribution}</small>
    </>
  );
}

interface HereProps {
  point: MapPoint;
  ring: DistanceRing | null;
}

/** Where distances are counted from, and the circle around it that the list counts in. The list says which place it is. */
export function Here({ point: { x, y }, ring }: HereProps) {
  return (
    <div aria-hidden="true">
      {ring === null ? null : (
        <span
          data-x={x - ring.radius}
          data-y={y - ring.radius}
          data-width={2 * ring.radius}
          className={distance}
        />
      )}
      {ring?.words ? (
        <span
          data-x={ring.words.x}
          data-y={ring.words.y}
          className={`${labelStyle({ from: "middle" })} ${distanceWords}`}
        >
          {ring.miles} mi
        </span>
      ) : null}
      <span data-x={x} data-y={y} className={here} />
    </div>
  );
}

/** Names to find one's way by: the largest cities, each with a dot at its place, and from closer the counties and all other cities; the numbers of roads on shields. No mark covers them. */
export const MapLabels = memo(function MapLabels({ labels }: { labels: readonly PlacedLabel[] }) {
  return (
    <div aria-hidden="true">
      {labels.map(({ name, at: { x, y }, kind, from, right, down, turn = 0 }) => (
        <span
          key={kind === "road" ? `${name} ${String(x)} ${String(y)}` : name}
          data-x={x}
          data-y={y}
          className={labelStyle({ from, kind })}
          style={{ margin: `${String(down)}px 0 0 ${String(right)}px` }}
        >
          <span
            className={kind === "road" ? shield : undefined}
            style={turn === 0 ? undefined : { rotate: `${String(turn)}deg` }}
          >
            {name}
          </span>
        </span>
      ))}
    </div>
  );
});

interface MarkProps {
  id: string;
  mark: MapMark;
  /** How many marks there are. */
  count: number;
  isChosen: boolean;
  isActive: boolean;
  /** The mouse is at its row in the list. */
  isHovered: boolean;
  onOpen: (mark: MapMark) => void;
}

/** A store as a drop, several as a ring with how many they are: filled where all have prices, a small outline where none has, and of both kinds a pill: "2 of 37". Dashed: about there. The keys are its list's. */
export function Mark({ id, mark, count, isChosen, isActive, isHovered, onOpen }: MarkProps) {
  const { x, y, position, members, priced, isRough, label } = mark;
  const isGroup = members.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-label={label}
      aria-selected={isChosen}
      aria-posinset={position + 1}
      aria-setsize={count}
      data-x={x}
      data-y={y}
      data-active={isActive}
      data-hovered={isHovered}
      data-chosen={isChosen}
      data-rough={isRough}
      className={markStyle}
      onClick={() => onOpen(mark)}
    >
      <span
        className={markFace({
          look: isPill(mark) ? "pill" : isGroup ? ringSize(mark) : isChosen ? "chosen" : "store",
          isPale: priced === 0 && (isGroup || !isChosen),
        })}
      >
        {isPill(mark) ? (
          <>
            <span className={pillPart({ hasPrices: true })} style={wide(partPx(priced))}>
              {priced}
            </span>{" "}
            <span className={pillPart({ hasPrices: false })} style={wide(ofPx(members.length))}>
              of {members.length}
            </span>
          </>
        ) : isGroup ? (
          members.length
        ) : null}
      </span>
    </div>
  );
}

const wide = (px: number) => ({ width: `${String(px)}px` });

/** Where the cities are, and lines to names that are away from them, below the marks: a ring that stands on one says as much. */
export const CityDots = memo(function CityDots({ labels }: { labels: readonly PlacedLabel[] }) {
  return (
    <div aria-hidden="true">
      {labels.map(({ name, at: { x, y }, leader }) =>
        leader === undefined ? null : (
          <span key={`${name} line`} data-x={x} data-y={y} className={leaderBox}>
            <span
              className={leaderLine}
              style={{
                width: `${String(Math.hypot(leader.x, leader.y))}px`,
                rotate: `${String(Math.atan2(leader.y, leader.x))}rad`,
              }}
            />
          </span>
        ),
      )}
      {dotsOf(labels).map(({ name, at: { x, y } }) => (
        <span key={name} data-x={x} data-y={y} className={cityDot} />
      ))}
    </div>
  );
});
