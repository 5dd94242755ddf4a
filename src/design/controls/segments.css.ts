import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, size, space, textSize } from "../tokens.ts";

/** One box with as many parts as there are ways to look at it. */
export const segments = style({
  display: "inline-flex",
  flex: "none",
  marginInlineEnd: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
});

export const segment = style({
  display: "grid",
  placeItems: "center",
  minHeight: `calc(${size.target} - 2px)`,
  paddingInline: space[3],
  borderRadius: `calc(${radius.sm} - 1px)`,
  color: color.ink,
  fontSize: textSize.sm,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${color.lineStrong}` },
    "&:hover": { background: color.sunken },
    "&[aria-current]": { background: color.leafSoft, color: color.leaf },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-current]": { outline: "2px solid Highlight" } },
    },
  },
});
