import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { NOTICES_PATH } from "#domain/site/thirdParty.ts";
import { SITE } from "#domain/site/site.ts";
import { useLoaded } from "#platform/useLoaded.ts";
import { thirdParties } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

const loadParts = async () => (await import("virtual:third-party")).default;

/** Whose this program is, and whose else is in it. */
export function AboutThisSite() {
  const [isWanted, setWanted] = useState(false);
  const parts = useLoaded(isWanted ? "parts" : null, loadParts);
  return (
    <Part part="about">
      <p>
        Release {__APP_VERSION__} of a program by {SITE.community} contributors. It is free software
        under the MIT licence: anyone may run it, read it, change it and pass it on.{" "}
        <Link to="/change-log">What has changed</Link>
      </p>
      <p>
        It contains what others have made: libraries, icons, a typeface, the outlines of counties, a
        list of common passwords. Each keeps its own licence; <a href={NOTICES_PATH}>their texts</a>{" "}
        need a connection.
      </p>
      {parts === null ? (
        <div className="no-print">
          <Button onClick={() => setWanted(true)}>Other people’s work in it</Button>
        </div>
      ) : (
        <ul className={thirdParties} aria-label="Made by others" translate="no">
          {parts.map(({ name, version, licence }) => (
            <li key={`${name} ${version}`}>
              {name} {version} · {licence}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
