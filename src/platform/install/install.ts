import { createAtom, useSelector } from "@tanstack/react-store";
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
const installState = createAtom<InstallState>(initialState());

function initialState(): InstallState {
  if (import.meta.env.SSR) return "none";
  if (isInstalled()) return "installed";
  return isAppleTouchDevice() ? "ios" : "none";
}

/**
 * Whether the page runs from the home screen, in a window without the browser's own bars. The standard's
 * media query and Apple's own word may disagree; either means so.
 */
export function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches ||
    Reflect.get(navigator, "standalone") === true
  );
}

/** iPadOS calls itself a Mac, but no Mac has a touch screen. */
export function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

onInstallOffer((event) => {
  if (!isInstallPrompt(event)) return;
  offered = event;
  installState.set("prompt");
});
if (!import.meta.env.SSR) addEventListener("appinstalled", () => installState.set("installed"));

export function useInstallState(): InstallState {
  return useSelector(installState);
}

/** Lets the browser ask. Each offer can be used once. */
export async function promptInstall(): Promise<void> {
  const prompt = offered;
  offered = undefined;
  if (!prompt) return;
  const { outcome } = await prompt.prompt();
  if (outcome === "dismissed") installState.set("none");
}
