import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { beforeDocked, font, from, radius, size, space, textSize } from "#design/tokens.ts";
import { firstRow } from "./home.css.ts";
import { cover, dayWidth, FIRST, fromEdgeToEdge, LATER, reachesUnder } from "./visitStyles.ts";

/** The search on the deep ground: on a first visit's cover, and for who comes back the head of the page. */
export const finding = style({
  ...fromEdgeToEdge,
  ...cover,
  position: "relative",
  selectors: {
    [LATER]: {
      order: 1,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space[1]} ${space[6]}`,
      marginBlockStart: `-${space[4]}`,
      marginBlockEnd: `-${space[1]}`,
      paddingBlock: space[2],
    },
    [FIRST]: { ...reachesUnder, marginBlockStart: `-${space[3]}`, paddingBlock: 0 },
  },
  "@media": {
    [from.columns]: { selectors: { [LATER]: { gridColumn: "1 / -1" } } },
    [from.docked]: {
      gridColumn: 2,
      marginInline: 0,
      selectors: {
        // Beside the cover, above the best deals.
        [FIRST]: {
          gridRow: firstRow,
          marginBlockStart: 0,
          padding: `0 0 ${space[4]}`,
          background: "none",
          boxShadow: "none",
          color: "inherit",
        },
        [LATER]: {
          marginBlock: 0,
          padding: space[4],
          borderRadius: radius.md,
        },
      },
    },
    print: { padding: 0, background: "none", color: "inherit" },
  },
});
globalStyle(`${finding} > :first-child`, { flex: "1 1 16rem", minWidth: 0 });
/* What is found has the whole width; on a phone the day stands back for it, where there is room it stays where it was. */
globalStyle(`html.later ${finding}:has([data-found])`, { paddingBlockEnd: 0 });
globalStyle(`html.later ${finding}:has([data-found]) > :first-child`, { flexBasis: "100%" });
globalStyle(`html.later ${finding}:has([data-found]) > :last-child`, {
  display: "none",
  "@media": {
    [from.columns]: {
      display: "flex",
      position: "absolute",
      insetBlockStart: space[2],
      insetInlineEnd: space[4],
    },
    [from.docked]: { insetBlockStart: space[4] },
  },
});
globalStyle(`html.later ${finding} :focus-visible`, { outlineColor: color.onPine });
globalStyle(`html:not(.later) ${finding} :focus-visible`, {
  "@media": { [beforeDocked]: { outlineColor: color.onPine } },
});
export const dateLine = style({
  display: "none",
  selectors: {
    [LATER]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      flex: "1 1 18rem",
      columnGap: space[3],
      fontSize: textSize.sm,
    },
  },
  "@media": {
    // At the end of the field's line: the field has all the rest, and the day is no head.
    [from.columns]: {
      selectors: {
        [LATER]: {
          flex: `0 0 ${dayWidth}`,
          alignSelf: "start",
          alignItems: "center",
          justifyContent: "end",
          minHeight: size.target,
        },
      },
    },
  },
});
globalStyle(`${dateLine} > b`, {
  fontFamily: font.heading,
  fontSize: textSize.base,
});
