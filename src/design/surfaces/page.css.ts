import { globalStyle, style } from "@vanilla-extract/css";
import { printTitle } from "../words/printTitle.css.ts";
import { color } from "../theme.css.ts";
import { readOut } from "../hiddenOnPhone.css.ts";
import {
  from,
  onItsSide,
  onPhone,
  printSize,
  size,
  space,
  textLine,
  textSize,
  withStamps,
} from "../tokens.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  // Every heading stands at the same height, with a third of the room that screens have above them.
  marginBlockStart: `-${space[4]}`,
  "@media": {
    [onPhone]: { gap: space[4] },
    // On paper the title would begin above the sheet.
    print: { display: "block", marginBlockStart: 0, fontSize: printSize.base },
  },
});

/** For a list that has to begin high up. */
export const dense = style({
  gap: space[1],
  "@media": {
    [onPhone]: { gap: space[1] },
    [from.tablet]: { gap: space[2] },
  },
});

export const head = style({
  display: "flex",
  flexDirection: "column",
  "@media": {
    print: {
      display: "block",
      marginBlockEnd: space[3],
      // A screen with a title of its own for paper prints that one.
      selectors: { [`${page}:has(.${printTitle}) > &`]: { display: "none" } },
    },
  },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minHeight: size.target,
  "@media": { print: { minHeight: 0 } },
});
/** The sign of the way back stands on the edge of the text below. */
globalStyle(`${line} > a:first-child`, { marginInlineStart: `calc(-1 * min(${space[3]}, 4vw))` });
/** A heading and its facts below each other; where there is hardly any height beside each other. */
export const titled = style({
  minWidth: 0,
  "@media": {
    [onItsSide]: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3] },
  },
});
/* In very large type what stands behind it goes below it, before a word is torn. */
globalStyle(`${line} > :is(h1, ${titled})`, { flex: "1 1 6rem" });
/* On paper there is no way back, and nothing to tap. */
globalStyle(`${line} > :not(h1, ${titled})`, { "@media": { print: { display: "none" } } });
export const after = style({
  display: "flex",
  marginInlineStart: "auto",
  marginInlineEnd: `-${space[2]}`,
});

export const title = style({
  minWidth: 0,
  fontSize: textSize.xl,
  lineHeight: textLine.xl,
  overflowWrap: "anywhere",
  "@media": {
    [from.tablet]: { fontSize: textSize["2xl"], lineHeight: textLine["2xl"] },
    [onItsSide]: { fontSize: textSize.xl, lineHeight: textLine.xl },
    print: { fontSize: printSize["2xl"], lineHeight: 1.2 },
  },
});

/** Beside heading and lead, which leave it its room, also before it comes. In very large type words have it. */
export const drawn = style({
  display: "none",
  "@media": {
    [withStamps]: {
      display: "block",
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: "88px",
      height: "66px",
    },
  },
});
globalStyle(`${drawn} > svg`, { width: "100%", height: "100%" });
globalStyle(`${head}:has(> ${drawn})`, {
  "@media": { [withStamps]: { position: "relative", paddingInlineEnd: "96px" } },
});

export const lead = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  selectors: {
    // Nothing below it is glued to it, as close as it is.
    [`${dense} &`]: {
      marginBlockEnd: space[1],
      // Where there is hardly any height the list itself says it.
      "@media": { [onItsSide]: readOut },
    },
  },
  "@media": {
    print: { fontSize: printSize.base },
  },
});
