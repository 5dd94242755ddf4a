import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import type { MapTiles } from "#domain/site/siteConfig.ts";
import { byMouse, byTouch } from "./map.css.ts";

interface MapNotesProps {
  /** Streets that the operator offers; `null` without. */
  tiles: MapTiles | null;
  hasStreets: boolean;
  onStreets: (isOn: boolean) => void;
}

/** How the map is used and what it shows. Nothing is asked of the provider of streets before they are tapped. */
export function MapNotes({ tiles, hasStreets, onStreets }: MapNotesProps) {
  return (
    <Stack gap={1}>
      {tiles === null ? null : (
        <div className="no-print">
          <Button aria-pressed={hasStreets} onClick={() => onStreets(!hasStreets)}>
            {hasStreets ? "Hide streets" : "Show streets"}
          </Button>
          <Text tone="quiet" size="sm">
            Streets are pictures from {new URL(tiles.url).host}; asking for them tells it which part
            of the map you look at.
          </Text>
        </div>
      )}
      <Text tone="quiet" size="sm" className="no-print">
        <span className={byTouch}>Two fingers move and zoom the map. </span>
        <span className={byMouse}>
          Drag to move, Ctrl + wheel to zoom. Keys: arrows go from store to store, with Shift they
          move the map; Enter opens, + and − zoom, 0 shows the whole state.
        </span>
      </Text>
      <Text tone="quiet" size="sm">
        Outlines are approximate. A drop is a store; a ring says how many are close to each other.
      </Text>
    </Stack>
  );
}
