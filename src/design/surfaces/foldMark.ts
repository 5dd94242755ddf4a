import { globalStyle } from "@vanilla-extract/css";

/**
 * Draws the sign of what opens and closes, the same everywhere: an angle that points onward, and downward when it is open. A
 * browser's own triangle is gone. For style sheets. It is drawn with lines of the words' colour, so it stays in forced
 * colours, and not on paper, where nothing opens.
 *
 * @param details selector of the element that opens
 * @param end it stands behind a line of words that is read at once, and points down and up
 */
export function foldMark(details: string, end = false): void {
  const mark = `${details} > summary::${end ? "after" : "before"}`;
  globalStyle(`${details} > summary`, { listStyle: "none", cursor: "pointer" });
  globalStyle(`${details} > summary::-webkit-details-marker`, { display: "none" });
  globalStyle(mark, {
    content: "",
    display: "inline-block",
    width: "0.5em",
    height: "0.5em",
    [end ? "marginInlineStart" : "marginInlineEnd"]: "0.5em",
    ...(end ? {} : { marginInlineStart: "0.15em" }),
    marginBlockEnd: "0.125em",
    borderBlockEnd: "1.75px solid",
    borderInlineEnd: "1.75px solid",
    rotate: end ? "45deg" : "-45deg",
    transition: "rotate 120ms",
    "@media": {
      print: { display: "none" },
      "(prefers-reduced-motion: reduce)": { transition: "none" },
    },
  });
  const open = mark.replace(details, `${details}[open]`);
  globalStyle(
    open,
    end
      ? { rotate: "-135deg", marginBlockEnd: "-0.125em" }
      : { rotate: "45deg", translate: "0 -0.1em" },
  );
}
