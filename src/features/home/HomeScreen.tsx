import { Page } from "#design/surfaces/Page.tsx";
import { SITE } from "#domain/site/site.ts";
import { useHydrationEnd, lazyPart, whenPainted } from "#platform/lazyPart.tsx";
import { Announcements } from "./Announcements.tsx";
import { HomeSearch } from "./HomeSearch.tsx";
import { StatisticsPanel } from "./StatisticsPanel.tsx";
import { Welcome } from "./Welcome.tsx";
import { Ways } from "./Ways.tsx";
import { finding, home, kept, top } from "./home.css.ts";

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
