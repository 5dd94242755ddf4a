import { style } from "@vanilla-extract/css";

/** As light as the words of the message that it stands in: its own green is not seen on that ground. */
export const undo = style({
  selectors: {
    "&&": { color: "inherit", textDecoration: "underline", textUnderlineOffset: "0.2em" },
    "&&:hover": { background: "none" },
  },
});
