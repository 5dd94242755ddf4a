import { Link } from "@tanstack/react-router";
import { KEPT_ON_PHONE, KEPT_ON_SERVER } from "#content/introduction/introduction.ts";
import { halves, list } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

export function Privacy() {
  return (
    <Part part="privacy">
      <div className={halves}>
        <div>
          <h3>Only on this device</h3>
          <Points points={KEPT_ON_PHONE} />
        </div>
        <div>
          <h3>On the server</h3>
          <Points points={KEPT_ON_SERVER} />
        </div>
      </div>
      <p>
        Where you are and whether you are a patient is never sent to the server. The{" "}
        <Link to="/profile">profile</Link> gives you your data as a file, clears what is saved, and
        deletes the account.
      </p>
    </Part>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
