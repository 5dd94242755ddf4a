import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { drawnSize, font, from, radius, size, space, textLine, textSize } from "#design/tokens.ts";
import { firstRow, home } from "./home.css.ts";
import {
  besideKept,
  cover,
  FIRST,
  fromEdgeToEdge,
  KEEPS_ALONE,
  KEEPS_AND_WISHES,
  LATER,
  whileItComes,
  WISHES,
} from "./visitStyles.ts";

export const title = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  selectors: {
    // At the foot of a phone's page: who comes back has read it.
    [LATER]: { order: 9, marginBlockEnd: `-${space[3]}` },
    ...whileItComes,
    [FIRST]: {
      ...cover,
      ...fromEdgeToEdge,
      position: "relative",
      justifyContent: "flex-end",
      // Name and claim stand as far from each other as the search stands from them.
      gap: space[1],
      paddingBlock: space[2],
      overflow: "hidden",
    },
  },
  "@media": {
    [from.columns]: {
      selectors: {
        [LATER]: { order: 7, gridColumn: "1 / -1" },
        [WISHES]: { gridColumn: 2, marginBlockEnd: `-${space[3]}` },
      },
    },
    [besideKept]: {
      selectors: {
        [KEEPS_AND_WISHES]: { gridColumn: "1 / -1" },
        [KEEPS_ALONE]: { gridColumn: 1, gridRow: 4 },
      },
    },
    [from.docked]: {
      selectors: {
        [LATER]: {
          justifyContent: "center",
          minHeight: size.target,
          gridColumn: 1,
          marginBlockEnd: 0,
        },
        [WISHES]: { gridColumn: 2, marginBlockEnd: `-${space[4]}` },
        [FIRST]: {
          gridColumn: 1,
          gridRow: `${firstRow} / span 2`,
          alignSelf: "stretch",
          minHeight: "12rem",
          marginInline: 0,
          padding: `${space[4]} ${space[6]}`,
          borderStartStartRadius: radius.md,
          borderStartEndRadius: radius.md,
        },
      },
    },
    print: { selectors: { [FIRST]: { padding: 0, background: "none", color: "inherit" } } },
  },
});

/* In one line at 390 px, in the site's own face, too. On the cover it is small: the bar above says it, and large is what one gets. */
globalStyle(`${title} > h1`, {
  fontSize: textSize.base,
  lineHeight: textLine.base,
});
globalStyle(`html:not(.later) ${title} > h1`, {
  position: "relative",
  zIndex: 1,
  "@media": { screen: { fontSize: textSize.unit, lineHeight: textLine.sm } },
});

/** With the welcome: on a first visit's cover it stood before the first price. */
export const narrowHint = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  "@media": { [from.docked]: { display: "none" } },
});

export const welcome = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  maxWidth: size.measure,
  // Of as many lines in a phone's own face as in the site's, which may come when it is there already.
  fontSize: textSize.unit,
  lineHeight: 1.5,
  selectors: { [LATER]: { order: 10 }, ...whileItComes },
  "@media": {
    [from.columns]: {
      selectors: { [LATER]: { order: 7, gridColumn: "1 / -1" }, [WISHES]: { gridColumn: 2 } },
    },
    [besideKept]: {
      selectors: {
        [KEEPS_AND_WISHES]: { gridColumn: "1 / -1" },
        [KEEPS_ALONE]: { gridColumn: 1, gridRow: 5 },
      },
    },
    [from.docked]: {
      gridColumn: 2,
      selectors: {
        [LATER]: { gridColumn: 2, gap: space[2], fontSize: textSize.base },
        // With the ways below it as high as the wishes beside it, so that none of their height comes between the name and this.
        [WISHES]: { minHeight: `calc(3.5rem * var(--wishes, 3) - 3rem - ${space[4]})` },
        [FIRST]: {
          gridColumn: 1,
          ...cover,
          fontSize: textSize.sm,
          gridRow: `calc(${firstRow} + 3)`,
          alignSelf: "stretch",
          maxWidth: "none",
          padding: `${space[3]} ${space[6]} ${space[4]}`,
          borderEndStartRadius: radius.md,
          borderEndEndRadius: radius.md,
        },
      },
    },
  },
});
/* As many lines in a phone's own face as in the site's. */
globalStyle(`html:not(.later) ${welcome} > p:not(${narrowHint})`, {
  "@media": {
    "screen and (max-width: 24.3em)": { minHeight: "3lh" },
    "screen and (min-width: 24.31em) and (max-width: 39.99em)": { minHeight: "2lh" },
  },
});
/* Links are told by their line there, and are of the colour of the words beside them. */
globalStyle(`html:not(.later) ${welcome} a`, { "@media": { [from.docked]: { color: "inherit" } } });

/** What it is, as the words of a cover: three lines beside its bouquet. */
export const claim = style({
  position: "relative",
  zIndex: 1,
  fontFamily: font.heading,
  fontSize: drawnSize.cover,
  fontWeight: 640,
  lineHeight: 1.08,
  whiteSpace: "nowrap",
  "@media": { [from.docked]: { fontSize: textSize["2xl"] } },
});

/** Both are one piece. */
export const coverage = style({
  position: "relative",
  zIndex: 1,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
});

/** Below the first deals, on a desk the rest of the cover; as high from the start as what comes into it. Nobody who has been here before sees it. */
export const questions = style({
  ...cover,
  minHeight: "7.75rem",
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  overflow: "hidden",
  selectors: { "html.later &": { display: "none" } },
  "@media": {
    [from.docked]: {
      gridColumn: 1,
      gridRow: `calc(${firstRow} + 2)`,
      alignSelf: "stretch",
      display: "grid",
      minHeight: "12rem",
      padding: `${space[2]} ${space[6]}`,
      borderRadius: 0,
    },
  },
});

/* Where nothing is asked, the rest of the cover has that room. */
globalStyle(`html:not(.later) ${home}:not(:has(> ${questions})) > ${welcome}`, {
  "@media": { [from.docked]: { gridRow: `calc(${firstRow} + 2) / span 2` } },
});

globalStyle(`html:not(.later) ${welcome} :focus-visible`, {
  "@media": { [from.docked]: { outlineColor: color.onPine } },
});
