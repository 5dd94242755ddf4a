import { globalStyle, style } from "@vanilla-extract/css";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, onPhone, size, space } from "#design/tokens.ts";

export const view = style({ display: "flex", flexDirection: "column", gap: space[2] });
export const regions = style({ paddingBlock: space[1] });

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
  "@media": { [from.docked]: { maxWidth: size.measure } },
});

export const dealGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[6],
  marginBlockEnd: space[3],
  listStyle: "none",
  "@media": { [from.docked]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const storeName = style({});

/** By how much it is below what it was: as high as its line. */
export const offTag = style({});
globalStyle(`${offTag} > *`, { paddingBlock: 0, paddingInline: space[1], lineHeight: 1.25 });

/* Three signs leave a phone's words more room where they stand closer. */
export const threeActions = style({ "@media": { [onPhone]: { marginInlineEnd: "-0.625rem" } } });
globalStyle(`${threeActions}${threeActions} > *`, {
  minWidth: "2.125rem",
  paddingInline: "6px",
  "@media": { [from.columns]: { minWidth: size.target } },
});

rowLinks(storeName);
