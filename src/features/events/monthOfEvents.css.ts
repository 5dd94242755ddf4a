import { globalStyle, style } from "@vanilla-extract/css";
import { belowTopBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { font, from, radius, size, space, textSize, withMouse } from "#design/tokens.ts";

/** A month's events, and beside them its sheet where there is room for both. */
export const month = style({
  "@media": {
    [from.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 20rem",
      columnGap: space[10],
      alignItems: "start",
    },
  },
});

/** In sight as long as its month is. */
export const sheet = style({
  display: "none",
  "@media": {
    [from.wide]: {
      position: "sticky",
      insetBlockStart: `calc(${belowTopBar} + ${space[4]})`,
      display: "table",
      tableLayout: "fixed",
      width: "100%",
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: radius.md,
      background: color.surface,
      fontVariantNumeric: "tabular-nums",
      textAlign: "center",
    },
  },
});
globalStyle(`${sheet} th`, {
  paddingBlock: space[1],
  color: color.inkQuiet,
  fontSize: textSize.xs,
  fontWeight: 600,
});
globalStyle(`${sheet} td`, { padding: 0 });

export const sheetDay = style({
  display: "grid",
  placeItems: "center",
  minHeight: size.target,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  selectors: {
    '&[aria-current="date"]': { fontWeight: 700, color: color.ink, textDecoration: "underline" },
  },
  "@media": { [withMouse]: { minHeight: "2.25rem" } },
});

/** As the sheet at the head of an event. */
export const dayLink = style({
  borderRadius: radius.sm,
  background: color.pine,
  fontFamily: font.heading,
  fontWeight: 640,
  textDecoration: "none",
  selectors: {
    "&&": { color: color.onPine },
    '&&[data-cancelled="true"]': {
      background: color.staleSoft,
      color: color.stale,
      textDecoration: "line-through",
    },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid LinkText" } },
});
