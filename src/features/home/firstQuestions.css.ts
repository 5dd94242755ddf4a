import { globalStyle, style } from "@vanilla-extract/css";
import { scrollFade } from "#design/scrollFade.css.ts";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize, withMouse } from "#design/tokens.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[1],
});
/** The question, and what its answer is good for: together as high as the way past it. */
export const asked = style({ flex: "1 1 8rem", minWidth: 0 });
globalStyle(`${asked} > h2`, { fontSize: textSize.lg, lineHeight: 1.3 });
globalStyle(`${asked} > p`, { fontSize: textSize.unit, lineHeight: 1.3, opacity: 0.86 });
globalStyle(`${card} :focus-visible`, { outlineColor: color.onPine });

/** Beside the words, where there is room. */
export const map = style({
  display: "none",
  "@media": {
    [from.columns]: {
      display: "block",
      position: "absolute",
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      width: "8.5rem",
      height: "8.5rem",
      pointerEvents: "none",
    },
    // Two columns are narrow until there is room for both; then it is as tall as its part of the cover.
    [from.docked]: { display: "none" },
    [from.wide]: { display: "block", insetBlockStart: 0, width: "30%", height: "auto" },
  },
});
globalStyle(`${card} > :not(${map})`, {
  position: "relative",
  zIndex: 1,
  "@media": {
    [from.columns]: { marginInlineEnd: "9.5rem" },
    [from.docked]: { marginInlineEnd: 0 },
    [from.wide]: { marginInlineEnd: "32%" },
  },
});

/** In a row that scrolls inside itself, as chips do. */
export const answers = style([
  scrollFade,
  {
    display: "flex",
    gap: space[2],
    minHeight: `calc(${size.target} + 10px)`,
    padding: "5px",
    margin: `-${space[1]} -5px 0`,
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": { [from.columns]: { flexWrap: "wrap" } },
  },
]);

export const answer = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  minHeight: size.target,
  paddingInline: space[4],
  whiteSpace: "pre",
  border: `1px solid color-mix(in oklab, ${color.onPine} 45%, transparent)`,
  borderRadius: radius.full,
  background: "transparent",
  color: "inherit",
  fontSize: textSize.sm,
  fontWeight: 600,
  textDecoration: "none",
  cursor: "pointer",
  // After a tap the next question's answer under the finger would look chosen.
  "@media": {
    [withMouse]: {
      ":hover": { background: `color-mix(in oklab, ${color.onPine} 16%, transparent)` },
    },
  },
});

/* Where they do not scroll a few have to do: the last is the way to all. */
globalStyle(`${answers} > ${answer}:nth-child(n + 5):not(:last-child)`, {
  "@media": { [from.columns]: { display: "none" } },
});

export const head = style({
  display: "flex",
  // In very large type the way on goes below its question.
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
});

export const skip = style({
  minHeight: size.target,
  paddingInline: space[3],
  marginInlineEnd: `-${space[3]}`,
  border: 0,
  background: "none",
  color: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: "0.18em",
  cursor: "pointer",
});
