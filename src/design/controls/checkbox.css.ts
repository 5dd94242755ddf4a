import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, space } from "../tokens.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: size.target,
  cursor: "pointer",
});

export const strong = style({ fontWeight: 600 });

export const box = style({
  flex: "none",
  margin: 0,
  width: "1.25rem",
  height: "1.25rem",
  // The browser's own is gray in the dark theme, as if it were disabled.
  appearance: "none",
  display: "grid",
  placeContent: "center",
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: "4px",
  background: color.surface,
  cursor: "inherit",
  ":checked": { borderColor: color.leaf, background: color.leaf },
  ":disabled": { opacity: 0.5 },
  "::before": {
    content: "",
    width: "0.75rem",
    height: "0.75rem",
    clipPath: "polygon(14% 44%, 0 60%, 42% 96%, 100% 18%, 84% 4%, 40% 66%)",
    background: "transparent",
  },
  selectors: { "&:checked::before": { background: color.onLeaf } },
  "@media": {
    "(forced-colors: active)": { appearance: "auto" },
    print: { appearance: "auto" },
  },
});
