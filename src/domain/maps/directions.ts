import { storeTitle, type StoreProfile } from "../stores/stores.ts";

/** Where the phone's map application is addressed. */
export type MapApplication = "android" | "apple" | "web";

/** Which kind of map application a device has, by its user agent. */
export function mapApplicationOf(userAgent: string): MapApplication {
  if (/android/i.test(userAgent)) return "android";
  return /iphone|ipad|macintosh/i.test(userAgent) ? "apple" : "web";
}

/**
 * Link that hands a store over to the device's map application. Nothing is asked of anyone before
 * it is followed. A street address is better than coordinates where both are known: it is what the
 * application shows.
 *
 * @returns `null` when neither is known
 */
export function directionsLink(
  store: Pick<StoreProfile, "name" | "city" | "county" | "street" | "zip" | "lat" | "lon">,
  application: MapApplication,
): string | null {
  const { street, city, zip, lat, lon } = store;
  const hasPoint = lat !== null && lon !== null;
  const address = street === null ? null : [street, city, ["OH", zip].filter(Boolean).join(" ")];
  const text = address?.filter(Boolean).join(", ") ?? null;
  if (text === null && !hasPoint) return null;
  const point = hasPoint ? `${String(lat)},${String(lon)}` : null;
  if (application === "android")
    return `geo:${point ?? "0,0"}?q=${encodeURIComponent(text ?? `${point ?? ""}(${storeTitle(store)})`)}`;
  const target = encodeURIComponent(text ?? point ?? "");
  if (application === "apple") return `https://maps.apple.com/?daddr=${target}`;
  return point === null
    ? `https://www.openstreetmap.org/search?query=${target}`
    : `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`;
}
