import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { hovers, narrow, radius, size, space, textSize } from "#design/tokens.ts";

/** Ways beside each other, as one switch that stands on the answer of the one that is chosen; in very large type below each other. */
export const cells = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))",
  columnGap: space[1],
  rowGap: space[1],
});

export const cell = recipe({
  base: {
    display: "grid",
    alignContent: "start",
    minWidth: 0,
    minHeight: size.target,
    padding: `${space[1]} ${space[2]} ${space[2]}`,
    border: `1px solid ${color.lineStrong}`,
    borderBlockEnd: 0,
    borderRadius: `${radius.md} ${radius.md} 0 0`,
    fontSize: textSize.xs,
    lineHeight: 1.3,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    textAlign: "start",
    cursor: "pointer",
    ":focus-visible": { outlineOffset: "-3px" },
    "@media": { [narrow]: { paddingInline: "3px" } },
  },
  variants: {
    isChosen: {
      true: [
        ground,
        {
          borderColor: color.pine,
          "@media": { "(forced-colors: active)": { outline: "2px solid Highlight" } },
        },
      ],
      false: {
        background: color.surface,
        color: color.ink,
        "@media": { [hovers]: { ":hover": { background: color.sunken } } },
      },
    },
  },
});
globalStyle(`${cell.classNames.base} > b`, { fontSize: textSize.lg, lineHeight: 1.2 });
export const cellName = style({ fontWeight: 600 });

/** Below each other, a line each, so that their prices are compared at a glance. */
export const rows = style({ display: "grid", maxWidth: "32rem" });

export const row = style({
  display: "grid",
  alignContent: "center",
  minWidth: 0,
  minHeight: size.target,
  // Two lines in the height of a target.
  paddingBlock: "1px",
  paddingInline: space[3],
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  color: color.ink,
  fontSize: textSize.sm,
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:first-child": { borderStartStartRadius: radius.sm, borderStartEndRadius: radius.sm },
    "&:last-child": { borderEndStartRadius: radius.sm, borderEndEndRadius: radius.sm },
    // One line between two of them.
    "&:not(:first-child)": { marginBlockStart: "-1px" },
  },
  "@media": { [hovers]: { ":hover": { background: color.sunken } } },
});
/** What it is at one end, and a figure at the other, below that of the line above. */
export const line = style({
  display: "flex",
  // In very large type the figure has a line of its own.
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
});
globalStyle(`${line} > :first-child`, { minWidth: 0 });
globalStyle(`${line} > :last-child`, { marginInlineStart: "auto" });
/** How much of the list that is, and what it comes to. */
export const second = style({ color: color.inkQuiet });
/** What it would save: a line of its own. */
export const reason = style({ fontWeight: 600 });
