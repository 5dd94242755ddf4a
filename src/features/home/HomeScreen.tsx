import { Page } from "#design/surfaces/Page.tsx";
import { SITE } from "#domain/site/site.ts";
import { useHydrationEnd, lazyPart, whenPainted } from "#platform/lazyPart.tsx";
import { StatisticsPanel } from "./StatisticsPanel.tsx";
import {
  finding,
  home,
  kept,
  top,
  announcements,
  way,
  ways,
  narrowHint,
  welcome,
} from "./home.css.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "#design/states/Banner.tsx";
import { homeQueries } from "./queries.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import BadgePercent from "~icons/badge-percent";
import Scale from "~icons/scale";
import Sprout from "~icons/sprout";
import Store from "~icons/store";
import Search from "~icons/search";
import { button } from "#design/controls/button.css.ts";
import { actionPlace, input, inputRow } from "#design/controls/field.css.ts";
import { allMenusWith } from "./allMenusWith.ts";
import { field } from "./search.css.ts";

const Shop = whenPainted(() => import("./Shop.tsx"));

const KeptStores = lazyPart(() => import("./KeptStores.tsx"));

export function HomeScreen() {
  useHydrationEnd();
  return (
    <>
      <Announcements />
      <Page dense title={`${SITE.product} Community`}>
        <div className={home}>
          <div className={top}>
            <Welcome />
            <div className={finding}>
              <HomeSearch />
              <section aria-labelledby="kept" className={`${kept} no-print`}>
                <h2 id="kept">Kept stores</h2>
                <KeptStores />
              </section>
            </div>
          </div>
          <Ways />
          <StatisticsPanel />
          <Shop />
        </div>
      </Page>
    </>
  );
}

/** Banners above the welcome; without them the rest of the page stands just as well. */
function Announcements() {
  const { data = [] } = useQuery(homeQueries.announcements);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const shown = [...new Set(data.map(({ text }) => text))].filter((text) => !dismissed.has(text));
  if (shown.length === 0) return null;

  return (
    <section aria-label="Announcements" className={announcements}>
      {shown.map((text) => (
        <Banner key={text} onClose={() => setDismissed(new Set([...dismissed, text]))}>
          {text}
        </Banner>
      ))}
    </section>
  );
}

const WAYS = [
  { to: "/dispensary-menus", title: "Menus", icon: Store },
  { to: "/dispensary-deals", title: "Deals", icon: BadgePercent },
  { to: "/dispensary-limits", title: "Limits", icon: Scale },
  { to: "/growing-tool", title: "Grow", icon: Sprout },
] as const;

/** Where most visits go. */
function Ways() {
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

function Welcome() {
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

const SearchResults = lazyPart(() => import("./SearchResults.tsx"));

/** One field for stores and products. What it searches comes once the field is used. */
function HomeSearch() {
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  return (
    <div className="no-print">
      <form
        role="search"
        className={inputRow}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) void navigate(allMenusWith(wanted));
        }}
      >
        <input
          type="search"
          aria-label="Search for a store or a product"
          placeholder="Store, product or strain"
          enterKeyHint="search"
          autoComplete="off"
          className={`${input} ${field}`}
          onFocus={() => setUsed(true)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className={actionPlace}>
          <button type="submit" aria-label="Search" className={button({ kind: "icon" })}>
            <Search size={20} aria-hidden="true" />
          </button>
        </span>
      </form>
      {isUsed ? <SearchResults wanted={wanted} /> : null}
    </div>
  );
}
