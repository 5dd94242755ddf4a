import { onTestFinished } from "vitest";

/**
 * Until the test is over the phone says that it is there; `null`: it is not allowed to say.
 *
 * @param isGranted nobody has to be asked any more
 */
export function locatedAt(place: { lat: number; lon: number } | null, isGranted = false): void {
  const geolocation = {
    getCurrentPosition: (found: (at: object) => void, failed: (why: object) => void) =>
      place === null
        ? failed({ code: 1, PERMISSION_DENIED: 1 })
        : found({ coords: { latitude: place.lat, longitude: place.lon } }),
  };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  const permissions = {
    query: async () => Promise.resolve({ state: isGranted ? "granted" : "prompt" }),
  };
  Object.defineProperty(navigator, "permissions", { value: permissions, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "permissions"));
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
}
