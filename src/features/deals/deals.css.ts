import { globalStyle, style } from "@vanilla-extract/css";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { color } from "#design/theme.css.ts";
import { from, onItsSide, onPhone, size, space, textLine, textSize } from "#design/tokens.ts";

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

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": { [from.docked]: { maxWidth: size.measure } },
});
globalStyle(`${filters} > :not(button)`, { flex: "1 1 6.25rem", minWidth: 0 });
/* On its side both stand in one line, and all else below them. */
globalStyle(`${view} > :not(${regions}, ${filters})`, {
  "@media": { [onItsSide]: { gridColumn: "1 / -1" } },
});
/* Where the two choices and the way to the others have 288 px. */
const NARROW = "screen and (max-width: 21.99em)";
globalStyle(`${filters} > :first-child`, { "@media": { [NARROW]: { flexBasis: "8rem" } } });
globalStyle(`${filters} > button`, { "@media": { [NARROW]: { paddingInline: space[2] } } });
/* On the narrowest phones a choice has room for all of its words. */
globalStyle(`${filters} select`, {
  "@media": { [onPhone]: { paddingInline: `${space[2]} ${space[1]}`, textOverflow: "ellipsis" } },
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
