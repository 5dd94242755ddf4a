import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, from, radius, safe, size, space, textLine, textSize } from "#design/tokens.ts";

/** No wider than one reads with ease. */
export const form = style({ maxWidth: size.measure });

export const list = style({
  display: "grid",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Two beside each other where there is room. */
export const openEvents = style([
  list,
  { "@media": { [from.docked]: { gridTemplateColumns: "1fr 1fr" } } },
]);

export const entry = style({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  padding: space[4],
  breakInside: "avoid",
});

/** As high as the button that comes into it. */
export const waitingPlace = style({
  display: "grid",
  alignItems: "center",
  minHeight: size.target,
});

/** Around a ticket there is no frame: it is one itself. */
export const ticketEntry = style({ display: "grid", gap: space[3], breakInside: "avoid" });

/** Two parts and the line along which it would be torn, on the ground of moments. */
export const ticket = style({
  display: "flex",
  flexWrap: "wrap",
  maxWidth: size.measure,
  borderRadius: radius.md,
  background: color.pine,
  color: color.onPine,
  overflowWrap: "anywhere",
  "@media": {
    "(forced-colors: active)": { border: "1px solid" },
    print: { border: "1px solid", background: "none", color: "inherit" },
  },
});

export const ticketWords = style({
  flex: "1 1 14rem",
  display: "grid",
  alignContent: "start",
  gap: space[3],
  minWidth: 0,
  padding: space[4],
});

export const ticketTitle = style({
  color: "inherit",
  fontSize: textSize.xl,
  lineHeight: textLine.xl,
});

export const ticketFacts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  fontSize: textSize.sm,
});
globalStyle(`${ticketFacts} > dt`, { opacity: 0.8 });
globalStyle(`${ticketFacts} > dd`, { margin: 0 });

/** With the code to read out and the one for the reader at the door. */
export const stub = style({
  flex: "1 1 15rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  justifyItems: "center",
  gap: space[3],
  padding: space[4],
  borderBlockStart: "2px dashed",
  "@media": {
    [from.tablet]: { borderBlockStart: 0, borderInlineStart: "2px dashed" },
  },
});

/** As large as the code that is drawn into it. */
export const qrPlace = style({ width: "min(100%, 15rem)", aspectRatio: "1" });

/** A ticket to look at, beside how it goes. */
export const specimen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[4]} ${space[10]}`,
  "@media": {
    [from.docked]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", alignItems: "center" },
  },
});
globalStyle(`${specimen} ${qrPlace}`, { width: "min(100%, 9rem)" });
export const specimenSteps = style({
  display: "grid",
  gap: space[3],
  maxWidth: size.measure,
  paddingInlineStart: space[6],
});
globalStyle(`${specimenSteps} > li::marker`, { color: color.buckeye, fontWeight: 600 });

/** One's turn, and what it means. */
export const queuePlace = style({ display: "flex", flexWrap: "wrap", gap: space[4] });
globalStyle(`${queuePlace} > p`, { flex: "1 1 12rem", minWidth: 0 });
export const placeNumeral = style({
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  fontWeight: 640,
  lineHeight: textLine["3xl"],
  fontVariantNumeric: "tabular-nums",
});

export const code = style({
  margin: 0,
  fontFamily: font.heading,
  fontSize: textSize["3xl"],
  lineHeight: textLine["3xl"],
  letterSpacing: "0.06em",
  fontVariantNumeric: "tabular-nums",
  // In very large type its two halves stand below each other.
  overflowWrap: "normal",
  textAlign: "center",
  "@media": { print: { whiteSpace: "nowrap" } },
});

/** White around it in both themes, for the readers; never smaller than they can see. */
export const qr = style({
  display: "block",
  width: "min(100%, 15rem)",
  height: "auto",
  borderRadius: radius.sm,
});

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
