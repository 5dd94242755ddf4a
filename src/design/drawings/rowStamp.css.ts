import { style } from "@vanilla-extract/css";
import { withStamps } from "../tokens.ts";

/** The column of drawings: words of all rows begin on one line beside it. */
export const rowStamp = style({
  display: "none",
  flex: "none",
  alignSelf: "flex-start",
  width: "40px",
  lineHeight: 0,
  "@media": { [withStamps]: { display: "block" } },
});
