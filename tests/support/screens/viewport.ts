import type { DetachedWindowAPI } from "happy-dom";

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** Makes the imitated window as wide as this, in CSS pixels; whoever watches its width is told. */
export function setViewportWidth(width: number): void {
  window.happyDOM.setViewport({ width });
}

/** Has the imitated system prefer a colour scheme; whoever watches that is told. */
export function preferColorScheme(scheme: "light" | "dark"): void {
  window.happyDOM.settings.device.prefersColorScheme = scheme;
  // It looks at everything that is watched when it is resized.
  dispatchEvent(new Event("resize"));
}
