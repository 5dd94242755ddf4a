import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { readOut } from "../hiddenOnPhone.css.ts";
import { aboutSign } from "../words/about.css.ts";
import { ground } from "../surfaces/ground.css.ts";
import { color } from "../theme.css.ts";
import {
  font,
  from,
  hovers,
  narrow,
  onItsSide,
  radius,
  size,
  space,
  textLine,
  textSize,
} from "../tokens.ts";

/** The deep ground that answers stand on. */
export const board = style([
  ground,
  {
    marginBlock: space[1],
    paddingBlock: "6px 4px",
    borderRadius: radius.md,
    overflow: "hidden",
    // Where there is hardly any height it is one line.
    "@media": {
      [onItsSide]: { display: "flex", alignItems: "center", marginBlock: 0, paddingBlock: 0 },
    },
  },
]);

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  paddingInline: space[3],
  color: color.inkQuiet,
  fontSize: textSize.xs,
  lineHeight: textLine.xs,
  "@media": { [onItsSide]: { flex: "none", paddingInlineEnd: 0 } },
});
/* It has two lines before a word beside it has another. */
globalStyle(`${caption} > p`, { flex: "1 1 6rem", "@media": { [onItsSide]: readOut } });

/** A word in that line, as high as a finger needs it, which the line is not. */
const word = style({
  minHeight: size.target,
  marginBlock: `calc((${textLine.xs} - ${size.target}) / 2)`,
  paddingInline: space[3],
  marginInlineEnd: `-${space[3]}`,
  border: 0,
  background: "none",
  color: color.ink,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: "2px",
  cursor: "pointer",
  // Around the word: the room for a finger reaches beyond the board, which would cut it.
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.onPine}`, outlineOffset: "-10px" },
  },
});

/** Takes the choice back: not there while there is none, its room is. */
export const clear = recipe({
  base: word,
  variants: { isVain: { true: { visibility: "hidden" } } },
});

/** Shows all of them below each other; a desk has them in sight. */
export const more = style([word, { "@media": { [from.docked]: { display: "none" } } }]);
/** Four have room in one line but on the narrowest phones. */
export const moreOfFour = style([
  word,
  { display: "none", "@media": { [narrow]: { display: "block" } } },
]);

/** On a phone they go on beyond the edge, at which one ends whole; on a desk in as many rows as it takes. */
export const cells = recipe({
  base: {
    position: "relative",
    display: "flex",
    gap: "2px",
    marginInline: space[1],
    overflowX: "auto",
    scrollbarWidth: "none",
    scrollSnapType: "x proximity",
    "@media": { [from.docked]: { flexWrap: "wrap" }, [onItsSide]: { flex: 1, minWidth: 0 } },
  },
  variants: { isWhole: { true: { flexWrap: "wrap" } } },
});

export const cell = recipe({
  base: {
    display: "grid",
    // Whole ones, four to a phone's line, three to a narrow one's: none is cut where the next begins.
    flex: "1 0 calc((100% - 6px) / 4)",
    alignContent: "center",
    minHeight: size.target,
    paddingBlock: space[1],
    paddingInline: space[1],
    scrollSnapAlign: "start",
    borderRadius: radius.sm,
    fontSize: textSize.xs,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1.25,
    whiteSpace: "nowrap",
    cursor: "pointer",
    "@media": {
      [narrow]: { flexBasis: "calc((100% - 4px) / 3)" },
      [from.docked]: {
        flex: "none",
        minWidth: "7rem",
        paddingInline: space[3],
        fontSize: textSize.unit,
      },
      [onItsSide]: { display: "flex", alignItems: "center", gap: "0.3em", minHeight: 0 },
    },
    selectors: { "&:has(:focus-visible)": { outlineColor: color.onPine, outlineOffset: "-3px" } },
  },
  variants: {
    chosen: {
      true: { background: color.onPine, color: color.pine, fontWeight: 600 },
      /** Of nothing that has a price: it does not outshine those. */
      plain: {
        background: color.leafSoft,
        fontWeight: 600,
        textAlign: "center",
        "@media": { "(forced-colors: active)": { border: "1px solid Highlight" } },
      },
      false: { "@media": { [hovers]: { ":hover": { background: color.leafSoft } } } },
    },
  },
});
/** In the place of a figure. */
export const none = style({ lineHeight: textLine.lg });

const [chosen, other] = [
  cell.classNames.variants.chosen.true,
  cell.classNames.variants.chosen.false,
];

export const figure = style({
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  lineHeight: textLine.lg,
  "@media": {
    [from.docked]: { fontSize: textSize.xl, lineHeight: textLine.xl },
    [onItsSide]: { fontSize: textSize.base },
  },
});
/** In type that fits a phone's tile. */
export const longFigure = style([
  figure,
  { fontSize: textSize.base, "@media": { [from.docked]: { fontSize: textSize.xl } } },
]);
globalStyle(`${other} > :is(span:first-of-type, small)`, { color: color.inkQuiet });
/* The sign of a price with tax is in the colour of the words there: a quieter one is not seen. */
globalStyle(`${chosen} .${aboutSign}`, { color: "inherit" });
globalStyle(`${chosen} > small`, { color: "inherit", fontWeight: 400 });
globalStyle(`${cell.classNames.base} > small`, { fontSize: textSize.xs });
