import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { DARK, LIGHT } from "./palette.ts";

/** Colours change with the theme; everything else is the same in both. */
export const color = createGlobalThemeContract({ ...LIGHT }, (_, [name]) => `c-${name}`);

createGlobalTheme(":root", color, LIGHT);
createGlobalTheme("body.dark, .dark-surface", color, DARK);

globalStyle(":root", { colorScheme: "light" });
globalStyle("body.dark, .dark-surface", { colorScheme: "dark" });
