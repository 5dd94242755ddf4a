import { useRouter, useRouterState } from "@tanstack/react-router";
import ArrowLeft from "~icons/arrow-left";
import { Button } from "#design/controls/Button.tsx";
import { isStandalone } from "#platform/media.ts";

/**
 * The way back in the window of an installed app, which has no button of the browser's. The start screen
 * has none: whatever came before it is not above it.
 */
export default function BackButton() {
  const { history } = useRouter();
  const isAbove = useRouterState({
    select: ({ location: { pathname, state } }) => pathname !== "/" && state.__TSR_index > 0,
  });
  if (!isAbove || !isStandalone()) return null;
  return (
    <Button kind="icon" data-back="" aria-label="Back" onClick={() => history.back()}>
      <ArrowLeft aria-hidden="true" />
    </Button>
  );
}
