import type { GeoCoordinates, PostalAddress } from "schema-dts";
import { known } from "./known.ts";

interface Place {
  street?: string | null;
  city: string | null;
  zip?: string | null;
  lat: number | null;
  lon: number | null;
}

/** An address in Ohio as far as it is known; `null` where nothing of it is. */
export function postalAddress({ street = null, city, zip = null }: Place): PostalAddress | null {
  if (street === null && city === null && zip === null) return null;
  return {
    "@type": "PostalAddress",
    addressRegion: "OH",
    addressCountry: "US",
    ...known({ streetAddress: street, addressLocality: city, postalCode: zip }),
  };
}

/** A point on the map, in degrees; `null` where it is not known. */
export const geoCoordinates = ({ lat, lon }: Place): GeoCoordinates | null =>
  lat === null || lon === null
    ? null
    : { "@type": "GeoCoordinates", latitude: lat, longitude: lon };
