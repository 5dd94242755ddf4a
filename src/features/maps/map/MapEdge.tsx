import { memo } from "react";
import { boxAcross, boxAlong, degreesAlong, scaleBar, scaleBarBox } from "./degrees.ts";
import type { Box } from "./labelOffsets.ts";
import { clearOf } from "./labelPlaces.ts";
import { across, along, bar, barEnd, barLine, degree, edge, step } from "./mapEdge.css.ts";
import type { MapMark } from "./mapMarks.ts";
import type { FrameSize, MapView } from "./mapView.ts";

interface MapEdgeProps {
  view: MapView;
  size: FrameSize;
  /** What lies over the edge's words and its bar: there they are left out. */
  marks: readonly MapMark[];
}

/** The map's edge as of an engraved one: a neatline with steps of longitude and latitude, and how long some miles are. */
export const MapEdge = memo(function MapEdge({ view, size, marks }: MapEdgeProps) {
  const seen = { view, size };
  const steps = degreesAlong(seen);
  const isClear = clearOf(marks, [], view.scale, []);
  const isRead = (box: Box | null) =>
    box !== null &&
    isClear({
      left: box.left - view.left,
      right: box.right - view.left,
      top: box.top - view.top,
      bottom: box.bottom - view.top,
    });
  const { miles, px } = scaleBar(seen);
  return (
    <div aria-hidden="true" className={edge}>
      {steps.across.map((each) => (
        <span key={each.words} data-across={each.at} data-width={each.half} className={across}>
          <span className={step} />
          <span className={step} />
          {isRead(boxAcross(seen, each)) ? (
            <span className={degree({ of: "longitude" })}>{each.words}</span>
          ) : null}
        </span>
      ))}
      {steps.along.map((each) => (
        <span key={each.words} data-along={each.at} data-height={each.half} className={along}>
          <span className={step} />
          <span className={step} />
          {isRead(boxAlong(seen, each)) ? (
            <span className={degree({ of: "latitude" })}>{each.words}</span>
          ) : null}
        </span>
      ))}
      {isRead(scaleBarBox(size)) ? (
        <span className={bar}>
          <span>0</span>
          <span className={barLine} style={{ width: `${px.toFixed(1)}px` }} />
          <span className={barEnd}>{miles} mi</span>
        </span>
      ) : null}
    </div>
  );
});
