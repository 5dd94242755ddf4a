import { Link } from "@tanstack/react-router";
import { useSiteLinks } from "#data/siteLinks.ts";
import { narrowHint, welcome } from "./home.css.ts";

export function Welcome() {
  const { shop } = useSiteLinks();
  return (
    <div className={welcome}>
      <p className={narrowHint}>Click the menu icon at top left to open the menu.</p>
      <p>
        Welcome! This site is always under construction. If something is wrong or missing, please{" "}
        <Link to="/feedback">report the issue</Link>.
      </p>
      <p>
        <strong>
          Please refer to the dispensary’s own website for the most up-to-date and accurate
          information.
        </strong>
      </p>
      <p>
        Do you know a business or an event that belongs here?{" "}
        <Link to="/feedback">Send a suggestion</Link>. To support the community, visit the{" "}
        {shop ? (
          <a href={shop} rel="noopener">
            merchandise shop
          </a>
        ) : (
          "merchandise shop (not available yet)"
        )}
        : every sale helps.
      </p>
    </div>
  );
}
