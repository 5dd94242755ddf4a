import { onTestFinished } from "vitest";

/** Until the test is over the phone says that it is there; `null`: it is not allowed to say. */
export function locatedAt(place: { lat: number; lon: number } | null): void {
  const geolocation = {
    getCurrentPosition: (found: (at: object) => void, failed: (why: object) => void) =>
      place === null
        ? failed({ code: 1, PERMISSION_DENIED: 1 })
        : found({ coords: { latitude: place.lat, longitude: place.lon } }),
  };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
}
