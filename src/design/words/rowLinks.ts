import { globalStyle } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

/**
 * Styles the links that name the entry of a row: ink without a line, since a list of green lines says nothing. For
 * style sheets; links within sentences keep their look.
 *
 * @param selector of the links, without a pseudo-class of their own
 */
export function rowLinks(selector: string): void {
  globalStyle(selector, { color: color.ink, textDecoration: "none" });
  globalStyle(`:is(${selector}):is(:hover, :focus-visible)`, { textDecoration: "underline" });
}
