import { Link } from "@tanstack/react-router";
import { NAVIGATION } from "./navigation.ts";
import { link, list, sectionTitle } from "./sidebar.css.ts";

/** A screen is the current one whatever is filtered on it. */
const PATH_ONLY = { includeSearch: false };

/** @param hints whether each word shows when its sign is pointed at, where the words themselves may be hidden */
export function NavigationLinks({ hints }: { hints: boolean }) {
  return (
    <nav aria-label="Site">
      {NAVIGATION.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <p className={sectionTitle} aria-hidden="true">
            {title}
          </p>
          <ul className={list}>
            {items.map(({ to, title: text, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={PATH_ONLY}
                  className={link}
                  title={hints ? text : undefined}
                >
                  <Icon size={20} aria-hidden="true" />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
