import { Link } from "@tanstack/react-router";
import { narrowHint, welcome } from "./home.css.ts";

export function Welcome() {
  return (
    <div className={welcome}>
      <p className={`${narrowHint} no-print`}>Click the menu icon at top left to open the menu.</p>
      <p>
        Welcome! This site is always under construction. Please{" "}
        <Link to="/feedback">report issues</Link>, or{" "}
        <Link to="/feedback">suggest a business or an event</Link>.
      </p>
      <p>
        <strong>
          Please refer to the dispensary’s own website for the most up-to-date and accurate
          information.
        </strong>
      </p>
    </div>
  );
}
