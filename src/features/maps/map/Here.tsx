import type { MapPoint } from "#domain/maps/geometry.ts";
import { here } from "./map.css.ts";

/** Where distances are counted from. The list says which place that is. */
export function Here({ point: { x, y } }: { point: MapPoint }) {
  return <span aria-hidden="true" data-x={x} data-y={y} className={here} />;
}
