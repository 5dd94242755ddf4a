import { globalStyle, style } from "@vanilla-extract/css";
import { from, space } from "#design/tokens.ts";

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

/** A trip stands above the list, and where there is room at its right. */
export const withTrip = style({
  "@media": {
    [from.wide]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 26rem",
      columnGap: space[10],
      alignItems: "start",
    },
  },
});
globalStyle(`${withTrip} > *`, { "@media": { [from.wide]: { gridRow: 1, gridColumn: 1 } } });
globalStyle(`${withTrip} > :first-child`, { "@media": { [from.wide]: { gridColumn: 2 } } });

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
