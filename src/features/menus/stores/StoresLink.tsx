import { Link } from "@tanstack/react-router";
import ChevronLeft from "~icons/chevron-left";
import { button } from "#design/controls/button.css.ts";

/** The way from a menu to all others. */
export function StoresLink() {
  return (
    <Link to="/dispensary-menus" className={button({ kind: "icon" })} aria-label="Choose a store">
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}
