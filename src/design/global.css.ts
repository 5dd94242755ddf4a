import { globalStyle } from "@vanilla-extract/css";
import { aboveBottomBar } from "./sticky.css.ts";
import { color } from "./theme.css.ts";
import { font, textLine, textSize } from "./tokens.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

/* What has the focus is scrolled clear of both bars. */
globalStyle("html", {
  scrollPaddingTop: "5rem",
  scrollPaddingBottom: aboveBottomBar,
  overflowWrap: "break-word",
});

globalStyle("body", {
  margin: 0,
  background: color.paper,
  color: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.5,
});

globalStyle("h1, h2, h3", {
  margin: 0,
  fontFamily: font.heading,
  fontWeight: 640,
  // As in the scale, also where a part has smaller ones.
  lineHeight: 28 / 22,
  letterSpacing: "-0.01em",
  textWrap: "balance",
});

globalStyle("h2", { fontSize: textSize.xl });
globalStyle("h3", { fontSize: textSize.lg, lineHeight: textLine.lg });

globalStyle("p, ul, ol, dl, figure", { margin: 0 });
/* Figures of one width are for columns; in sentences they gape. No word is left alone in a last line. */
globalStyle("p", { fontVariantNumeric: "proportional-nums", textWrap: "pretty" });
globalStyle("ul, ol", { padding: 0 });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
/* What is tapped fast is tapped, and not zoomed into; it answers in its own way, not by the phone's grey flash. */
globalStyle("a, button, input, select, summary, label", {
  touchAction: "manipulation",
  WebkitTapHighlightColor: "transparent",
});
globalStyle("a:active, button:active, summary:active", { opacity: 0.7 });

/* Quieter than what is typed, and still to be read: browsers' own grey is not. */
globalStyle("::placeholder", { color: color.inkQuiet, opacity: 1 });
/* The browser's own cross is blue, and of another size in each. */
globalStyle("[type=search]::-webkit-search-cancel-button", {
  appearance: "none",
  width: "1rem",
  height: "1rem",
  marginInlineStart: "0.5rem",
  background: `linear-gradient(45deg, transparent 45%, ${color.inkQuiet} 45% 55%, transparent 55%), linear-gradient(-45deg, transparent 45%, ${color.inkQuiet} 45% 55%, transparent 55%)`,
  cursor: "pointer",
});

globalStyle("a", { color: color.leaf, textUnderlineOffset: "0.18em" });

globalStyle(":focus-visible", {
  outline: `3px solid ${color.leaf}`,
  outlineOffset: "2px",
  borderRadius: "4px",
});
/* Headings take the focus after a navigation, for the screen reader's sake. */
globalStyle("h1:focus", { outline: "none" });

globalStyle(".visually-hidden", {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
