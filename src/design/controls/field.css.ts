import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, size, space, textSize } from "../tokens.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: space[1] });
export const label = style({ fontWeight: 600, fontSize: textSize.sm });
/** Room for a button inside the input, at its end. */
export const inputRow = style({ position: "relative", display: "flex" });
export const actionPlace = style({ position: "absolute", insetBlock: 0, insetInlineEnd: 0 });
export const input = style({
  width: "100%",
  minWidth: 0,
  minHeight: size.target,
  paddingInline: space[3],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  // Whatever ground it stands on: its own is a light one.
  color: color.ink,
  selectors: { "&[aria-invalid]": { borderColor: color.danger, borderWidth: "2px" } },
});
/** What is typed ends before the button that lies over the field's end. */
export const withAction = style({ paddingInlineEnd: size.target });
/** Half of the angle at the end of a choice, falling or rising: a line across a small square. */
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 1px), ${color.inkQuiet} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`;

/** With the site's own angle instead of the system's arrow. */
export const chooser = style([
  input,
  {
    appearance: "none",
    paddingInlineEnd: space[6],
    backgroundImage: `${stroke("45deg")}, ${stroke("-45deg")}`,
    backgroundPosition: `right calc(${space[3]} + 5px) center, right ${space[3]} center`,
    backgroundRepeat: "no-repeat",
    backgroundSize: "6px 6px",
    textOverflow: "ellipsis",
    // Drawings in the background are not theirs to see who have chosen their own colors.
    "@media": { "(forced-colors: active)": { appearance: "auto", backgroundImage: "none" } },
  },
]);
export const hint = style({ color: color.inkQuiet, fontSize: textSize.sm });
export const error = style({ color: color.danger, fontSize: textSize.sm, fontWeight: 600 });
/** Room for several lines; the visitor may make it taller. */
export const area = style({
  minHeight: "8lh",
  paddingBlock: space[3],
  lineHeight: "inherit",
  resize: "vertical",
});
