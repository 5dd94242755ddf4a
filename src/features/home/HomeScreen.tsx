import { Page } from "#design/page/Page.tsx";
import { SITE } from "#domain/site/site.ts";
import { Announcements } from "./Announcements.tsx";
import { StatisticsPanel } from "./StatisticsPanel.tsx";
import { Welcome } from "./Welcome.tsx";

export function HomeScreen() {
  return (
    <>
      <Announcements />
      <Page title={`${SITE.product} Community`}>
        <Welcome />
        <StatisticsPanel />
      </Page>
    </>
  );
}
