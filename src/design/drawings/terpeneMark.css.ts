import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius } from "../tokens.ts";
import { hue, lift, strength } from "./drawings.css.ts";
import { MARK } from "./terpeneHues.ts";

const light = createVar();

/** Between the two halves of a petal: on a card it has 3 : 1 in every hue. */
const mark = style({
  background: `oklch(calc(${light} + ${lift}) ${fallbackVar(strength, String(MARK.strength))} ${hue})`,
  vars: { [light]: String(MARK.light) },
  selectors: { "body.dark &, .dark-surface &": { vars: { [light]: String(MARK.dark) } } },
  "@media": {
    "(forced-colors: active)": { background: "CanvasText" },
    print: { printColorAdjust: "exact" },
  },
});

export const dot = style([
  mark,
  {
    display: "inline-block",
    flex: "none",
    width: "9px",
    height: "9px",
    borderRadius: radius.full,
    // All alike they would say nothing.
    "@media": { "(forced-colors: active)": { display: "none" } },
  },
]);

export const track = style({
  height: "6px",
  borderRadius: radius.full,
  background: color.sunken,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});
export const bar = style([
  mark,
  {
    display: "block",
    // Until the application says how long it is.
    width: 0,
    height: "100%",
    borderRadius: radius.full,
  },
]);
