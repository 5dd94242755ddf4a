import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../tokens.ts";

export const blankPage = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[5],
  minHeight: "100vh",
  padding: space[4],
  textAlign: "center",
});
globalStyle(`${blankPage} h1`, { maxWidth: "24em", fontSize: "1.5rem" });
globalStyle(`${blankPage} p`, { maxWidth: "36em" });
