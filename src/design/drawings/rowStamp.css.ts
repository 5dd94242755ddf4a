import { style } from "@vanilla-extract/css";
import { readOut } from "../hiddenOnPhone.css.ts";
import { color } from "../theme.css.ts";
import { textSize, withStamps } from "../tokens.ts";

/** The column of drawings: words of all rows begin on one line beside it. */
export const rowStamp = style({
  display: "none",
  flex: "none",
  flexDirection: "column",
  alignItems: "center",
  alignSelf: "flex-start",
  // As wide as the words below a stamp, whether or not this one has any.
  minWidth: "3.375rem",
  lineHeight: 0,
  "@media": { [withStamps]: { display: "flex" } },
  selectors: {
    // Under the stamp's stem, which leaves room at its foot.
    "&[data-caption]::after": {
      content: "attr(data-caption)",
      marginBlockStart: "-2px",
      color: color.inkQuiet,
      fontSize: textSize.xs,
      lineHeight: "0.875rem",
      whiteSpace: "nowrap",
    },
  },
});

/** What the caption says, in words: seen where rows have no stamps. */
export const captionInWords = style({
  "@media": { [withStamps]: readOut },
});
