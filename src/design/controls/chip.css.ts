import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRoom } from "../focusRoom.css.ts";
import { scrollFade } from "../scrollFade.css.ts";
import { color } from "../theme.css.ts";
import { from, hovers, radius, size, space, textSize, withMouse } from "../tokens.ts";

/** Chips: on a narrow screen a row that scrolls inside itself, on a desk as many rows as it takes. */
export const chips = style([
  focusRoom,
  scrollFade,
  {
    position: "relative",
    display: "flex",
    gap: space[2],
    overflowX: "auto",
    scrollbarWidth: "none",
    // Without a finger nothing scrolls sideways, and nothing of it may be out of sight.
    "@media": { [from.docked]: { flexWrap: "wrap" } },
  },
]);

export const wrappingChips = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const chip = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    flex: "none",
    maxWidth: "100%",
    minHeight: size.target,
    paddingInline: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.ink,
    fontSize: textSize.sm,
    fontWeight: 550,
    textDecoration: "none",
    overflowWrap: "anywhere",
    cursor: "pointer",
    "@media": { [withMouse]: { minHeight: "2.25rem", paddingInline: space[3] } },
  },
  variants: {
    chosen: {
      true: { borderColor: color.leaf, background: color.leafSoft, color: color.leaf },
      /** Asked for, but it leaves nothing out. */
      inVain: { borderColor: color.leaf, borderStyle: "dashed", color: color.leaf },
      false: { "@media": { [hovers]: { ":hover": { background: color.sunken } } } },
    },
  },
  defaultVariants: { chosen: false },
});
