import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { BlankPage } from "#design/states/BlankPage.tsx";
import { lazyPart } from "#platform/lazyPart.tsx";
import { drawingPlace, searchPlace, waysOn } from "./notFound.css.ts";

const SpotDrawing = lazyPart(() => import("#design/drawings/SpotDrawing.tsx"));

/** @param search a field for what was meant */
export function NotFoundScreen({ search }: { search: ReactNode }) {
  return (
    <BlankPage
      heading="The page you requested was not found!"
      picture={
        <div className={drawingPlace}>
          <SpotDrawing of="notFound" />
        </div>
      }
    >
      <div className={searchPlace}>{search}</div>
      <Link to="/" className={button({ kind: "primary" })}>
        Home
      </Link>
      {/* An installed app has no address bar. */}
      <nav aria-label="Other ways on" className={waysOn}>
        {WAYS.map(({ to, title }) => (
          <Link key={to} to={to} className={button({ kind: "quiet" })}>
            {title}
          </Link>
        ))}
      </nav>
    </BlankPage>
  );
}

const WAYS = [
  { to: "/dispensary-menus", title: "Menus" },
  { to: "/dispensary-deals", title: "Deals" },
  { to: "/dispensary-maps", title: "Maps" },
  { to: "/saved", title: "Saved" },
] as const;
