import { useRouterState } from "@tanstack/react-router";
import ArrowLeft from "~icons/arrow-left";
import { Button } from "#design/controls/Button.tsx";
import { isStandalone } from "#platform/media.ts";
import { useWayBack } from "#platform/wayBack.ts";

/**
 * The way back in the window of an installed app, which has no button of the browser's. The start screen
 * has none: whatever came before it is not above it.
 */
export default function BackButton() {
  const goBack = useWayBack();
  const isStart = useRouterState({ select: ({ location }) => location.pathname === "/" });
  if (goBack === null || isStart || !isStandalone()) return null;
  return (
    <Button kind="icon" data-back="" aria-label="Back" onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
    </Button>
  );
}
