import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { from, radius, space } from "../tokens.ts";

/** Cards in two columns where there is room for them, each as high as it is. */
export const cardGrid = style({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { display: "block" },
  },
});

/** What stands below each other in a card. */
export const cardStack = style({ display: "flex", flexDirection: "column", gap: space[3] });

/** A card that an address can name, and that keeps together on paper. */
export const entryCard = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  scrollMarginBlockStart: "5rem",
  ":target": { borderColor: color.leaf },
  "@media": {
    print: { breakInside: "avoid", border: 0, padding: 0, marginBlockEnd: space[6] },
  },
});

/** Statements of a card, one below the other. */
export const points = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
});
