import { globalStyle, style } from "@vanilla-extract/css";
import { ON_PINE, PINE_IN_DARK } from "../palette.ts";
import { color } from "../theme.css.ts";
import { from, onPhone, radius, space, textLine, textSize } from "../tokens.ts";

const toneVars = (tones: Readonly<Record<keyof typeof ON_PINE, string>>) => ({
  [color.pine]: tones.pine,
  [color.paper]: tones.paper,
  [color.surface]: tones.surface,
  [color.sunken]: tones.sunken,
  [color.line]: tones.line,
  [color.lineStrong]: tones.lineStrong,
  [color.ink]: tones.ink,
  [color.inkQuiet]: tones.inkQuiet,
  [color.leafSoft]: tones.leafSoft,
});

/** The deep ground of the site, for the one thing that a page is about. Whatever stands on it has the tones for it. */
export const ground = style([
  "dark-surface",
  {
    background: color.pine,
    color: color.onPine,
    vars: toneVars(ON_PINE),
    selectors: { "body.dark &": { vars: toneVars(PINE_IN_DARK) } },
    "@media": {
      "(forced-colors: active)": { border: "1px solid" },
      print: { background: "none", color: "inherit" },
    },
  },
]);

/** As the head of a page: on a phone from edge to edge below the top bar. */
export const groundHead = style([
  ground,
  {
    padding: `${space[2]} min(${space[4]}, 5vw) ${space[3]}`,
    "@media": {
      // With the room that every screen has above its heading.
      [onPhone]: { marginBlockStart: `-${space[2]}`, marginInline: `-${space[4]}` },
      [from.tablet]: { padding: `${space[3]} ${space[4]}`, borderRadius: radius.md },
      print: { padding: 0 },
    },
  },
]);
/* A name that a page is about has the room of a desk. */
globalStyle(`${groundHead} h1`, {
  "@media": { [from.docked]: { fontSize: textSize["3xl"], lineHeight: textLine["3xl"] } },
});
/* Words that lead somewhere are told by their line, and are of the colour of those beside them. */
globalStyle(`${groundHead} a`, { color: "inherit" });
globalStyle(`${groundHead} :focus-visible`, { outlineColor: color.onPine });
