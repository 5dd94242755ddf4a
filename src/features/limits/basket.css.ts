import { globalStyle, style } from "@vanilla-extract/css";
import { aboveBottomBar } from "#design/sticky.css.ts";
import { ground } from "#design/surfaces/ground.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import { from, layer, radius, size, space, textSize } from "#design/tokens.ts";

export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  fontVariantNumeric: "tabular-nums",
});

export const lines = style({ listStyle: "none" });

export const line = style({
  display: "grid",
  // On a phone words have the whole width, and how many stands below them.
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  alignItems: "center",
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: space[3] },
    print: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingBlock: "2px" },
  },
});
export const lineText = style({
  display: "grid",
  gap: "2px",
  justifyItems: "start",
  "@media": {
    print: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[3] },
  },
});
globalStyle(`${lineText} small`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const stepper = style({
  display: "flex",
  alignItems: "center",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  "@media": { print: { border: 0, "::before": { content: "×" } } },
});
export const quantity = style({
  width: "2.75rem",
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: "none",
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
  textAlign: "center",
  appearance: "textfield",
  "::-webkit-inner-spin-button": { appearance: "none", margin: 0 },
  "@media": { print: { minHeight: 0 } },
});

export const handForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space[3],
  alignItems: "end",
});
export const formAndQuantity = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: space[3],
  alignItems: "end",
});
export const wholeRow = style({ gridColumn: "1 / -1" });
export const withUnit = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 4.5rem",
  gap: space[2],
  alignItems: "end",
});
export const problem = style([wholeRow, { color: color.danger, fontWeight: 600 }]);

export const addButton = style({
  position: "relative",
  selectors: { '&[data-in-basket="true"]': { background: color.leafSoft, color: color.leaf } },
});
export const addCount = style({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineEnd: "2px",
  minWidth: "1.125rem",
  paddingInline: "3px",
  borderRadius: radius.full,
  background: color.leaf,
  color: color.onLeaf,
  fontSize: textSize.xs,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.125rem",
  textAlign: "center",
});

/** In a menu's row: a plus in a ring, and once it is in the basket how often it is there. */
export const addInRow = style({});
export const addSign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "1.25rem",
  height: "1.25rem",
  border: `1.5px solid ${color.leaf}`,
  borderRadius: radius.full,
  color: color.leaf,
  fontSize: textSize.xs,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${addSign} > svg`, { width: "0.875rem", height: "0.875rem" });
globalStyle(`${addInRow}[data-in-basket="true"] > ${addSign}`, {
  background: color.leaf,
  color: color.onLeaf,
});

/** A toast is dark where the page is light: its link takes the toast's colour. */
export const toastLink = style({ color: "inherit", fontWeight: 600 });

/** Where one goes on adding, below the list that is added from. */
export const addingBar = style([
  ground,
  {
    position: "sticky",
    insetBlockEnd: `calc(${space[2]} + ${aboveBottomBar})`,
    zIndex: layer.topBar,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: space[1],
    marginInline: "auto",
    width: "min(100%, 34rem)",
    padding: `${space[2]} ${space[1]} ${space[2]} ${space[4]}`,
    borderRadius: radius.md,
    boxShadow: shadow.covering,
  },
]);
export const addingWords = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.3,
});
globalStyle(`${addingWords} > strong`, { flexBasis: "100%" });
globalStyle(`${addingWords} > small`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${addingWords} > small[data-over="true"]`, { color: color.amber, fontWeight: 600 });

/** From where more is added: as wide as each other. */
export const adds = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: space[2],
  maxWidth: "30rem",
  textAlign: "center",
});
