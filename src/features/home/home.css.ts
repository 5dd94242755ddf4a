import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

export const announcements = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  marginBlockEnd: space[8],
});

export const home = style({ display: "flex", flexDirection: "column", gap: space[4] });

/** What the site is beside what one came for, where there is room for both. */
export const top = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [from.docked]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
    print: { display: "block" },
  },
});

export const finding = style({ display: "flex", flexDirection: "column", gap: space[4] });

export const welcome = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  maxWidth: size.measure,
  fontSize: textSize.md,
  lineHeight: 1.45,
  "@media": { [from.docked]: { fontSize: textSize.base } },
});

export const narrowHint = style({
  color: color.inkQuiet,
  fontSize: textSize.sm,
  "@media": { [from.docked]: { display: "none" } },
});

/** As high from the start as what comes into it. */
export const kept = style({ minHeight: "4.5rem" });
globalStyle(`${kept} > h2`, { fontSize: textSize.md, marginBlockEnd: space[1] });
globalStyle(`${kept} > ul`, { listStyle: "none" });
globalStyle(`${kept} li`, { flex: "none", maxWidth: "100%" });

export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[2],
  listStyle: "none",
  "@media": { [from.columns]: { gap: space[4] } },
});

export const way = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minHeight: "5.25rem",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.lg,
  background: color.surface,
  color: color.leaf,
  fontSize: textSize.lg,
  fontWeight: 650,
  textDecoration: "none",
  ":hover": { background: color.leafSoft, borderColor: color.leaf },
  "@media": { [from.columns]: { flexDirection: "row", gap: space[3] } },
});
