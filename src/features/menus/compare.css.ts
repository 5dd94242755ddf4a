import { globalStyle, style } from "@vanilla-extract/css";
import { aboveBottomBar } from "#design/sticky.css.ts";
import { focusRoom } from "#design/focusRoom.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import { layer, radius, space, textSize } from "#design/tokens.ts";

export const tray = style({
  position: "sticky",
  insetBlockEnd: `calc(${space[3]} + ${aboveBottomBar})`,
  zIndex: layer.topBar,
  display: "flex",
  gap: space[2],
  alignSelf: "center",
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: shadow.covering,
});
/* Above the bar of who fills the basket meanwhile. */
globalStyle(`:has(> [data-adding]) ${tray}`, {
  insetBlockEnd: `calc(${space[3]} + 5.25rem + ${aboveBottomBar})`,
});

export const comparisonScroll = style([
  focusRoom,
  { position: "relative", flex: "none", overflowX: "auto" },
]);

export const comparison = style({
  borderCollapse: "collapse",
  width: "100%",
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${comparison} :is(th, td)`, {
  minWidth: "6.5rem",
  padding: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
});
globalStyle(`${comparison} th[scope=row]`, { color: color.inkQuiet, fontWeight: 600 });

export const lowest = style({
  paddingInline: space[1],
  borderRadius: radius.sm,
  background: color.goldenrod,
  color: color.onGoldenrod,
  fontWeight: 700,
});

export const compareButton = style({
  selectors: {
    '&:is([aria-pressed="true"], [data-compared="true"])': {
      backgroundColor: color.leafSoft,
      color: color.leaf,
    },
    "&:disabled": { opacity: 0.4, cursor: "default" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        '&:is([aria-pressed="true"], [data-compared="true"])': {
          background: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});
