import type { GeoCoordinates, PostalAddress } from "schema-dts";

interface Place {
  street?: string | null;
  city: string | null;
  zip?: string | null;
  lat: number | null;
  lon: number | null;
}

/** An address in the state as far as it is known; `null` where nothing of it is. */
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

/** Properties of which some may not be known. */
type Known<Properties> = { [Name in keyof Properties]?: Exclude<Properties[Name], null> };

/** Those properties that are known: of the others structured data say nothing. */
export function known<Properties extends object>(properties: Properties): Known<Properties>;

export function known(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));
}
