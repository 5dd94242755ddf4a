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
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[3],
    minHeight: size.target,
    // A way that is too much for a day says so in a second line, and is no taller.
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
/** How much of the list a way gets, and what that costs: large where no other way gets more. */
export const got = style({ whiteSpace: "nowrap" });
globalStyle(`${got} b`, { fontSize: textSize.base, fontWeight: 700 });
/* Why this one: a line of its own. */
globalStyle(`${option.classNames.base} > strong`, {
  flexBasis: "100%",
  color: color.ink,
  fontWeight: 600,
});
globalStyle(`${option.classNames.base} > span:not(${got})`, { flex: "1 1 0", minWidth: 0 });
