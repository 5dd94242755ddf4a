import { Link } from "@tanstack/react-router";
import BadgePercent from "~icons/badge-percent";
import Scale from "~icons/scale";
import Store from "~icons/store";
import { way, ways } from "./home.css.ts";

const WAYS = [
  { to: "/dispensary-menus", title: "Menus", icon: Store },
  { to: "/dispensary-deals", title: "Deals", icon: BadgePercent },
  { to: "/dispensary-limits", title: "Limits", icon: Scale },
] as const;

/** Where most visits go. */
export function Ways() {
  return (
    <ul className={`${ways} no-print`}>
      {WAYS.map(({ to, title, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={way}>
            <Icon size={24} aria-hidden="true" />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
