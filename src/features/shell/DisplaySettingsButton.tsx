import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy } from "react";
import { PanelButton } from "#design/surfaces/PanelButton.tsx";

const DisplaySettings = lazy(() => import("./DisplaySettings.tsx"));

export function DisplaySettingsButton() {
  return (
    <PanelButton label="Display settings" panel={DisplaySettings}>
      <SlidersHorizontal aria-hidden="true" />
    </PanelButton>
  );
}
