import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";

/** Address of the page that answers every navigation. */
export const SHELL = "/index.html";

/**
 * Keeps every file of the shell on the phone. A file that the browser has thrown
 * away is fetched again, so a lost cache costs the connection and nothing else.
 *
 * @param files list injected by the build: address and revision of each file
 */
export function precacheShell(files: (string | PrecacheEntry)[]): void {
  cleanupOutdatedCaches();
  // Every address is a screen of the shell: "/" must reach the navigation route
  // rather than be guessed to mean index.html.
  precacheAndRoute(files, { directoryIndex: "", cleanURLs: false });
}
