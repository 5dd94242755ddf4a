import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color, shadow } from "#design/theme.css.ts";
import { layer, onPhone, radius, safe, size, space, textSize } from "#design/tokens.ts";

const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });
const rise = keyframes({ from: { transform: "translateY(100%)" } });

const CLOSED = ":not(:hover, :focus-within)";

/** Signs alone, until it is pointed at or something in it has the focus. */
const closedRail = style({
  selectors: {
    [`&${CLOSED}`]: { width: size.rail },
    "&:hover, &:focus-within": { boxShadow: shadow.covering },
  },
});

export const sidebar = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: space[4],
    width: size.sidebar,
    padding: space[3],
    overflowY: "auto",
    overscrollBehavior: "contain",
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.surface,
    color: color.ink,
  },
  variants: {
    place: {
      drawer: {
        position: "fixed",
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: layer.sidebar,
        // The top bar stays above it, with the button that closes it.
        paddingBlockStart: `calc(${size.topBar} + ${space[4]})`,
        paddingBlockEnd: `calc(${space[3]} + ${safe.bottom})`,
        paddingInlineStart: `max(${space[3]}, ${safe.left})`,
        boxShadow: shadow.covering,
        "@media": {
          "(prefers-reduced-motion: no-preference)": { animation: `${slideIn} 200ms ease-out` },
          // From below, where the thumb is that has opened it, and as wide as the screen: all of it is in sight.
          [onPhone]: {
            insetBlock: "auto 0",
            insetInline: 0,
            gap: space[2],
            width: "auto",
            maxHeight: `calc(100dvh - ${size.topBar})`,
            paddingBlockStart: space[4],
            paddingInlineEnd: `max(${space[3]}, ${safe.right})`,
            border: 0,
            borderStartStartRadius: radius.lg,
            borderStartEndRadius: radius.lg,
          },
          [`${onPhone} and (prefers-reduced-motion: no-preference)`]: { animationName: rise },
        },
      },
      docked: {
        position: "sticky",
        insetBlockStart: size.topBar,
        height: `calc(100vh - ${size.topBar})`,
      },
      rail: {
        position: "sticky",
        insetBlockStart: size.topBar,
        zIndex: layer.topBar - 1,
        height: `calc(100vh - ${size.topBar})`,
        overflowX: "hidden",
        scrollbarWidth: "none",
      },
    },
    open: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { place: "rail", open: false }, style: [closedRail] }],
});

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.scrim,
  border: 0,
  background: color.scrim,
});

export const sectionTitle = style({
  padding: `${space[1]} ${space[3]}`,
  color: color.inkQuiet,
  fontSize: textSize.xs,
  fontWeight: 650,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
  whiteSpace: "nowrap",
});

export const list = style({ listStyle: "none" });

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: size.target,
  paddingInline: space[3],
  borderRadius: radius.sm,
  color: color.ink,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ":hover": { background: color.sunken },
  // All of it on a desk's screen, where a mouse needs less room than a thumb.
  "@media": { "(pointer: fine)": { minHeight: "2.25rem" } },
  selectors: {
    "&[aria-current]": { background: color.leafSoft, color: color.leaf, fontWeight: 650 },
  },
});

/** A button among links, such as that of the display settings. */
export const drawerButton = style({
  flex: "none",
  width: "100%",
  border: 0,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
});

globalStyle(`${link} svg`, { flex: "none" });

const drawer = sidebar.classNames.variants.place.drawer;
globalStyle(`${drawer} :is(nav, section)`, {
  "@media": { [onPhone]: { display: "grid", gap: space[1] } },
});
globalStyle(`${drawer} ${list}`, {
  "@media": {
    [onPhone]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
    },
  },
});
globalStyle(`${drawer} ${link}`, {
  "@media": { [onPhone]: { gap: space[2], whiteSpace: "normal", lineHeight: 1.2 } },
});

/* A sign is shown whole, and nothing of its word. */
globalStyle(`${closedRail}${CLOSED} ${link}`, { width: size.target, overflow: "hidden" });
globalStyle(`${closedRail}${CLOSED} ${sectionTitle}`, { visibility: "hidden" });
