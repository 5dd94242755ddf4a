import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { hovers, radius, size, space, textSize } from "#design/tokens.ts";

/** Below each other, a line each, so that their prices are compared at a glance. */
export const chooser = style({
  display: "grid",
  maxWidth: "32rem",
});

export const option = recipe({
  base: {
    position: "relative",
    display: "grid",
    alignContent: "center",
    minHeight: size.target,
    // Two lines in the height of a target, and a third of the chosen one.
    paddingBlock: "1px",
    paddingInline: space[3],
    border: `1px solid ${color.lineStrong}`,
    background: color.surface,
    fontSize: textSize.sm,
    lineHeight: 1.25,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
      "&:first-child": { borderStartStartRadius: radius.sm, borderStartEndRadius: radius.sm },
      "&:last-child": { borderEndStartRadius: radius.sm, borderEndEndRadius: radius.sm },
      // One line between two of them.
      "&:not(:first-child)": { marginBlockStart: "-1px" },
      "&:has(:focus-visible)": { outline: `3px solid ${color.leaf}`, outlineOffset: "2px" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } },
      },
    },
  },
  variants: {
    isChosen: {
      true: {
        paddingBlock: "3px",
        borderColor: color.leaf,
        background: color.leafSoft,
        color: color.leaf,
        boxShadow: `inset 0 0 0 1px ${color.leaf}`,
      },
      false: { "@media": { [hovers]: { ":hover": { background: color.sunken } } } },
    },
  },
});
/* The field itself is what is tapped and focused; only its look is the choice's. */
globalStyle(`${option.classNames.base} > input`, {
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
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
export const second = style({
  color: color.inkQuiet,
  selectors: { [`${option.classNames.base}:has(:checked) > &`]: { color: color.ink } },
});
/** Why this one: a line of its own. */
export const reason = style({ color: color.ink, fontWeight: 600 });

/** As totals beside each other; in very large type below each other. */
export const briefWays = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))",
  gap: space[2],
  maxWidth: "32rem",
});

export const brief = recipe({
  base: {
    display: "grid",
    alignContent: "start",
    minWidth: 0,
    minHeight: size.target,
    padding: `${space[1]} ${space[2]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    background: color.surface,
    color: color.ink,
    fontSize: textSize.xs,
    lineHeight: 1.3,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    textAlign: "start",
    cursor: "pointer",
  },
  variants: {
    isChosen: {
      true: {
        borderColor: color.leaf,
        background: color.leafSoft,
        color: color.leaf,
        boxShadow: `inset 0 0 0 1px ${color.leaf}`,
        "@media": { "(forced-colors: active)": { outline: "2px solid Highlight" } },
      },
      false: { "@media": { [hovers]: { ":hover": { background: color.sunken } } } },
    },
  },
});
globalStyle(`${brief.classNames.base} > b`, { fontSize: textSize.base });
