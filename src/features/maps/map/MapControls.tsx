import ArrowDown from "~icons/arrow-down";
import ArrowLeft from "~icons/arrow-left";
import ArrowRight from "~icons/arrow-right";
import ArrowUp from "~icons/arrow-up";
import Maximize from "~icons/maximize";
import Minus from "~icons/minus";
import Plus from "~icons/plus";
import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { MapTiles } from "#domain/site/siteConfig.ts";
import { byMouse, byTouch, controls, moves } from "./mapControls.css.ts";
import type { MapControl } from "./useMapView.ts";

const STEP = 0.3;

const ZOOM = 1.8;

interface MapControlsProps {
  map: MapControl;
  /** Hears whether the arrows are out for who uses a button: they cover more of the map then. */
  onArrows: (areOut: boolean) => void;
}

/** What wheel, fingers and keys do, as buttons on the map: + and −, and the arrows while one is at them or at the map by key. */
export function MapControls({ map, onArrows }: MapControlsProps) {
  const zooms = [
    { label: "Zoom in", icon: Plus, act: () => map.zoomBy(ZOOM) },
    { label: "Zoom out", icon: Minus, act: () => map.zoomBy(1 / ZOOM) },
    { label: "Whole state", icon: Maximize, act: () => map.showAll() },
  ];
  const ways = [
    { label: "Move left", icon: ArrowLeft, act: () => map.panBy(-STEP, 0) },
    { label: "Move right", icon: ArrowRight, act: () => map.panBy(STEP, 0) },
    { label: "Move up", icon: ArrowUp, act: () => map.panBy(0, -STEP) },
    { label: "Move down", icon: ArrowDown, act: () => map.panBy(0, STEP) },
  ];
  const buttons = (all: typeof zooms) =>
    all.map(({ label, icon: Icon, act }) => (
      <Button
        key={label}
        kind="icon"
        aria-label={label}
        onClick={act}
        onFocus={() => onArrows(true)}
        onBlur={() => onArrows(false)}
      >
        <Icon aria-hidden="true" />
      </Button>
    ));
  return (
    <div role="group" aria-label="Map view" className={`${controls} no-print`}>
      {buttons(zooms)}
      <div className={moves}>{buttons(ways)}</div>
    </div>
  );
}

interface MapNotesProps {
  /** Streets that the operator offers; `null` without. */
  tiles: MapTiles | null;
  hasStreets: boolean;
  onStreets: (isOn: boolean) => void;
}

/** How the map is used and what it shows, in as few words as fit below it; its keys are said where they work. Nothing is asked of the provider of streets before they are tapped. */
export function MapNotes({ tiles, hasStreets, onStreets }: MapNotesProps) {
  return (
    <Stack gap={1}>
      {tiles === null ? null : (
        <div className="no-print">
          <Button aria-pressed={hasStreets} onClick={() => onStreets(!hasStreets)}>
            {hasStreets ? "Hide streets" : "Show streets"}
          </Button>
          <Text tone="quiet" size="sm">
            Streets are pictures from {new URL(tiles.url).host}, which then knows what part of the
            map you look at.
          </Text>
        </div>
      )}
      <Text tone="quiet" size="sm" className="no-print">
        <span className={byTouch}>Two fingers move and zoom the map. </span>
        <span className={byMouse}>Drag to move, Ctrl + wheel to zoom. </span>A drop is a store, a
        ring several. Filled: stores with prices. Outline: stores without. Lines and roads are
        approximate.
      </Text>
    </Stack>
  );
}
