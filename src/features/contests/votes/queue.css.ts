import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { font, from, radius, size, space, textSize } from "#design/tokens.ts";

export const queue = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  maxWidth: size.measure,
  overflowWrap: "anywhere",
});

export const choices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const choice = recipe({
  base: {
    display: "grid",
    justifyItems: "start",
    gap: space[1],
    minHeight: "6.5rem",
    padding: space[4],
    border: `2px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
    color: color.ink,
    textAlign: "start",
    cursor: "pointer",
    ":hover": { borderColor: color.lineStrong },
    ":disabled": {
      borderColor: color.line,
      borderStyle: "dashed",
      color: color.inkQuiet,
      cursor: "default",
    },
  },
  variants: {
    picked: { true: { borderColor: color.leaf, background: color.leafSoft } },
  },
});

export const choiceName = style({
  maxWidth: "100%",
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
});

/** Looks like the key. */
export const digit = style({
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

/** Where there are keys. */
export const keysHint = style({ "@media": { "(hover: none)": { display: "none" } } });
