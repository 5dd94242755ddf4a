/**
 * A channel between the open tabs of this site and its worker, on which a writer that has changed what is
 * stored says so. Where the browser has none, each tab knows only of itself.
 *
 * @param heard called when another one has changed it
 * @returns says so to the others
 */
export function openTabChannel(name: string, heard: () => void): () => void {
  if (import.meta.env.SSR || typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", heard);
  return () => channel.postMessage(null);
}
