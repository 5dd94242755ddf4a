import { Link } from "@tanstack/react-router";
import { Card } from "#design/surfaces/Card.tsx";
import { useCacheIndex } from "#data/saved/useSaved.ts";
import type { LargeQueryName } from "#domain/queries/largeQueries.ts";
import { savedList } from "./savedOnPhone.css.ts";

/** What is saved on this device, for a visitor who has come to something that is not. */
export function SavedOnPhone() {
  const entries = [...useCacheIndex().values()].sort((a, b) => b.usedAt - a.usedAt);
  const of = (wanted: LargeQueryName) => entries.filter(({ queryKey: [name] }) => name === wanted);
  const has = (wanted: LargeQueryName) => of(wanted).length > 0;
  return (
    <Card title="Saved on this device">
      <ul className={savedList}>
        <li>
          <Link to="/">Homepage</Link>
        </li>
        <li>
          <Link to="/growing-tool">Growing Tool</Link>
        </li>
        <li>
          <Link to="/dispensary-limits">Dispensary Limits</Link>
        </li>
        <li>
          <Link to="/strain-genetics">Strain Genetics</Link>
        </li>
        {has("stores") ? (
          <li>
            <Link to="/dispensary-menus">Stores</Link>
          </li>
        ) : null}
        {has("menus") ? (
          <li>
            <Link to="/dispensary-menus" search={{ store: "all" }}>
              The menus of all stores
            </Link>
          </li>
        ) : null}
        {has("events") ? (
          <li>
            <Link to="/events">Events</Link>
          </li>
        ) : null}
        {has("trends") ? (
          <li>
            <Link to="/trends">Trends</Link>
          </li>
        ) : null}
        {has("highlights-of") ? (
          <li>
            <Link to="/yearly-highlights">Yearly Highlights</Link>
          </li>
        ) : null}
        {has("deals") ? (
          <li>
            <Link to="/dispensary-deals">Deals</Link>
          </li>
        ) : null}
        {of("menu").map(({ title, queryKey: [, store = ""] }) => (
          <li key={store}>
            <Link to="/dispensary-menus" search={{ store }}>
              <bdi translate="no">{title}</bdi>
            </Link>
          </li>
        ))}
        {of("product").map(({ title, queryKey: [, code = ""] }) => (
          <li key={code}>
            <Link to="/product/$code" params={{ code }}>
              <bdi translate="no">{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
