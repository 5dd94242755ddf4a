import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { DARK, LIGHT, ON_PINE } from "./palette.ts";

/** Colours change with the theme; everything else is the same in both. */
export const color = createGlobalThemeContract({ ...LIGHT }, (_, [name]) => `c-${name}`);

createGlobalTheme(":root", color, LIGHT);
createGlobalTheme("body.dark, .dark-surface", color, DARK);

/* What is dark on a light page has the ground of that page. */
globalStyle("body:not(.dark) .dark-surface", { vars: { [color.pine]: ON_PINE.pine } });

globalStyle(":root", { colorScheme: "light" });
globalStyle("body.dark, .dark-surface", { colorScheme: "dark" });

/** What lies on the page, and what covers it for a while. */
export const shadow = {
  resting: `0 4px 16px ${color.shadow}`,
  covering: `0 0 2.5rem ${color.shadow}`,
} as const;
