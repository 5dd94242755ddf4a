export interface Place {
  lat: number;
  lon: number;
}

export type LocationAnswer =
  | { kind: "here"; place: Place }
  | { kind: "refused" }
  | { kind: "unknown" };

/** Longest wait for the phone to find out where it is, in milliseconds. */
const LOCATION_TIMEOUT_MS = 10_000;

/** Whether the phone says where it is without asking anybody: it was allowed to, and still is. */
export async function mayLocate(): Promise<boolean> {
  if (!("geolocation" in navigator) || !("permissions" in navigator)) return false;
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** Where the phone is, about. Asked only after a tap, or where that was allowed before; the answer never leaves the phone. */
export function findLocation(): Promise<LocationAnswer> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) {
      resolve({ kind: "unknown" });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ kind: "here", place: { lat: coords.latitude, lon: coords.longitude } }),
      (error) => resolve({ kind: error.code === error.PERMISSION_DENIED ? "refused" : "unknown" }),
      { maximumAge: 5 * 60_000, timeout: LOCATION_TIMEOUT_MS },
    );
  });
}
