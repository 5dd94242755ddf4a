import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { font, from, radius, space, textLine, textSize, withStamps } from "../tokens.ts";
import { ground } from "./ground.css.ts";
import { line, rowActions, titleLink } from "./rowLines.css.ts";

const STAMP = "4rem";

/** A row that stands for its list: on the deep ground, as the answer of every screen does, larger in all that counts. */
export const leadRow = style([
  ground,
  {
    marginBlock: `${space[1]} ${space[2]}`,
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[1]}`,
    borderRadius: radius.md,
    vars: { [color.leaf]: color.onPine },
    selectors: { "&&:hover, &&:active": { background: color.pine } },
  },
]);
globalStyle(`${leadRow} ${titleLink}`, {
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  lineHeight: textLine.lg,
});
globalStyle(`${leadRow} strong`, { fontSize: textSize["2xl"], lineHeight: textLine.xl });
/* Its end is that of its ground. */
globalStyle(`${leadRow} ${rowActions}`, {
  "@media": { [from.tablet]: { insetInlineEnd: space[1] } },
});
globalStyle(`${leadRow} :focus-visible`, { outlineColor: color.onPine });
globalStyle(`${leadRow} > [aria-hidden]`, { "@media": { [withStamps]: { width: STAMP } } });
globalStyle(`${leadRow} > [aria-hidden] > svg`, {
  "@media": { [withStamps]: { width: STAMP, height: STAMP } },
});

/* The price stands beside what it is the best of, so that the name below has the whole width. */
globalStyle(`${leadRow} > * > ${line}:first-child > :first-child`, { display: "contents" });
globalStyle(`${leadRow} ${titleLink}`, { flex: "1 0 100%", order: 1 });

/** What it is the best of, above its name. */
export const leadWords = style({
  flex: "1 1 6rem",
  color: color.inkQuiet,
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
});
