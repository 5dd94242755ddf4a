import { formatBytes } from "#domain/text/bytes.ts";
import type { InstallState } from "#platform/install/install.ts";

/** @param canOffer whether this browser is one that offers to install sites */
export function installText(state: InstallState, canOffer: boolean): string {
  if (state === "installed") return "Installed";
  if (state === "ios") return "Not installed. See the steps below.";
  if (state === "prompt") return "Not installed. One tap does it.";
  return canOffer
    ? "Not installed, or opened beside the installed app."
    : "This browser cannot install it. Try its own menu.";
}

/** @param isKept whether the browser has promised to keep what is saved; `null` where it does not tell */
export function keptText(isKept: boolean | null): string {
  if (isKept === null) return "This browser does not say whether it keeps what is saved.";
  return isKept
    ? "The browser keeps what is saved here, even when space runs low."
    : "The browser may delete what is saved here.";
}

/**
 * @param canKeep whether this browser can keep pages at all
 * @param bytes what the site takes on this device; `null` where the browser does not tell
 */
export function offlineText(isReady: boolean, canKeep: boolean, bytes: number | null): string {
  if (isReady)
    return bytes === null || bytes === 0
      ? "Offline copy ready"
      : `Offline copy ready: ${formatBytes(bytes)}`;
  return canKeep ? "No offline copy yet" : "This browser cannot keep an offline copy.";
}
