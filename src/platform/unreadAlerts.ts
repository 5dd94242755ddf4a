import { createAtom, useSelector } from "@tanstack/react-store";

const unreadAlerts = createAtom(0);

/** Says how many alerts are unread. What counts them is loaded after the first paint. */
export function setUnreadAlerts(count: number): void {
  unreadAlerts.set(count);
}

/** Unread alerts. */
export function useUnreadAlerts(): number {
  return useSelector(unreadAlerts);
}
