import { useRouter, useRouterState } from "@tanstack/react-router";
import ChevronLeft from "~icons/chevron-left";
import { Button } from "#design/controls/Button.tsx";
import { isStandalone } from "#platform/media.ts";
import { back } from "./product.css.ts";

/**
 * The way back to the list that one came from, as a store's head has it, where a thumb is: on a phone. Who opened the page
 * by its address has come from nowhere, and the window of an installed app has such a sign in its bar.
 */
export function BackSign() {
  const { history } = useRouter();
  const isFromHere = useRouterState({ select: ({ location }) => location.state.__TSR_index > 0 });
  if (!isFromHere || isStandalone()) return null;
  return (
    <Button kind="icon" className={back} aria-label="Back" onClick={() => history.back()}>
      <ChevronLeft aria-hidden="true" />
    </Button>
  );
}
