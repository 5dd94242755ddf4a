import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { dots } from "../words/dots.ts";
import { from, narrow, onPhone, size, space, textSize } from "../tokens.ts";

/** As almanacs rule the heads of their tables: a thick line and a thin one. */
const rule = (line: string) => ({
  marginBlockEnd: "3px",
  borderBlockEnd: `2px solid ${line}`,
  boxShadow: `0 2px 0 ${color.paper}, 0 3px 0 ${line}`,
});
const ruled = {
  ...rule(color.ink),
  // In the dark a line of ink would be louder than the prices below it.
  selectors: { "body.dark &": rule(color.lineStrong) },
};

export const resultCount = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingBlockEnd: space[2],
  ...ruled,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

/** How many there are and how old, and below it which of them stand here: no taller than the controls beside it. */
export const fewOfAll = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: 1.3,
  selectors: { "&&": { flex: "1 1 4.5rem", minWidth: 0, maxWidth: "none" } },
});
globalStyle(`${fewOfAll} > b`, { display: "block", color: color.ink, fontWeight: 600 });
globalStyle(`${fewOfAll} [role="status"][role]`, { display: "inline", fontWeight: 400 });
globalStyle(`${fewOfAll} time`, {
  fontSize: textSize.xs,
  "@media": { [from.tablet]: { fontSize: textSize.unit } },
});
/* A dot between the two, and none where the second has a line of its own. */
globalStyle(`${fewOfAll} > div`, {
  ...dots.line,
  "@media": { [onPhone]: { letterSpacing: "-0.025em" } },
});
globalStyle(`${fewOfAll} > div > time`, dots.fact);
globalStyle(`${fewOfAll}${fewOfAll}${fewOfAll} > div > [role="status"]`, dots.fact);
globalStyle(`${fewOfAll} > div > time::before`, dots.beforeFact);
globalStyle(`${fewOfAll}${fewOfAll} time`, { columnGap: 0 });
/** In two lines, which are no taller than what else stands in the head of a list. */
export const countAndAge = style({ lineHeight: 1.25 });

/** The head of a list: how many, and at the other end their order. */
export const listHead = style({
  // What a sign in it says lies below it.
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  // On the narrowest phones count, tax and order share one line.
  columnGap: space[1],
  // Also before there is an order to choose.
  minHeight: `calc(${size.target} + 2px)`,
  "@media": { [from.words]: { columnGap: space[3] } },
  ...ruled,
});
globalStyle(`${listHead} > :is([role="status"], ${countAndAge})`, {
  flex: "1 1 4.5rem",
  minWidth: 0,
});
globalStyle(`${listHead} [role="status"][role]`, {
  margin: 0,
  border: 0,
  boxShadow: "none",
  padding: 0,
});
/* The order takes the room that it needs, the count has the rest. In a line of its own it stands at the same end. */
globalStyle(`${listHead} > div:not(${countAndAge}, ${fewOfAll})`, {
  flex: "none",
  maxWidth: "100%",
});
globalStyle(`${listHead} > div:last-child`, { marginInlineStart: "auto" });
globalStyle(`${listHead} label`, {
  gap: space[1],
  "@media": { [from.words]: { gap: space[2] } },
});
globalStyle(`${listHead} select`, {
  appearance: "auto",
  width: "auto",
  maxWidth: "100%",
  // As wide as the order in force, whose words stand at the end of the line, before the sign.
  fieldSizing: "content",
  textAlignLast: "end",
  paddingInline: 0,
  border: 0,
  background: "none",
  color: color.leaf,
  fontWeight: 600,
});

/* On narrow phones count, tax and order have the first line, and the age and a sign one of their own. */
globalStyle(`${listHead} > ${countAndAge}`, { "@media": { [narrow]: { display: "contents" } } });
globalStyle(`${countAndAge} > [role="status"]`, { "@media": { [narrow]: { flex: "1 1 4.5rem" } } });
globalStyle(`${countAndAge} > time, ${countAndAge} + details`, {
  "@media": { [narrow]: { order: 1 } },
});
globalStyle(`${countAndAge} > time`, { "@media": { [narrow]: { flex: "1 1 9rem" } } });

/* Beside it a phone has no room to spare. */
globalStyle(`${listHead}:has(${fewOfAll})`, {
  "@media": { [onPhone]: { columnGap: space[2], letterSpacing: "-0.01em" } },
});

/* On the narrowest phones both lines have all of its width, the second with tax and order behind it. */
globalStyle(`${listHead} > ${fewOfAll}${fewOfAll}`, {
  "@media": { [narrow]: { display: "contents" } },
});
globalStyle(`${fewOfAll} > div`, { "@media": { [narrow]: { flex: "1 0 100%" } } });
globalStyle(`${fewOfAll} > b`, { "@media": { [narrow]: { flex: "1 1 4rem" } } });
