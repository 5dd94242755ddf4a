import { globalStyle, style } from "@vanilla-extract/css";
import { belowTopBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

export const filters = style({ display: "grid", gap: space[2], paddingBlockEnd: space[2] });
export const fields = style({
  display: "grid",
  gap: space[2],
  "@media": { [from.columns]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const placeForm = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space[2],
});
globalStyle(`${placeForm} > :first-child`, { flex: "1 1 8rem", minWidth: 0 });
export const placeInForce = style({ flex: "0 0 100%" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  alignItems: "center",
  gap: space[2],
});

/** List and map, side by side; on paper the map stands above. */
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  columnGap: space[6],
  alignItems: "start",
  "@media": { print: { display: "flex", flexDirection: "column-reverse" } },
});
export const listPart = style({ minWidth: 0, "@media": { print: { width: "100%" } } });
export const mapPart = style({
  position: "sticky",
  insetBlockStart: `calc(${belowTopBar} + ${space[3]})`,
  "@media": { print: { position: "static", width: "100%" } },
});

/** The map is as large before its parts are there. */
export const mapFrame = style({
  width: "100%",
  aspectRatio: "1 / 1.06",
  minHeight: "16rem",
  maxHeight: "calc(100vh - 15rem)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space[3],
  alignItems: "center",
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  selectors: { '&[data-pointed="true"]': { boxShadow: `inset 3px 0 ${color.buckeye}` } },
  "@media": { print: { breakInside: "avoid" } },
});
/** The store's number on the map; a store that is on no map has a mark that says so. */
export const numberMark = style({
  display: "grid",
  placeItems: "center",
  minWidth: "1.75rem",
  minHeight: "1.75rem",
  marginInlineStart: space[2],
  paddingInline: space[1],
  borderRadius: radius.full,
  background: color.leaf,
  color: color.onLeaf,
  fontSize: textSize.sm,
  fontWeight: 650,
  selectors: {
    '&[data-on-map="false"]': {
      border: `1px dashed ${color.lineStrong}`,
      background: "none",
      color: color.inkQuiet,
    },
  },
});
export const nameButton = style({
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: "none",
  color: color.leaf,
  font: "inherit",
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});
export const note = style({
  marginBlockStart: `-${space[1]}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
export const figures = style({
  display: "grid",
  justifyItems: "end",
  color: color.inkQuiet,
  fontSize: textSize.sm,
});
globalStyle(`${figures} > b`, { color: color.ink, fontSize: textSize.base });
export const rowCard = style({ gridColumn: "1 / -1" });

export const card = style({
  display: "grid",
  gap: space[3],
  padding: space[3],
  marginBlock: space[2],
  borderRadius: radius.md,
  background: color.sunken,
  overflowWrap: "anywhere",
});
export const cardTitle = style({ fontSize: textSize.lg });
export const cardActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
});

export const wholeList = style({ listStyle: "none" });
