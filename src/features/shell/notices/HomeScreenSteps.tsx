import { Link } from "@tanstack/react-router";
import { Panel } from "#design/surfaces/Panel.tsx";
import { steps } from "./homeScreenSteps.css.ts";

/** iPhone and iPad install only by hand; these are the steps. */
export default function HomeScreenSteps({ onClose }: { onClose: () => void }) {
  return (
    <Panel title="Add to Home Screen" onClose={onClose}>
      <p>To add the app on iPhone or iPad:</p>
      <ol className={steps}>
        <li>
          Tap <strong>Share</strong>, the square with an arrow pointing up.
        </li>
        <li>
          Scroll down and tap <strong>Add to Home Screen</strong>.
        </li>
        <li>
          Leave <strong>Open as Web App</strong> on where it is offered, and tap{" "}
          <strong>Add</strong>.
        </li>
      </ol>
      <p>It opens in its own window, offline too.</p>
      <p>
        The app starts empty there. To have your wishlist, basket, alerts and settings in it,{" "}
        <Link to="/introduction" hash="install" onClick={onClose}>
          make a code first
        </Link>
        .
      </p>
    </Panel>
  );
}
