import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { BlankPage } from "#design/states/BlankPage.tsx";
import { lazyPart } from "#platform/lazyPart.tsx";
import { drawingPlace, searchPlace } from "./notFound.css.ts";

const SpotDrawing = lazyPart(() => import("#design/drawings/SpotDrawing.tsx"));

/** @param search a field for what was meant */
export function NotFoundScreen({ search }: { search: ReactNode }) {
  return (
    <BlankPage
      inShell
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
    </BlankPage>
  );
}
