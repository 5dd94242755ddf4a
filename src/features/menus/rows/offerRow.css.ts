import { style } from "@vanilla-extract/css";

/** A finger that rests on a row opens its sheet, and selects no word of it. */
export const pressed = style({
  "@media": { "(pointer: coarse)": { WebkitUserSelect: "none", userSelect: "none" } },
});

export const sheetFacts = style({ overflowWrap: "anywhere" });
