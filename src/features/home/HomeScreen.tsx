import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Dna from "~icons/dna";
import MapPinned from "~icons/map-pinned";
import Scale from "~icons/scale";
import Sprout from "~icons/sprout";
import { type ReactNode, useState } from "react";
import { Banner } from "#design/states/Banner.tsx";
import { SITE } from "#domain/site/site.ts";
import { formatDayOfWeek } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { lazyPart, useHydrationEnd, useIsHydrated, whenPainted } from "#platform/lazyPart.tsx";
import { BestDeals } from "./BestDeals.tsx";
import { Coverage } from "./Coverage.tsx";
import { claim, coverage, narrowHint, questions, title, welcome } from "./cover.css.ts";
import { bouquetRoom, dateLine, finding, head } from "./finding.css.ts";
import {
  announcements,
  home,
  shop,
  views as viewsPlace,
  way,
  ways,
  wishes as wishesPlace,
} from "./home.css.ts";
import { kept } from "./keptFrame.css.ts";
import { BEFORE_TAX, SAID_BEFORE_TAX, type HomePrices } from "./homePrices.ts";
import { homeQueries } from "./queries.ts";
import { useSettings } from "#platform/settings.ts";
import { StatisticsPanel } from "./StatisticsPanel.tsx";
import { useIsLaterVisit } from "./visits.ts";

const Shop = whenPainted(() => import("./Shop.tsx"));

const CoverBouquet = whenPainted(() => import("./CoverBouquet.tsx"));

const FirstQuestions = lazyPart<{ onDone: () => void }>(() => import("./FirstQuestions.tsx"));

const HomeRegister = lazyPart<{ onPrices: (prices: HomePrices) => void }>(
  () => import("./HomeRegister.tsx"),
);

const KeptStores = lazyPart(() => import("./KeptStores.tsx"));

interface HomeScreenProps {
  search: ReactNode;
  bouquet: ReactNode;
  wishes: ReactNode;
  views: ReactNode;
}

/**
 * Who comes for the first time has a cover that says what this is, with the search on it, and questions below the first deals; who comes back has the search, the kept stores and the best
 * deals first. Where each part is to be seen is the style's to say (`html.later`), from the first paint on, when the
 * document of everybody stands there; the order of the elements follows as soon as they are the application's.
 *
 * @param search the field, which finds more than home knows of
 * @param bouquet of what the visitor waits for, at the foot of the search; it comes late, into its own room
 * @param wishes some of the wishlist with their prices, below what is read first
 * @param views filters that the visitor has named, with what is new in them; they come late, below what is read first
 */
export function HomeScreen({ search, bouquet, wishes, views }: HomeScreenProps) {
  useHydrationEnd();
  const isLater = useIsLaterVisit();
  const [isAsked, setAsked] = useState(true);
  const [paid, setPaid] = useState(SAID_BEFORE_TAX);
  const { with_tax } = useSettings();
  // Nothing is known of the phone while everybody's view is taken over.
  const isWithTax = useIsHydrated() && with_tax === "on";
  const prices = isWithTax ? paid : BEFORE_TAX;
  const parts = {
    news: <Announcements key="news" />,
    title: <Title key="title" isCover={!isLater} />,
    welcome: <Welcome key="welcome" />,
    finding: (
      <div key="finding" className={finding}>
        {search}
        <div className={head}>
          <DateLine />
          {isLater ? <div className={bouquetRoom}>{bouquet}</div> : null}
        </div>
      </div>
    ),
    ways: <Ways key="ways" />,
    questions:
      isAsked && !isLater ? (
        <div key="questions" className={`${questions} no-print`}>
          <FirstQuestions onDone={() => setAsked(false)} />
        </div>
      ) : null,
    kept: (
      <div key="kept" className={`${kept} no-print`}>
        <KeptStores asksForOne={isLater} />
      </div>
    ),
    best: <BestDeals key="best" prices={prices} />,
    statistics: <StatisticsPanel key="statistics" prices={prices} />,
    wishes: isLater ? (
      <div key="wishes" className={`${wishesPlace} no-print`}>
        {wishes}
      </div>
    ) : null,
    views: isLater ? (
      <div key="views" className={`${viewsPlace} no-print`}>
        {views}
      </div>
    ) : null,
  };
  const order = isLater ? LATER : FIRST;
  return (
    <div className={home}>
      {order.map((name) => parts[name])}
      {isWithTax ? <HomeRegister onPrices={setPaid} /> : null}
      <div className={shop}>
        <Shop />
      </div>
    </div>
  );
}

/** What an almanac's page is headed with: the day, as its title. For who comes back. How old prices are, each says itself. */
function DateLine() {
  return (
    <p className={dateLine}>
      <b data-today="">{formatDayOfWeek(useNow())}</b>
    </p>
  );
}

// What is asked stands below what it is asked for, and the store that is named below the question.
const FIRST = [
  "news",
  "title",
  "finding",
  "best",
  "questions",
  "kept",
  "welcome",
  "ways",
  "statistics",
] as const;
// What was read at the first visit stands at the foot then.
const LATER = [
  "finding",
  "kept",
  "best",
  "wishes",
  "views",
  "ways",
  "news",
  "statistics",
  "title",
  "welcome",
  "questions",
] as const;

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
  { to: "/dispensary-maps", title: "Maps", icon: MapPinned },
  { to: "/strain-genetics", title: "Strains", icon: Dna },
  { to: "/dispensary-limits", title: "Limits", icon: Scale },
  { to: "/growing-tool", title: "Grow", icon: Sprout },
] as const;

/** What a phone’s bottom bar has no room for. */
function Ways() {
  return (
    <ul className={`${ways} no-print`}>
      {WAYS.map(({ to, title: words, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={way}>
            <Icon aria-hidden="true" />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As on a book's cover, beside a bouquet of what is sold most; for who comes back a heading as on any screen. */
function Title({ isCover }: { isCover: boolean }) {
  return (
    <div className={title}>
      <h1 tabIndex={-1}>{SITE.product} Community</h1>
      {isCover ? (
        <>
          {/* In as many lines before its face has come as after that. */}
          <p className={claim}>
            Menu prices and <br />
            real deals, even <br />
            without a signal.
          </p>
          <Coverage className={coverage} before="Prices from" after=" so far." />
        </>
      ) : null}
      {isCover ? <CoverBouquet /> : null}
    </div>
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
