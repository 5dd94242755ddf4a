import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, onPhone, radius, size, space, textSize } from "#design/tokens.ts";

export const menu = style({ display: "flex", flexDirection: "column", gap: space[2] });

/** What stays in sight while the list scrolls. */
export const tools = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  paddingBlock: space[1],
});
export const searchRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
});
/** On a phone the sign says it, beside the field. */
export const filterCount = style({
  "@media": {
    [onPhone]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const listHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  borderBlockEnd: `2px solid ${color.ink}`,
});
globalStyle(`${listHead} > [role="status"]`, { border: 0, padding: 0 });
globalStyle(`${listHead} select`, {
  border: 0,
  background: "none",
  color: color.leaf,
  fontWeight: 600,
});

export const filterFields = style({ display: "grid", gap: space[4] });
export const numberPair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[3],
});

export const storeHeader = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[3],
});
export const storeLine = style({
  flex: "1 1 9rem",
  fontSize: textSize.sm,
  overflowWrap: "anywhere",
});
export const storeActions = style({ display: "flex", marginInlineEnd: `-${space[2]}` });

export const storeFacts = style({
  display: "grid",
  gap: space[1],
  justifyItems: "start",
  padding: space[4],
  borderRadius: radius.lg,
  background: color.surface,
  overflowWrap: "anywhere",
});
globalStyle(`${storeFacts} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});

export const regions = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  "@media": { [from.columns]: { gridTemplateColumns: "1fr 1fr" } },
});

export const storeList = style({ listStyle: "none" });
