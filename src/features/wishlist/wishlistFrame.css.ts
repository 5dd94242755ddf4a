import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { beforeWide, from, radius, space } from "#design/tokens.ts";

/** What the list is told with, in one line. */
export const listTools = style({
  // What the sign in it says lies below it.
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[6]}`,
});
/* On paper only the warning of it stands. */
globalStyle(`${listTools} > :not(details)`, { "@media": { print: { display: "none" } } });

/** Two views as one switch, as wide as its words. */
export const views = style({
  display: "inline-flex",
  flexWrap: "wrap",
  padding: "2px",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.sunken,
});
globalStyle(`${views} > button`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.5rem",
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.sm,
  background: "none",
  color: color.ink,
  fontWeight: 600,
  cursor: "pointer",
});
globalStyle(`${views} > button[aria-pressed="true"]`, {
  background: color.surface,
  color: color.leaf,
  boxShadow: `0 0 0 1px ${color.leaf}`,
  "@media": { "(forced-colors: active)": { outline: "2px solid Highlight" } },
});

/** A trip has a phone to itself, where the switch leads back; on paper and beside it its list stands. */
export const besideTrip = style({
  "@media": { [beforeWide]: { display: "none" } },
});

/** A trip stands before the list, and where there is room beside it: whatever comes late moves nothing of the other. */
export const withTrip = recipe({
  base: {
    "@media": { [from.wide]: { display: "grid", columnGap: space[10], alignItems: "start" } },
  },
  variants: {
    isShort: {
      true: {
        "@media": {
          [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
        },
      },
      false: {
        "@media": { [from.wide]: { gridTemplateColumns: "26rem minmax(0, 1fr)" } },
      },
    },
  },
});

/** Without a trip the list has what else there is at its side. */
export const withForms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 26rem",
  columnGap: space[10],
  alignItems: "start",
  "@media": { print: { display: "block" } },
});

/** Its heading stands in line with that of the list. */
export const otherForms = style({ paddingBlockStart: space[3] });
globalStyle(`${otherForms} ul`, { margin: 0, padding: 0, listStyle: "none" });
