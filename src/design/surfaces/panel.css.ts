import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color, shadow } from "../theme.css.ts";
import { from, layer, radius, safe, space } from "../tokens.ts";

export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.dialog,
  background: color.scrim,
});

export const panel = recipe({
  base: {
    position: "fixed",
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.dialog,
    display: "flex",
    flexDirection: "column",
    gap: space[4],
    maxHeight: "85vh",
    paddingBlock: `${space[4]} calc(${space[4]} + ${safe.bottom})`,
    paddingInline: `max(${space[4]}, ${safe.left}) max(${space[4]}, ${safe.right})`,
    overflowY: "auto",
    overscrollBehavior: "contain",
    borderRadius: `${radius.lg} ${radius.lg} 0 0`,
    background: color.surface,
    color: color.ink,
    boxShadow: shadow.covering,
    "@media": {
      [from.tablet]: {
        insetBlock: 0,
        paddingBlockStart: `calc(${space[4]} + ${safe.top})`,
        insetInlineStart: "auto",
        width: "24rem",
        maxHeight: "none",
        borderRadius: 0,
      },
    },
  },
  variants: {
    wide: {
      true: { "@media": { [from.tablet]: { width: "min(60rem, 100%)" } } },
      false: {},
    },
  },
});

/** It stays while what is below it is read. */
export const head = style({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${space[4]})`,
  zIndex: 1,
  flex: "none",
  marginBlock: `calc(-1 * ${space[4]}) calc(-1 * ${space[2]})`,
  paddingBlock: `${space[4]} ${space[2]}`,
  background: color.surface,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});

/** The same at the other end. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: `calc(-1 * (${space[4]} + ${safe.bottom}))`,
  zIndex: 1,
  flex: "none",
  display: "grid",
  marginBlock: `auto calc(-1 * (${space[4]} + ${safe.bottom}))`,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[3]} ${space[2]} calc(${space[3]} + ${safe.bottom})`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});
