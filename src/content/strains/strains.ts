import type { Strain } from "./strain.ts";
import { ALIEN } from "./strainsAlien.ts";
import { CBD } from "./strainsCbd.ts";
import { CHEM } from "./strainsChem.ts";
import { CITRUS } from "./strainsCitrus.ts";
import { COOKIES } from "./strainsCookies.ts";
import { DESSERT } from "./strainsDessert.ts";
import { DIESEL } from "./strainsDiesel.ts";
import { GELATO } from "./strainsGelato.ts";
import { HAZE_AND_SKUNK } from "./strainsHazeAndSkunk.ts";
import { KUSH } from "./strainsKush.ts";
import { LANDRACES } from "./strainsLandraces.ts";
import { PURPLE } from "./strainsPurple.ts";

/**
 * Every strain of the genetics pages, in families. The sample draws from this list
 * by place, so another order is another sample.
 */
export const STRAINS: readonly Strain[] = [
  ...LANDRACES,
  ...HAZE_AND_SKUNK,
  ...CHEM,
  ...KUSH,
  ...DIESEL,
  ...PURPLE,
  ...COOKIES,
  ...GELATO,
  ...CITRUS,
  ...ALIEN,
  ...DESSERT,
  ...CBD,
];
