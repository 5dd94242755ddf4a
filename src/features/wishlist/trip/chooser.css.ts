import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { hovers, radius, size, space, textSize } from "#design/tokens.ts";

/** Beside each other, as wide as each other, so that their prices are compared at a glance. */
export const chooser = style({
  display: "grid",
  // Narrower than a price with its words they stand below each other.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))",
  gap: space[2],
  maxWidth: "32rem",
});

export const option = recipe({
  base: {
    position: "relative",
    display: "grid",
    alignContent: "start",
    minHeight: size.target,
    padding: `${space[1]} ${space[2]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    background: color.surface,
    fontSize: textSize.sm,
    lineHeight: 1.25,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
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
globalStyle(`${option.classNames.base} > b`, { fontSize: textSize.base, fontWeight: 700 });
globalStyle(`${option.classNames.base} > small`, { fontSize: textSize.xs });
globalStyle(`${option.classNames.variants.isChosen.false} > small`, { color: color.inkQuiet });
