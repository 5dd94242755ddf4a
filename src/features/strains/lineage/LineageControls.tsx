import ArrowDown from "~icons/arrow-down";
import ArrowLeft from "~icons/arrow-left";
import ArrowRight from "~icons/arrow-right";
import ArrowUp from "~icons/arrow-up";
import Maximize from "~icons/maximize";
import ZoomIn from "~icons/zoom-in";
import ZoomOut from "~icons/zoom-out";
import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";
import type { Direction } from "./lineageLayout.ts";
import { byMouse, byTouch, controls, edge, legend, sample } from "./lineage.css.ts";
import type { usePanZoom } from "./usePanZoom.ts";

interface LineageControlsProps {
  pan: Pick<ReturnType<typeof usePanZoom>, "zoomBy" | "panBy" | "showAll">;
  direction: Direction;
}

const STEP = 0.3;
const ZOOM = 1.5;

/** What lines mean, and buttons for what the wheel and the mouse do; fingers need fewer of them. */
export function LineageControls({ pan, direction }: LineageControlsProps) {
  const buttons = [
    { label: "Zoom in", isForMouse: false, icon: ZoomIn, act: () => pan.zoomBy(ZOOM) },
    { label: "Zoom out", isForMouse: false, icon: ZoomOut, act: () => pan.zoomBy(1 / ZOOM) },
    { label: "Show all", isForMouse: false, icon: Maximize, act: () => pan.showAll() },
    { label: "Move left", isForMouse: true, icon: ArrowLeft, act: () => pan.panBy(-STEP, 0) },
    { label: "Move right", isForMouse: true, icon: ArrowRight, act: () => pan.panBy(STEP, 0) },
    { label: "Move up", isForMouse: true, icon: ArrowUp, act: () => pan.panBy(0, -STEP) },
    { label: "Move down", isForMouse: true, icon: ArrowDown, act: () => pan.panBy(0, STEP) },
  ];
  return (
    <>
      <p className={legend}>
        <span>
          {direction === "down" ? "Parents above, children below" : "Parents left, children right"}
        </span>
        <span>
          <Sample contested={false} /> reported
        </span>
        <span>
          <Sample contested /> disputed
        </span>
      </p>
      <div role="group" aria-label="Drawing" className={`${controls} no-print`}>
        {buttons.map(({ label, isForMouse, icon: Icon, act }) => (
          <Button
            key={label}
            kind="icon"
            className={isForMouse ? byMouse : undefined}
            aria-label={label}
            onClick={act}
          >
            <Icon size={18} aria-hidden="true" />
          </Button>
        ))}
      </div>
      <Text tone="quiet" size="sm" className="no-print">
        <span className={byTouch}>Pinch to zoom. </span>
        <span className={byMouse}>
          Drag to move, Ctrl + wheel to zoom. Keys: arrows move between strains, Space opens, + and
          − zoom, 0 shows all.{" "}
        </span>
        Tap +2 to see 2 more relatives.
      </Text>
    </>
  );
}

function Sample({ contested }: { contested: boolean }) {
  return (
    <svg className={sample} viewBox="0 0 36 4" aria-hidden="true">
      <path d="M0 2h36" className={edge({ contested })} />
    </svg>
  );
}
