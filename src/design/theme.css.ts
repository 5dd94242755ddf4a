import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { DARK, LIGHT } from "./palette.ts";

const names = Object.fromEntries(Object.keys(LIGHT).map((name) => [name, name])) as Record<
  keyof typeof LIGHT,
  string
>;

/** Colours change with the theme; everything else is the same in both. */
export const color = createGlobalThemeContract(names, (name) => `c-${name}`);

createGlobalTheme(":root", color, LIGHT);
createGlobalTheme("body.dark, .dark-surface", color, DARK);

globalStyle(":root", { colorScheme: "light" });
globalStyle("body.dark, .dark-surface", { colorScheme: "dark" });
