import { useSyncExternalStore } from "react";
import { onInstallOffer } from "./installPrompt.ts";

/** The event by which Chromium lets a page offer its own installation. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

function isInstallPrompt(event: Event): event is BeforeInstallPromptEvent {
  return "prompt" in event;
}

/**
 * `prompt`: the browser would ask; `ios`: only by hand, through the Share menu;
 * `installed`: running from the home screen; `none`: nothing to offer.
 */
export type InstallState = "prompt" | "ios" | "installed" | "none";

/** Whether this browser is one that offers to install sites at all. */
export const canOfferInstall = "onbeforeinstallprompt" in globalThis;

let offered: BeforeInstallPromptEvent | undefined;
let state: InstallState = initialState();
const listeners = new Set<() => void>();

function initialState(): InstallState {
  if (matchMedia("(display-mode: standalone)").matches) return "installed";
  if (!isAppleTouchDevice()) return "none";
  return "standalone" in navigator && navigator.standalone === true ? "installed" : "ios";
}

/** iPadOS calls itself a Mac, but no Mac has a touch screen. */
export function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function become(next: InstallState): void {
  state = next;
  for (const listener of listeners) listener();
}

onInstallOffer((event) => {
  if (!isInstallPrompt(event)) return;
  offered = event;
  become("prompt");
});
addEventListener("appinstalled", () => become("installed"));

export function useInstallState(): InstallState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Lets the browser ask. Each offer can be used once. */
export async function promptInstall(): Promise<void> {
  const prompt = offered;
  offered = undefined;
  if (!prompt) return;
  const { outcome } = await prompt.prompt();
  if (outcome === "dismissed") become("none");
}
