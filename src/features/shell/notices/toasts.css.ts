import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color, shadow } from "#design/theme.css.ts";
import { layer, radius, space, textSize } from "#design/tokens.ts";

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
  maxWidth: `min(24rem, calc(100vw - ${space[6]}))`,
  // Between them the page hears the tap.
  pointerEvents: "none",
});
globalStyle(`${toasts} a`, { color: "inherit" });

/** What answers nothing that was done: on the side of names and not of prices. It needs no button, and a tap goes through it. */
export const aside = style({ alignItems: "flex-start" });
export const toast = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    paddingBlock: space[1],
    paddingInline: `${space[4]} ${space[1]}`,
    overflowWrap: "anywhere",
    pointerEvents: "auto",
    // To either side it is swiped away.
    touchAction: "pan-y",
    borderRadius: radius.md,
    borderInlineStart: "4px solid",
    background: color.ink,
    color: color.paper,
    // It stands over what is being read, so it takes no more of it than it needs.
    fontSize: textSize.sm,
    lineHeight: 1.3,
    boxShadow: shadow.covering,
    "@media": {
      "(prefers-reduced-motion: no-preference)": { animation: `${rise} 160ms ease-out` },
    },
  },
  variants: {
    type: { plain: { borderColor: color.leaf }, error: { borderColor: color.danger } },
  },
});

globalStyle(`${aside} > *`, {
  paddingBlock: space[1],
  paddingInline: space[3],
  borderInlineStart: 0,
  pointerEvents: "none",
});
globalStyle(`${aside} > * > button`, { display: "none" });

/** As light as the words beside it. */
export const toastClose = style({ flex: "none" });
globalStyle(`${toasts} ${toastClose}`, { color: "inherit" });
globalStyle(`${toasts} ${toastClose}:hover`, { background: "none" });
