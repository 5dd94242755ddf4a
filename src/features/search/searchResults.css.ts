import { globalStyle, style } from "@vanilla-extract/css";
import { chips } from "#design/controls/chip.css.ts";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { sizeHead } from "#design/surfaces/rowLines.css.ts";
import { color } from "#design/theme.css.ts";
import {
  from,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
  withMouse,
} from "#design/tokens.ts";

/** A phone's field says what this is: its heading is for those who listen. */
export const searchHead = style({ "@media": { [onPhone]: readOut } });

export const results = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: space[1],
});
globalStyle(`${results} > p`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${results} > a`, {
  alignSelf: "center",
  justifySelf: "start",
  paddingBlock: space[3],
});

/** A link by itself, as high as a finger needs it. */
export const whose = style({});
globalStyle(`${whose} > a`, { display: "inline-block", paddingBlock: space[1] });

/** No longer than what one types. */
export const searchForm = style({ maxWidth: size.measure });

/** Stores and strains above the products. */
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
});

/* Where it stands below rows a thumb has its height. */
globalStyle(`${parts} > a`, { justifySelf: "start", paddingBlock: space[3] });

/** Up to three products, below each other, and beside them on a desk what leads on. */
export const few = style([
  parts,
  {
    "@media": {
      [from.pairs]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        columnGap: space[10],
        alignItems: "start",
      },
    },
  },
]);

/** In the results' place, before there is a word. */
export const searchable = style({
  display: "grid",
  gap: space[3],
  marginBlockStart: space[3],
  color: color.inkQuiet,
});
globalStyle(`${searchable} > ul`, {
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  // Before what there is is known, too: nothing below them moves.
  minHeight: size.target,
  listStyle: "none",
});

export const list = style({ listStyle: "none" });

/** Beside few products a strain has the room of a desk: its flower as large as on a plate, and what it smells of. */
export const faces = style({});
globalStyle(`${faces} [data-stamp]`, {
  "@media": { [from.pairs]: { width: "6rem", height: "6rem" } },
});
export const smells = style({
  display: "none",
  "@media": {
    [from.pairs]: { display: "flex", flexWrap: "wrap", columnGap: space[3], color: color.ink },
  },
});

/** Rows below each other; where there is room, two beside each other, as deals stand. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  "@media": {
    [from.pairs]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space[10],
    },
  },
});
globalStyle(`${few} ${rows}`, { gridTemplateColumns: "minmax(0, 1fr)" });

/* Beside home's welcome there is room for one. */
globalStyle(`html:not(.later) [data-found] :is(${rows}, ${few})`, {
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const listTitle = style({
  paddingBlock: space[1],
  color: color.inkQuiet,
  fontFamily: "inherit",
  fontSize: textSize.xs,
  fontWeight: 650,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
});

/** Before the first of each size, as on a menu, across all columns. */
export const groupLine = style([sizeHead, { gridColumn: "1 / -1" }]);

/** Strains beside each other, the one that is called just so first. */
export const strainRow = style([
  chips,
  // With the room for focus, which it has anyhow.
  { marginBlock: `calc(-5px - ${space[1]})`, ":empty": { display: "none" } },
]);

/** A chip is as wide as its name. */
export const strainItem = style({ flex: "none", maxWidth: "100%" });

/** The whole row is the way to it, below what may be done there. */
export const name = style({
  color: color.ink,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:is(:hover, :focus-visible)": { textDecoration: "underline" },
  },
});
export const found = style({ position: "relative", ":hover": { background: color.sunken } });

/** Sizes that are asked for more rarely: as a chip among chips. */
export const moreSizes = style({ flex: "none" });
globalStyle(`${moreSizes} select`, {
  width: "auto",
  paddingInlineStart: space[4],
  borderRadius: radius.full,
  borderColor: color.line,
  fontSize: textSize.sm,
  fontWeight: 550,
  "@media": {
    [withMouse]: { minHeight: "2.25rem", height: "2.25rem", paddingInlineStart: space[3] },
  },
});

/** In an empty list's place: a strain that has its page and is on no menu. */
export const absent = style({ display: "grid", gap: space[4], marginBlock: space[3] });
export const absentHead = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[4],
});
export const absentTitle = style({ fontSize: textSize.xl });
export const kinName = style({ display: "inline-flex", alignItems: "center", gap: space[2] });

/** What may be taken off, below what is said of it. */
export const without = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** What a store is told by, and below it of what it is the price. */
export const toldPrice = style({ display: "grid", justifyItems: "end" });
globalStyle(`${toldPrice} > b`, { color: color.ink, fontWeight: 650 });
globalStyle(`${toldPrice} > small`, { fontSize: textSize.xs, lineHeight: textLine.xs });

/** What they have not and how many they are: one line beside the order. */
export const lackingLine = style({
  fontWeight: 400,
  "@media": { [onPhone]: { fontSize: textSize.sm } },
});
