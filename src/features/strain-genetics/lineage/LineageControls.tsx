import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Maximize from "lucide-react/icons/maximize";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Button } from "#design/button/Button.tsx";
import { Text } from "#design/text/Text.tsx";
import type { Direction } from "./layOutLineage.ts";
import { byMouse, byTouch, controls, edge, legend, sample } from "./lineage.css.ts";
import type { usePanZoom } from "./usePanZoom.ts";

interface LineageControlsProps {
  pan: Pick<ReturnType<typeof usePanZoom>, "zoomBy" | "panBy" | "showAll">;
  direction: Direction;
}

const STEP = 0.3;
const ZOOM = 1.5;

/** What lines mean, and buttons for everything that fingers and the wheel do. */
export function LineageControls({ pan, direction }: LineageControlsProps) {
  const buttons = [
    { label: "Zoom in", icon: ZoomIn, act: () => pan.zoomBy(ZOOM) },
    { label: "Zoom out", icon: ZoomOut, act: () => pan.zoomBy(1 / ZOOM) },
    { label: "Show all", icon: Maximize, act: () => pan.showAll() },
    { label: "Move left", icon: ArrowLeft, act: () => pan.panBy(-STEP, 0) },
    { label: "Move right", icon: ArrowRight, act: () => pan.panBy(STEP, 0) },
    { label: "Move up", icon: ArrowUp, act: () => pan.panBy(0, -STEP) },
    { label: "Move down", icon: ArrowDown, act: () => pan.panBy(0, STEP) },
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
        {buttons.map(({ label, icon: Icon, act }) => (
          <Button key={label} kind="icon" aria-label={label} onClick={act}>
            <Icon size={18} aria-hidden="true" />
          </Button>
        ))}
      </div>
      <Text tone="quiet" size="sm" className="no-print">
        <span className={byTouch}>Two fingers move and zoom the drawing. </span>
        <span className={byMouse}>
          Drag to move, Ctrl and the wheel to zoom. By keyboard: arrows go from strain to strain,
          Space opens, + and − zoom, 0 shows all.{" "}
        </span>
        A number beside a name is how many more relatives it opens.
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
