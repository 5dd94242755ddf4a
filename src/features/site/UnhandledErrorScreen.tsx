import { useState } from "react";
import { BlankPage } from "#design/states/BlankPage.tsx";
import { button } from "#design/controls/button.css.ts";
import { useHydrationEnd } from "#platform/lazyPart.tsx";
import { noteError } from "#platform/measure/noteError.ts";
import { darkOnly, lightOnly } from "./unhandledError.css.ts";

/**
 * The last resort. Its links load the page anew, because the application that
 * would follow them has just failed.
 */
export function UnhandledErrorScreen({ inShell = false }: { inShell?: boolean }) {
  const [id] = useState(noteError);
  useHydrationEnd();
  return (
    <BlankPage
      inShell={inShell}
      heading={
        <>
          An unhandled error has occurred. Please try again. If issue persists please report the
          problem on the <a href="/discord">community chat server</a>
        </>
      }
      picture={
        <>
          <img src="/error-light.svg" width="240" height="180" alt="" className={lightOnly} />
          <img src="/error-dark.svg" width="240" height="180" alt="" className={darkOnly} />
        </>
      }
    >
      <p>Error {id}</p>
      <a href={`/feedback?kind=problem&errorId=${encodeURIComponent(id)}`}>
        Report this error here
      </a>
      <a href="/" className={button({ kind: "primary" })}>
        Home
      </a>
    </BlankPage>
  );
}
