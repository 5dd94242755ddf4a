import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { radius, space, textSize } from "#design/tokens.ts";

export const receipt = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.lg,
  background: color.leafSoft,
  overflowWrap: "anywhere",
});

export const receiptMark = style({
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: radius.full,
  background: color.leaf,
  color: color.onLeaf,
});

export const receiptWords = style({ fontSize: textSize.lg, fontWeight: 600 });

export const next = style({ maxWidth: "40rem" });
