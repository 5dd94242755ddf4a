import { memo } from "react";
import { degreesAlong, hasRoom, scaleBar } from "./degrees.ts";
import { across, along, bar, barEnd, barLine, degree, edge, step } from "./mapEdge.css.ts";
import type { FrameSize, MapView } from "./mapView.ts";

interface MapEdgeProps {
  view: MapView;
  size: FrameSize;
}

/** The map's edge as of an engraved one: a neatline with steps of longitude and latitude, and how long some miles are. */
export const MapEdge = memo(function MapEdge({ view, size }: MapEdgeProps) {
  const steps = degreesAlong({ view, size });
  const { miles, px } = scaleBar({ view, size });
  return (
    <div aria-hidden="true" className={edge}>
      {steps.across.map(({ words, at, half }) => (
        <span key={words} data-across={at} data-width={half} className={across}>
          <span className={step} />
          <span className={step} />
          {hasRoom(at * view.scale + view.left, size.width) ? (
            <span className={degree({ of: "longitude" })}>{words}</span>
          ) : null}
        </span>
      ))}
      {steps.along.map(({ words, at, half }) => (
        <span key={words} data-along={at} data-height={half} className={along}>
          <span className={step} />
          <span className={step} />
          {hasRoom((at + half) * view.scale + view.top, size.height) ? (
            <span className={degree({ of: "latitude" })}>{words}</span>
          ) : null}
        </span>
      ))}
      <span className={bar}>
        <span>0</span>
        <span className={barLine} style={{ width: `${px.toFixed(1)}px` }} />
        <span className={barEnd}>{miles} mi</span>
      </span>
    </div>
  );
});
