import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, size, space, textSize, withMouse } from "#design/tokens.ts";
import { mapBox } from "./map.css.ts";

/** On the map at its lower end: under the thumb, where the state has no stores. */
export const controls = style({
  position: "absolute",
  insetBlockEnd: `calc(${space[3]} + var(--map-foot, 0px))`,
  insetInlineEnd: space[3],
  zIndex: 3,
  display: "grid",
  justifyItems: "end",
  gap: "2px",
});
globalStyle(`${controls} button`, {
  minWidth: size.target,
  border: `1px solid ${color.line}`,
  background: color.surface,
});

/** For those who use keys, and for those who cannot drag and have tapped a button: beside the others, which stay where they are. */
export const moves = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: `calc(100% + ${space[1]})`,
  display: "none",
  gridTemplateColumns: "auto auto",
  gap: "2px",
  selectors: {
    [`${controls}:focus-within &`]: { display: "grid" },
    [`${mapBox}:has(:focus-visible) &`]: { display: "grid" },
  },
});

/** What keys do, while one uses them: in the place of what is said below the map, so that it covers no store. */
export const keysHint = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInline: 0,
  zIndex: 3,
  display: "none",
  minHeight: "5rem",
  paddingBlockStart: space[2],
  background: color.paper,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  pointerEvents: "none",
  "@media": {
    [from.columns]: {
      selectors: { [`${mapBox}:has(:focus-visible) &`]: { display: "block" } },
    },
  },
});

export const byTouch = style({ "@media": { "(pointer: fine)": { display: "none" } } });
/** What a wheel and its keys do, where there is one. */
export const byMouse = style({
  display: "none",
  "@media": { [withMouse]: { display: "inline" } },
});
