import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, radius, safe, size, space, textSize } from "#design/tokens.ts";

/** No wider than one reads with ease. */
export const form = style({ maxWidth: size.measure });

export const list = style({
  display: "grid",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const entry = style({
  display: "grid",
  gap: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  padding: space[4],
  breakInside: "avoid",
});

/** As high as the button that comes into it. */
export const waitingPlace = style({
  display: "grid",
  alignItems: "center",
  minHeight: size.target,
});

export const ticket = style({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
});

export const code = style({
  margin: 0,
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  lineHeight: 1.1,
  letterSpacing: "0.06em",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** White around it in both themes, for the readers; never smaller than they can see. */
export const qr = style({
  display: "block",
  width: "min(100%, 15rem)",
  height: "auto",
  borderRadius: radius.sm,
});

/** As large as the code that is drawn into it. */
export const qrPlace = style({ width: "min(100%, 15rem)", aspectRatio: "1" });

export const largeQr = style([qr, { width: "min(100%, 60vh, 32rem)" }]);

/** As bright as the screen can be, in both themes. */
export const fullScreen = style({
  boxSizing: "border-box",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[4],
  border: "none",
  width: "100vw",
  maxWidth: "none",
  // As high as the whole screen: in an installed app `dvh` lacks the status bar.
  inset: 0,
  height: "auto",
  maxHeight: "none",
  margin: 0,
  paddingBlock: `calc(${space[4]} + ${safe.top}) calc(${space[4]} + ${safe.bottom})`,
  paddingInline: `max(${space[4]}, ${safe.left}) max(${space[4]}, ${safe.right})`,
  background: "#fff",
  color: "#000",
  textAlign: "center",
  overflow: "auto",
});
