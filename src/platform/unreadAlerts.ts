import { createAtom, useSelector } from "@tanstack/react-store";

const unreadAlerts = createAtom(0);

/** Says how many alerts nobody has looked at. What counts them is loaded after the first paint. */
export function setUnreadAlerts(count: number): void {
  unreadAlerts.set(count);
}

/** Alerts that nobody has looked at. */
export function useUnreadAlerts(): number {
  return useSelector(unreadAlerts);
}
