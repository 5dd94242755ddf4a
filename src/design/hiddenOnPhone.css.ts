import { style } from "@vanilla-extract/css";
import { onPhone } from "./tokens.ts";

/** Words for those who do not see what stands for them. */
export const readOut = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  whiteSpace: "nowrap",
  clipPath: "inset(50%)",
} as const;

/** On a phone a sign has to do for these words; they are there for those who do not see it. */
export const hiddenOnPhone = style({
  "@media": { [onPhone]: readOut },
});
