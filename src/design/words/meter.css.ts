import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { font, radius, space, textLine, textSize } from "../tokens.ts";

export const meter = style({ display: "grid", gap: space[1], minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  fontVariantNumeric: "tabular-nums",
});

export const note = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

/** A ruler with a tick at each tenth of the limit. */
export const track = style({
  position: "relative",
  height: "1.125rem",
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: `repeating-linear-gradient(to right, transparent 0 calc(10% - 1px), ${color.lineStrong} calc(10% - 1px) 10%) 0 100% / 100% 5px no-repeat ${color.sunken}`,
  "@media": { print: { printColorAdjust: "exact" } },
});

export const fill = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    opacity: 0.92,
    "@media": {
      "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" },
      print: { printColorAdjust: "exact" },
    },
  },
  variants: {
    tone: {
      ok: { background: color.leaf },
      near: { background: color.amber },
      over: { background: color.danger },
    },
  },
});

/** Where the limit lies once it has been passed. */
export const limitMark = style({
  position: "absolute",
  insetBlock: 0,
  width: "3px",
  marginInlineStart: "-1.5px",
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.ink}`,
});

globalStyle(`${head} > span`, { textAlign: "end" });

/** What a screen is about: the figure large, its words beside it. */
export const figureLine = recipe({
  base: { fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
  variants: { tone: { ok: {}, near: {}, over: { color: color.danger, fontWeight: 600 } } },
});
globalStyle(`${figureLine.classNames.base} > b`, {
  fontFamily: font.heading,
  fontSize: textSize["2xl"],
  fontWeight: 640,
  lineHeight: textLine["2xl"],
  marginInlineEnd: space[1],
});
