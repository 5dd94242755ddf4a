import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { aboveBottomBar, belowTopBar, besideBar } from "#design/sticky.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import { from, layer, radius, safe, size, space, textSize } from "#design/tokens.ts";
import { topBar } from "./menu/topBar.css.ts";

export const frame = recipe({
  base: {
    minHeight: "100vh",
    display: "flex",
    flexDirection: "column",
    paddingInline: `${besideBar} ${safe.right}`,
    paddingBlockEnd: aboveBottomBar,
    background: color.paper,
    "@media": { print: { display: "block", minHeight: 0, padding: 0 } },
  },
  variants: {
    layout: {
      full: {},
      boxed: {
        "@media": {
          [from.docked]: {
            maxWidth: "80rem",
            marginInline: "auto",
            borderInline: `1px solid ${color.line}`,
            boxShadow: shadow.covering,
          },
        },
      },
    },
  },
});

export const skipLink = style({
  position: "fixed",
  insetBlockStart: `calc(${space[2]} + ${safe.top})`,
  insetInlineStart: `calc(${space[2]} + ${safe.left})`,
  zIndex: layer.toast,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.sm,
  background: color.leaf,
  color: color.onLeaf,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});

export const columns = recipe({
  base: {
    flex: 1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { print: { display: "block" } },
  },
  variants: {
    place: {
      // Beside a wide page this is a first view, in which the sidebar's place is kept free for it.
      drawer: { "@media": { [from.docked]: { paddingInlineStart: size.sidebar } } },
      docked: {},
      rail: {},
      bar: {},
    },
    open: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { place: "docked", open: true },
      style: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)` },
    },
    {
      variants: { place: "rail" },
      style: { gridTemplateColumns: `${size.rail} minmax(0, 1fr)` },
    },
  ],
});

export const column = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  "@media": { print: { display: "block" } },
});

export const main = style({
  flex: 1,
  width: "100%",
  maxWidth: size.content,
  // The page's end is below the screen from the start, and does not jump when the rest comes.
  minHeight: `calc(100vh - ${size.topBar})`,
  padding: `${space[6]} ${space[4]}`,
  "@media": {
    [from.docked]: { padding: space[6] },
    print: { maxWidth: "none", minHeight: 0, padding: 0 },
  },
});

/* Below a bar the content is centered, and the name above stands on its edge. */
const belowBar = columns.classNames.variants.place.bar;
globalStyle(`${belowBar} ${main}`, { marginInline: "auto" });
globalStyle(`${topBar.classNames.base}:has(~ ${belowBar})`, { paddingInline: size.contentEdge });

/* What sticks below the top bar has to know where that ends. */
const { navbar } = topBar.classNames.variants;
globalStyle(`${navbar["navbar-sticky"]} ~ *`, { vars: { [belowTopBar]: size.topBar } });
globalStyle(`${navbar["navbar-floating"]} ~ *`, {
  vars: { [belowTopBar]: `calc(${size.topBar} + ${space[2]})` },
});
globalStyle(`${navbar["navbar-static"]} ~ *`, { vars: { [belowTopBar]: "0px" } });

/** As a printed almanac ends: below its double rule the mark, and whose it is. */
export const footer = style({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  // The way up lies over the page at one of its sides.
  padding: `${space[6]} calc(${size.target} + ${space[4]})`,
  borderBlockStart: `3px double ${color.lineStrong}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  textAlign: "center",
});
