import { useRouter, useRouterState } from "@tanstack/react-router";

/** Goes back to the screen that one came from; `null` for who has opened this one by its address, and came from nowhere. */
export function useWayBack(): (() => void) | null {
  const { history } = useRouter();
  const isFromHere = useRouterState({ select: ({ location }) => location.state.__TSR_index > 0 });
  return isFromHere ? () => history.back() : null;
}
