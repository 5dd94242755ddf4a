import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

/** As high as the buttons beside it, whatever it says. */
export const line = recipe({
  base: {
    flex: "0 1 auto",
    minWidth: 0,
    overflow: "hidden",
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    maxWidth: "6.25rem",
    minHeight: size.target,
    paddingBlock: 0,
    paddingInline: space[1],
    border: 0,
    borderRadius: radius.sm,
    fontSize: textSize.xs,
    lineHeight: 1.1,
    textAlign: "start",
    "@media": {
      [from.tablet]: { maxWidth: "none", paddingInline: space[3], fontSize: textSize.sm },
      "(forced-colors: active)": { border: "1px solid" },
    },
  },
  variants: {
    tone: {
      amber: { background: color.amberSoft, color: color.amber },
      leaf: { background: color.leafSoft, color: color.leaf },
    },
    opens: { true: { cursor: "pointer" }, false: {} },
  },
  defaultVariants: { opens: false },
});

/** What is so on every visit has no place in the bar of a phone; it is in the panel, and beside what it is about. */
export const standing = style({
  "@media": { "screen and (max-width: 29.99em)": { display: "none" } },
});

/* On a phone the words need the room more than their sign. */
globalStyle(`${line.classNames.base} > svg`, {
  display: "none",
  "@media": { [from.tablet]: { display: "block", flex: "none" } },
});

/** Below each other on a phone, where the bar has no room beside its buttons. */
export const words = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [from.tablet]: { flexDirection: "row", gap: space[2] } },
});

export const word = style({ fontWeight: 650 });

export const age = style({ whiteSpace: "nowrap" });

/** How many more there are. */
export const more = style({ fontWeight: 650 });
