import { globalStyle, style } from "@vanilla-extract/css";

/** In very large type what follows the name stands below it. */
export const cutLine = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline" });
globalStyle(`${cutLine} > :first-child:not(:last-child)`, {
  flex: "1 1 0",
  maxWidth: "max-content",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${cutLine} > :nth-child(2)`, { maxWidth: "100%", whiteSpace: "pre-wrap" });

/** One line high: what has no room in it goes to a second one, which is not there. */
export const spare = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  selectors: { "&&&": { flex: "1 1 0", minWidth: 0 } },
  height: "1.25em",
  overflow: "hidden",
});
/* A letter of no width is always in the first one, on whose line all stands. */
globalStyle(`${spare}::before`, { content: '"\\200B"' });
globalStyle(`${spare} > *`, { flex: "none", whiteSpace: "pre" });
