import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, size, space, textSize } from "#design/tokens.ts";

export const results = style({
  display: "grid",
  gap: space[2],
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBlockStart: space[2],
});
globalStyle(`${results} > p`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${results} > a`, {
  alignSelf: "center",
  justifySelf: "start",
  paddingBlock: space[3],
});

/** Stores and strains above the products; where there is room beside them, with the products first. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  "@media": {
    [from.docked]: {
      display: "flex",
      flexDirection: "row-reverse",
      alignItems: "flex-start",
      columnGap: space[10],
    },
  },
});
globalStyle(`${columns} > *`, {
  minWidth: 0,
  "@media": { [from.docked]: { flex: "1 1 0" } },
});
globalStyle(`${columns} > section`, { "@media": { [from.docked]: { flexGrow: 1.3 } } });
/* Alone, a row is no longer than one reads with ease. */
globalStyle(`${columns} > :only-child`, { maxWidth: size.measure });

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
  listStyle: "none",
});

export const list = style({ listStyle: "none" });

export const listTitle = style({
  paddingBlock: space[1],
  color: color.inkQuiet,
  fontFamily: "inherit",
  fontSize: textSize.xs,
  fontWeight: 650,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
});

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
