import { style } from "@vanilla-extract/css";
import { space } from "#design/tokens.ts";

/** Its room is kept before it comes. */
export const drawingPlace = style({ width: "120px", height: "90px" });
export const searchPlace = style({ width: "min(30rem, 100%)", textAlign: "start" });

export const waysOn = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: space[1],
});
