import { petalTone, plainTone } from "./drawings.css.ts";
import type { PetalTone } from "./strainStamp.ts";

/** What gives petals, dots and bars their hue: one class for all, so that a bar cannot differ from its petal. */
export const toneClass = (tone: PetalTone): string =>
  tone === "plain" ? plainTone : petalTone[tone];
