import { useMemo } from "react";
import { OHIO_FRAME } from "#content/maps/countyOutlines.ts";
import { tilesBetween } from "#domain/maps/tiles.ts";
import type { MapTiles } from "#domain/site/siteConfig.ts";
import { attribution, tile } from "./map.css.ts";
import type { FrameSize, MapView } from "./mapView.ts";

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
    return tilesBetween(url, OHIO_FRAME, at(0, 0), at(size.width, size.height), view.scale);
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
