import { Link } from "@tanstack/react-router";
import { INTRODUCTION_PARTS } from "#content/introduction/introduction.ts";
import { contents, contentsList } from "./introduction.css.ts";

/** The way to each part. The part takes the focus, so that the keyboard goes on from there. */
export function Contents() {
  return (
    <nav aria-labelledby="contents" className={`${contents} no-print`}>
      <h2 id="contents">On this page</h2>
      <ol className={contentsList}>
        {INTRODUCTION_PARTS.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/introduction"
              hash={id}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
