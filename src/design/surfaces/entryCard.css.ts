import { style } from "@vanilla-extract/css";
import { card } from "./card.css.ts";
import { color } from "../theme.css.ts";
import { space } from "../tokens.ts";

/** An address can name it, and it keeps together on paper. */
export const entryCard = style([
  card,
  {
    gap: space[3],
    scrollMarginBlockStart: "5rem",
    ":target": { borderColor: color.leaf },
    "@media": {
      print: { breakInside: "avoid", border: 0, padding: 0, marginBlockEnd: space[6] },
    },
  },
]);

export const tags = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const points = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[4],
});

export const sources = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});
