import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { besideBar } from "#design/sticky.css.ts";
import { drawnSize, from, layer, onItsSide, radius, safe, size } from "#design/tokens.ts";

export const bottomBar = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.topBar,
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  height: size.bottomBar,
  paddingBlockEnd: safe.bottom,
  paddingInline: `${safe.left} ${safe.right}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  selectors: { "html.typing &": { display: "none" } },
  "@media": {
    [from.docked]: { display: "none" },
    // Along the side, where there is room.
    [onItsSide]: {
      insetBlock: 0,
      insetInlineEnd: "auto",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridAutoRows: "minmax(0, 1fr)",
      width: besideBar,
      height: "auto",
      paddingBlock: `${safe.top} ${safe.bottom}`,
      paddingInline: `${safe.left} 0`,
      borderBlockStart: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

/*
 * Where the top bar goes away with the page the way up stands at this one's end, and the five stand closer and make room. They
 * are moved by transforms: nothing is laid out anew for that while one scrolls.
 */
for (const place of [0, 1, 2, 3, 4])
  globalStyle(`html.scrolled ${bottomBar} > :nth-child(${String(place + 1)})`, {
    transform: `translateX(calc(${size.bottomBarEnd} * ${String(-place / 4)}))`,
    "@media": { [onItsSide]: { transform: "none" } },
  });

globalStyle(`html.scrolled ${bottomBar}`, {
  "@media": {
    [onItsSide]: { paddingBlockEnd: `calc(${size.bottomBarEnd} + 2px + ${safe.bottom})` },
  },
});

/** As large as the bar, whatever the reader has set: its height is fixed, and nothing in it is to be read at length. */
export const tab = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "1px",
  minWidth: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: color.inkQuiet,
  fontSize: drawnSize.tab,
  fontWeight: 600,
  lineHeight: "16px",
  letterSpacing: "0.01em",
  textDecoration: "none",
  "@media": { "(prefers-reduced-motion: no-preference)": { transition: "transform 160ms" } },
  cursor: "pointer",
  selectors: {
    "&:is([aria-current=page], [data-here])": { color: color.leaf, fontWeight: 700 },
    // The bar's own edge would cut the usual ring off.
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});

export const sign = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "52px",
  height: "28px",
  borderRadius: radius.full,
  transition: "background-color 120ms",
  selectors: {
    [`${tab}:is([aria-current=page], [data-here]) > &`]: { background: color.leafSoft },
    [`${tab}[aria-expanded=true] > &`]: { background: color.sunken },
  },
});
globalStyle(`${sign} > svg`, { width: "22px", height: "22px", strokeWidth: 1.75 });
/* The current place is filled. */
globalStyle(`${tab}:is([aria-current=page], [data-here]) svg`, {
  fill: `color-mix(in oklab, currentColor 34%, transparent)`,
});

/** How much is saved. */
export const count = style({
  position: "absolute",
  insetBlockStart: "-1px",
  insetInlineStart: "30px",
  minWidth: "18px",
  paddingInline: "4px",
  borderRadius: radius.full,
  background: color.leaf,
  color: color.onLeaf,
  fontSize: drawnSize.count,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "18px",
  textAlign: "center",
});
