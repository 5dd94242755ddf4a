import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { onPhone, space, textSize } from "../tokens.ts";

export const option = style({
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": { outline: `3px solid ${color.leaf}`, outlineOffset: "2px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } },
    },
  },
});
/* The field itself is what is tapped and focused; only its look is the chip's. */
globalStyle(`${option} > input`, {
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

/** Choices among other chips: the row is theirs together. */
export const inRow = style({ display: "contents" });

/** A name with a line below it, no higher than a chip of one line on a touch screen. */
export const noted = style({ display: "grid", lineHeight: 1.2, whiteSpace: "nowrap" });
globalStyle(`${noted} > small`, {
  color: color.inkQuiet,
  fontSize: textSize.xs,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
});

export const count = style({
  fontSize: textSize.xs,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
});

/** A sentence, and at its end what helps: in one line where there is room. */
export const nearTrouble = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  fontSize: textSize.sm,
});
globalStyle(`${nearTrouble} > button`, { marginInline: `-${space[3]}` });

/** On a phone the words have the room: the chips after them stand whole. */
export const chipSign = style({ "@media": { [onPhone]: { display: "none" } } });

/** What is left out beside a title on a narrow phone. */
export const chipRest = style({});
