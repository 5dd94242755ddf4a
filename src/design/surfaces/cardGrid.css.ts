import { style } from "@vanilla-extract/css";
import { from, space } from "../tokens.ts";

/** Cards in two columns where there is room for them, each as high as it is. */
export const cardGrid = style({
  display: "grid",
  alignItems: "start",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.columns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { display: "block" },
  },
});
