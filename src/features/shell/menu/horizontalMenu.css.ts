import { style } from "@vanilla-extract/css";
import { color, shadow } from "#design/theme.css.ts";
import { layer, radius, size, space } from "#design/tokens.ts";

export const bar = style({
  paddingInline: size.contentEdge,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

/** The first word stands on the content's edge; its button is wider. */
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  marginInlineStart: `-${space[3]}`,
  listStyle: "none",
});

export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: size.target,
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.sm,
  background: "none",
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&:hover, &[data-popup-open]": { background: color.sunken } },
});

export const positioner = style({ zIndex: layer.dialog });

export const popup = style({
  minWidth: "14rem",
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: color.surface,
  boxShadow: shadow.covering,
  listStyle: "none",
});
