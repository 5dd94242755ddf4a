import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color, shadow } from "#design/theme.css.ts";
import { layer, radius, space } from "#design/tokens.ts";

const rise = keyframes({ from: { transform: "translateY(0.5rem)", opacity: 0 } });

export const toasts = style({
  position: "fixed",
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: layer.toast,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: space[2],
  maxWidth: `min(24rem, calc(100vw - ${space[8]}))`,
  // On a phone it lies over the button that somebody is about to tap, which must hear the tap.
  pointerEvents: "none",
});
globalStyle(`${toasts} a`, { color: "inherit", pointerEvents: "auto" });

export const toast = recipe({
  base: {
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.md,
    borderInlineStart: "4px solid",
    background: color.ink,
    color: color.paper,
    boxShadow: shadow.covering,
    "@media": {
      "(prefers-reduced-motion: no-preference)": { animation: `${rise} 160ms ease-out` },
    },
  },
  variants: {
    type: { plain: { borderColor: color.leaf }, error: { borderColor: color.danger } },
  },
});
