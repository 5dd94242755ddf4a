import ArrowDown from "~icons/arrow-down";
import ArrowLeft from "~icons/arrow-left";
import ArrowRight from "~icons/arrow-right";
import ArrowUp from "~icons/arrow-up";
import Maximize from "~icons/maximize";
import ZoomIn from "~icons/zoom-in";
import ZoomOut from "~icons/zoom-out";
import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";
import { byMouse, byTouch, controls } from "./map.css.ts";
import type { MapControl } from "./useMapView.ts";
import type { MapTiles } from "#domain/site/siteConfig.ts";

const STEP = 0.3;

const ZOOM = 1.8;

/** What wheel, fingers and keys do, as buttons. */
export function MapControls({ map }: { map: MapControl }) {
  const buttons = [
    { label: "Zoom in", icon: ZoomIn, act: () => map.zoomBy(ZOOM) },
    { label: "Zoom out", icon: ZoomOut, act: () => map.zoomBy(1 / ZOOM) },
    { label: "Whole state", icon: Maximize, act: () => map.showAll() },
    { label: "Move left", icon: ArrowLeft, act: () => map.panBy(-STEP, 0) },
    { label: "Move right", icon: ArrowRight, act: () => map.panBy(STEP, 0) },
    { label: "Move up", icon: ArrowUp, act: () => map.panBy(0, -STEP) },
    { label: "Move down", icon: ArrowDown, act: () => map.panBy(0, STEP) },
  ];
  return (
    <div className="no-print">
      <div role="group" aria-label="Map view" className={controls}>
        {buttons.map(({ label, icon: Icon, act }) => (
          <Button key={label} kind="icon" aria-label={label} onClick={act}>
            <Icon size={18} aria-hidden="true" />
          </Button>
        ))}
      </div>
      <Text tone="quiet" size="sm">
        <span className={byTouch}>Two fingers move and zoom the map. </span>
        <span className={byMouse}>
          Drag to move, Ctrl + wheel to zoom. Keys: arrows go from store to store, with Shift they
          move the map; Enter opens, + and − zoom, 0 shows the whole state.
        </span>
      </Text>
    </div>
  );
}

interface StreetsSwitchProps {
  tiles: MapTiles;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Nothing is asked of the provider before this is tapped. */
export function StreetsSwitch({ tiles, isOn, onChange }: StreetsSwitchProps) {
  return (
    <div className="no-print">
      <Button aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        {isOn ? "Hide streets" : "Show streets"}
      </Button>
      <Text tone="quiet" size="sm">
        Streets are pictures from {new URL(tiles.url).host}; asking for them tells it which part of
        the map you look at.
      </Text>
    </div>
  );
}
