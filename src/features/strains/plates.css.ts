import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRoom } from "#design/focusRoom.css.ts";
import { scrollFade } from "#design/scrollFade.css.ts";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { font, from, radius, space, textLine, textSize } from "#design/tokens.ts";

/** So many strains have room on a desk beside the way to all. */
const ON_DESK = 7;

/** As on the sheets of a herbarium: three beside each other on the smallest phone, and in very large type one below the other. */
const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
  gap: space[2],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))", gap: space[3] },
    print: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});

/** All letters of the alphabet, with their strains, in one grid. */
export const alphabet = grid;
globalStyle(`${alphabet} > section`, { display: "contents" });

export const plates = recipe({
  base: { listStyle: "none" },
  variants: { isPart: { true: { display: "contents" }, false: [grid] } },
});

export const plate = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "2px",
  minWidth: 0,
  padding: `${space[2]} 2px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: color.surface,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  textAlign: "center",
  overflowWrap: "anywhere",
  ":hover": { borderColor: color.lineStrong },
  "@media": { print: { breakInside: "avoid", padding: space[1] } },
});
globalStyle(`${plate} > [data-stamp]`, {
  width: "5rem",
  maxWidth: "100%",
  height: "auto",
  aspectRatio: "1",
  marginBlockEnd: space[1],
});
globalStyle(`${plate} > a`, { fontWeight: 600 });
/* The whole plate is the way to its strain. */
globalStyle(`${plate} > a::after`, { content: "", position: "absolute", inset: 0 });
rowLinks(`${plate} > a`);

export const plateNote = style({
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: textLine.xs,
});
/** In one line on the narrowest plate, too: that of a number which comes later must not become two. */
export const plateType = style([plateNote, { whiteSpace: "nowrap", marginInline: "-4px" }]);

/** Plates in one line, which scrolls inside itself. On a desk there are as many as fit beside each other. */
export const strip = style({ gap: space[2] });
export const line = style([
  focusRoom,
  scrollFade,
  {
    display: "grid",
    gridAutoFlow: "column",
    // A part of the next one shows that there are more, and never a speck or a gap.
    gridAutoColumns: `max(6.5rem, calc(100% / 2.5 - ${space[1]}))`,
    gap: space[1],
    overflowX: "auto",
    scrollbarWidth: "none",
    listStyle: "none",
    "@media": {
      [from.tablet]: { gridAutoColumns: `max(7rem, calc(100% / 5.5 - ${space[1]}))` },
      [from.wide]: {
        gridAutoFlow: "row",
        gridTemplateColumns: `repeat(${String(ON_DESK + 1)}, 1fr)`,
      },
    },
  },
]);
globalStyle(`${line} > li:nth-child(n + ${String(ON_DESK + 1)}):not(:last-child)`, {
  "@media": { [from.wide]: { display: "none" } },
});
/* On the paper and not on cards: beside a name of two lines those of one would end in an empty one. */
globalStyle(`${line} > li:not(:last-child)`, { borderColor: "transparent", background: "none" });
/** As tall as the line under its heading, with names of one line. */
export const awaited = style({ height: "11.25rem" });
/** The way to all that are in stores. */
export const all = style([plate, { justifyContent: "center", background: color.leafSoft }]);
globalStyle(`${all} > a`, { color: color.leaf });

/** A letter of the alphabet, before its plates: large on the paper under a double rule, and quieter than any plant. */
export const letterPlate = style({
  display: "grid",
  placeItems: "center",
  minHeight: "4rem",
  borderBlock: `3px double ${color.lineStrong}`,
  color: color.ink,
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  fontWeight: 640,
  scrollMarginBlockStart: "5rem",
});
