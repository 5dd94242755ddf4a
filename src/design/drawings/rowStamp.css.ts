import { globalStyle, style } from "@vanilla-extract/css";
import { readOut } from "../hiddenOnPhone.css.ts";
import { color } from "../theme.css.ts";
import { textSize, withStamps } from "../tokens.ts";

/** The column of drawings: words of all rows begin on one line beside it. */
export const rowStamp = style({
  display: "flex",
  flex: "none",
  flexDirection: "column",
  alignItems: "center",
  alignSelf: "flex-start",
  paddingBlockStart: "0.25rem",
  lineHeight: 0,
  "@media": {
    [withStamps]: {
      // As wide as the words below a stamp, whether or not this one has any.
      width: "3.5rem",
      paddingBlockStart: 0,
    },
    print: { display: "none" },
  },
  selectors: {
    // Under the stamp's stem, which leaves room at its foot.
    "&[data-caption]::after": {
      content: "attr(data-caption)",
      display: "none",
      "@media": { [withStamps]: { display: "block" } },
      marginBlockStart: "-2px",
      color: color.inkQuiet,
      fontSize: textSize.xs,
      letterSpacing: "-0.01em",
      fontVariantNumeric: "proportional-nums",
      lineHeight: "0.875rem",
      whiteSpace: "nowrap",
    },
  },
});

/* The narrowest phones have room for a small one. */
globalStyle(`${rowStamp} > svg`, { width: "1.5rem", height: "1.5rem" });
globalStyle(`${rowStamp} > svg`, {
  "@media": { [withStamps]: { width: "3rem", height: "3rem" } },
});

/** What the caption says, in words: seen where rows have no stamps. */
export const captionInWords = style({
  "@media": { [withStamps]: readOut },
});
