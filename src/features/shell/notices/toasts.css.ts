import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color, shadow } from "#design/theme.css.ts";
import { layer, onPhone, radius, safe, size, space, textSize } from "#design/tokens.ts";

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

/** A phone whose bar has room for a few words between its menu and its signs. */
export const besideSigns = `${onPhone} and (min-width: 22em)`;

/** On the mark: in two short lines, without its button, which a tap there does not meet. */
export const aside = style({
  "@media": {
    [besideSigns]: {
      insetBlock: `calc(${safe.top} + ${space[1]}) auto`,
      insetInline: `calc(${safe.left} + 3rem) auto`,
      justifyContent: "center",
      // Up to the first sign, and as far as the name of the site goes.
      width: "min(9.75rem, 100vw - 14.5rem)",
      height: `calc(${size.topBar} - ${safe.top} - ${space[2]})`,
    },
  },
});
globalStyle(`${aside} > *`, {
  "@media": {
    [besideSigns]: {
      paddingInline: space[2],
      fontSize: textSize.xs,
      pointerEvents: "none",
    },
  },
});
globalStyle(`${aside} > * > button`, { "@media": { [besideSigns]: { display: "none" } } });

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

/** As light as the words beside it. */
export const toastClose = style({ flex: "none" });
globalStyle(`${toasts} ${toastClose}`, { color: "inherit" });
globalStyle(`${toasts} ${toastClose}:hover`, { background: "none" });
