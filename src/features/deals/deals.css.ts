import { globalStyle, style } from "@vanilla-extract/css";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { color } from "#design/theme.css.ts";
import {
  font,
  from,
  onItsSide,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";

export const view = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  "@media": {
    [onItsSide]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "center",
    },
  },
});
export const regions = style({ paddingBlock: space[1] });

/** Sections, which scroll where they have no room, and at their end what stays in sight; in very large type each has a line of its own. */
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "@media": { [from.docked]: { justifyContent: "space-between" } },
});
globalStyle(`${filters} > :not(button)`, { flex: "1 1 12rem", minWidth: 0 });
globalStyle(`${filters} > button`, {
  flex: "none",
  "@media": { [onPhone]: { paddingInline: space[3] } },
});
/* On its side both stand in one line, and all else below them. */
globalStyle(`${view} > :not(${regions}, ${filters})`, {
  "@media": { [onItsSide]: { gridColumn: "1 / -1" } },
});
globalStyle(`${view} > ${filters}`, {
  "@media": {
    [onItsSide]: {
      paddingInlineStart: space[3],
      borderInlineStart: `1px solid ${color.lineStrong}`,
    },
  },
});
globalStyle(`${filters} > button`, { "@media": { [onItsSide]: { paddingInline: space[3] } } });
/* Its sign has to do there, too, so that the chips have room. */
globalStyle(`${filters} > button > span`, { "@media": { [onItsSide]: readOut } });

export const dealGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[6],
  marginBlockEnd: space[3],
  listStyle: "none",
  "@media": { [from.pairs]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/* Two beside each other end on one line. */
globalStyle(`${dealGrid} > li`, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The way to all of a section: where its deals are an odd number, in the place that none of them has. */
export const allTile = style({
  display: "grid",
  placeItems: "center",
  minHeight: size.target,
  marginBlockStart: space[2],
  borderRadius: radius.md,
  background: color.sunken,
  color: color.leaf,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
/** A line of its own below pairs. */
export const allBar = style({ gridColumn: "1 / -1" });

/** Apart from the head of the section below it. */
export const crossedOut = style({ marginBlockEnd: space[2] });

/** A line between two lists, quieter than the head of a section. */
export const alwaysOnHead = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  fontWeight: 600,
});

export const storeName = style({});

rowLinks(storeName);

/** Beside the name of a section: which of its deals stand for it. */
export const pickWords = style({
  marginInlineStart: space[2],
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: textSize.sm,
  fontWeight: 400,
});
