import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";
import type { MapTiles } from "#domain/site/siteConfig.ts";

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
