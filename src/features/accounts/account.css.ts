import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { font, from, radius, space, textSize } from "#design/tokens.ts";

/** A form has the width of what one reads, on paper of its own. */
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  width: "100%",
  maxWidth: "28rem",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  "@media": { [from.tablet]: { padding: space[6] } },
});

/** The mark at the end of a head, on the line of what stands below. */
export const headMark = style({ marginInlineEnd: space[3] });

export const form = style({ display: "flex", flexDirection: "column", gap: space[4] });

export const submitRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  rowGap: space[3],
});

export const trouble = style({
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.danger}`,
  ":empty": { display: "none" },
});

export const switchLine = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkQuiet,
});

export const sessionList = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: 0,
  margin: 0,
  listStyle: "none",
});

export const person = style({ display: "flex", alignItems: "center", gap: space[3] });

export const portrait = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  borderRadius: "50%",
  background: color.leaf,
  color: color.onLeaf,
  fontFamily: font.heading,
  fontSize: textSize.xl,
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  listStyle: "none",
});

export const dangerButton = style({ borderColor: color.danger, color: color.danger });

export const middle = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[10],
});
