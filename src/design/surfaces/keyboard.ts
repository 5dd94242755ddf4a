import { useSyncExternalStore } from "react";

/** Calls back whenever a phone's keyboard comes, goes or changes its height. @returns ends that */
export function onKeyboard(changed: () => void): () => void {
  const viewport = globalThis.visualViewport;
  const events = ["resize", "scroll"] as const;
  for (const event of events) viewport?.addEventListener(event, changed);
  return () => {
    for (const event of events) viewport?.removeEventListener(event, changed);
  };
}

/**
 * How much of the window's lower end a keyboard covers, in CSS pixels. An iPhone lays its keyboard over
 * the page, and what is fixed to the lower edge stays under it; where the window itself gets lower it is 0.
 * Somebody who has zoomed in sees a part of the page, and no keyboard is meant by that.
 */
export function keyboardHeight(): number {
  const viewport = globalThis.visualViewport;
  if (viewport === null || viewport === undefined || viewport.scale > 1.01) return 0;
  const covered = Math.round(innerHeight - viewport.height - viewport.offsetTop);
  return covered < LEAST ? 0 : covered;
}

/** What is lower is a browser's own bar, which comes and goes. */
const LEAST = 100;

/** The same, followed. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(onKeyboard, keyboardHeight, () => 0);
}
