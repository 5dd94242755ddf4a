import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { BlankPage } from "#design/states/BlankPage.tsx";

export function NotFoundScreen() {
  return (
    <BlankPage heading="The page you requested was not found!">
      <Link to="/" className={button({ kind: "primary" })}>
        Home
      </Link>
    </BlankPage>
  );
}
