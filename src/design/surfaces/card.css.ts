import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, space, textLine, textSize } from "../tokens.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: `min(${space[4]}, 5vw)`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  "@media": { print: { gap: space[2] } },
});

/* No frame in a frame. */
globalStyle(`${card} ${card}`, { border: 0, background: color.sunken });

/* Below the title of a screen, whatever the screen's is. */
globalStyle(`${card} > h2, ${card} > div > h2`, { fontSize: textSize.lg, lineHeight: textLine.lg });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
