/**
 * Every colour of the site, for both themes, in OKLCH. The theme contract and
 * the landing skeleton are both made from this table, so they cannot drift apart.
 * Each `strong` tone carries text on `surface`, `paper` and its own `soft` tone
 * with at least 4.5 : 1.
 */
export interface Palette {
  paper: string;
  surface: string;
  sunken: string;
  line: string;
  lineStrong: string;
  ink: string;
  inkQuiet: string;
  leaf: string;
  leafSoft: string;
  onLeaf: string;
  /** The deep ground of moments, and what is written on it; on a dark page it is lighter ({@link PINE_IN_DARK}). */
  pine: string;
  onPine: string;
  /** The one accent, for "lowest" and the champion, the same in both themes, and what is written on it. */
  goldenrod: string;
  onGoldenrod: string;
  buckeye: string;
  buckeyeSoft: string;
  flower: string;
  flowerSoft: string;
  vape: string;
  vapeSoft: string;
  edible: string;
  edibleSoft: string;
  extract: string;
  extractSoft: string;
  /** Lakes and rivers of a map, and what is written on them. */
  water: string;
  waterSoft: string;
  amber: string;
  amberSoft: string;
  stale: string;
  staleSoft: string;
  danger: string;
  dangerSoft: string;
  shadow: string;
  scrim: string;
}

const PINE = "oklch(0.27 0.05 155)";
/** On a page that is dark itself the ground would sink into it. */
const LIGHTER_PINE = "oklch(0.325 0.06 155)";

export const LIGHT: Palette = {
  paper: "oklch(0.972 0.009 88)",
  surface: "oklch(0.992 0.005 90)",
  sunken: "oklch(0.945 0.012 86)",
  line: "oklch(0.885 0.014 84)",
  lineStrong: "oklch(0.62 0.02 80)",
  ink: "oklch(0.255 0.018 70)",
  inkQuiet: "oklch(0.455 0.02 72)",
  leaf: "oklch(0.44 0.098 152)",
  leafSoft: "oklch(0.935 0.035 152)",
  onLeaf: "oklch(0.99 0.008 150)",
  pine: PINE,
  onPine: "oklch(0.96 0.03 110)",
  goldenrod: "oklch(0.8 0.15 85)",
  onGoldenrod: "oklch(0.255 0.018 70)",
  buckeye: "oklch(0.43 0.075 52)",
  buckeyeSoft: "oklch(0.935 0.028 62)",
  flower: "oklch(0.45 0.1 148)",
  flowerSoft: "oklch(0.935 0.04 148)",
  vape: "oklch(0.46 0.135 300)",
  vapeSoft: "oklch(0.945 0.028 300)",
  edible: "oklch(0.48 0.105 62)",
  edibleSoft: "oklch(0.945 0.05 78)",
  extract: "oklch(0.48 0.15 12)",
  extractSoft: "oklch(0.945 0.03 12)",
  water: "oklch(0.44 0.07 238)",
  waterSoft: "oklch(0.912 0.026 226)",
  amber: "oklch(0.48 0.105 62)",
  amberSoft: "oklch(0.945 0.055 82)",
  stale: "oklch(0.47 0.008 80)",
  staleSoft: "oklch(0.925 0.006 80)",
  danger: "oklch(0.48 0.17 27)",
  dangerSoft: "oklch(0.945 0.03 27)",
  shadow: "oklch(0.3 0.03 70 / 0.16)",
  scrim: "oklch(0.2 0.02 70 / 0.5)",
};

export const DARK: Palette = {
  paper: "oklch(0.2 0.013 76)",
  surface: "oklch(0.24 0.016 76)",
  sunken: "oklch(0.17 0.012 76)",
  line: "oklch(0.41 0.02 76)",
  lineStrong: "oklch(0.6 0.018 78)",
  ink: "oklch(0.935 0.012 88)",
  inkQuiet: "oklch(0.79 0.016 84)",
  leaf: "oklch(0.79 0.12 150)",
  leafSoft: "oklch(0.315 0.045 152)",
  onLeaf: "oklch(0.2 0.03 152)",
  pine: LIGHTER_PINE,
  onPine: "oklch(0.96 0.03 110)",
  goldenrod: "oklch(0.8 0.15 85)",
  onGoldenrod: "oklch(0.255 0.018 70)",
  buckeye: "oklch(0.79 0.075 62)",
  buckeyeSoft: "oklch(0.315 0.03 56)",
  flower: "oklch(0.81 0.115 148)",
  flowerSoft: "oklch(0.31 0.045 148)",
  vape: "oklch(0.8 0.1 300)",
  vapeSoft: "oklch(0.315 0.055 300)",
  edible: "oklch(0.82 0.105 76)",
  edibleSoft: "oklch(0.315 0.045 68)",
  extract: "oklch(0.8 0.105 12)",
  extractSoft: "oklch(0.315 0.055 12)",
  water: "oklch(0.77 0.06 232)",
  waterSoft: "oklch(0.262 0.034 238)",
  amber: "oklch(0.83 0.11 80)",
  amberSoft: "oklch(0.32 0.05 70)",
  stale: "oklch(0.79 0.008 80)",
  staleSoft: "oklch(0.31 0.006 80)",
  danger: "oklch(0.8 0.115 27)",
  dangerSoft: "oklch(0.315 0.065 27)",
  shadow: "oklch(0.08 0.01 70 / 0.55)",
  scrim: "oklch(0.08 0.01 70 / 0.65)",
};

/** What stands on the deep ground has the tones of the dark theme, in both, but for those that lie between the ground and its words. */
export const ON_PINE = {
  pine: PINE,
  paper: PINE,
  surface: PINE,
  sunken: "oklch(0.23 0.045 155)",
  line: "oklch(0.42 0.045 155)",
  lineStrong: "oklch(0.65 0.035 150)",
  ink: "oklch(0.96 0.03 110)",
  inkQuiet: "oklch(0.84 0.03 120)",
  leafSoft: "oklch(0.37 0.055 153)",
} as const satisfies Partial<Palette>;

/** The same on a dark page. */
export const PINE_IN_DARK = {
  ...ON_PINE,
  pine: LIGHTER_PINE,
  paper: LIGHTER_PINE,
  surface: LIGHTER_PINE,
  sunken: "oklch(0.265 0.052 155)",
  line: "oklch(0.465 0.052 155)",
  lineStrong: "oklch(0.68 0.04 150)",
  inkQuiet: "oklch(0.87 0.03 120)",
  leafSoft: "oklch(0.405 0.06 153)",
} as const satisfies Record<keyof typeof ON_PINE, string>;

/** The browser's own bars take plain hexadecimal: `paper` of both themes. */
export const BROWSER_BAR = { light: "#f9f6ef", dark: "#19150f" } as const;
