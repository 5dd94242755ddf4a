import { SITE } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import { OTHER_MAP_GROUPS, CHECK_TEXTS, type OtherMap } from "#content/otherMaps/otherMap.ts";
import { OTHER_MAPS } from "#state/otherMaps.ts";
import { Banner } from "#design/states/Banner.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Text } from "#design/words/Text.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { warning, missing, way } from "./otherMaps.css.ts";
import type { OtherMapsSearch } from "./otherMapsSearch.ts";
import ExternalLink from "~icons/external-link";
import { button } from "#design/controls/button.css.ts";
import { EntryCard } from "#design/surfaces/EntryCard.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { checkedOnText } from "#domain/text/source.ts";

interface OtherMapsScreenProps {
  search: OtherMapsSearch;
  change: (changes: OtherMapsSearch) => void;
}

const ALL = "all";

const CHOICES = [
  { value: ALL, label: "Everything" },
  ...OTHER_MAP_GROUPS.map((group) => ({ value: group, label: group })),
];

/** Lists and places beyond the dispensaries. */
export function OtherMapsScreen({ search, change }: OtherMapsScreenProps) {
  const group = OTHER_MAP_GROUPS.find((each) => each === search.kind);
  const shown = OTHER_MAPS.filter((each) => group === undefined || each.group === group);
  return (
    <Page
      title={SCREENS["/other-maps"]}
      lead={`Who grows and tests in ${SITE.state}, help for growers, other states.`}
    >
      <PrintTitle title={`Other maps${group === undefined ? "" : `: ${group}`}`} />
      <div className="no-print">
        <ChipGroup
          legend="What to find"
          choices={CHOICES}
          value={group ?? ALL}
          onChange={(kind) => change({ kind: kind === ALL ? undefined : kind })}
        />
      </div>
      {shown.some((each) => each.group === "Neighbor states") ? (
        <div className={warning}>
          <Banner kind="warning">
            <strong>Cannabis does not travel.</strong> Federal law forbids carrying it over a state
            line, in and out; what comes from another state is contraband in {SITE.state}.
          </Banner>
        </div>
      ) : null}
      <div className={cardGrid}>
        {shown.map((entry) => (
          <OtherMapCard key={entry.id} entry={entry} />
        ))}
      </div>
      <Text tone="quiet">
        “Official” means a state or its university runs it. Links leave this site. Missing
        something? <Link to="/feedback">Tell us.</Link>
      </Text>
    </Page>
  );
}

function OtherMapCard({ entry }: { entry: OtherMap }) {
  const { id, title, group, summary, points, official, link, sources } = entry;
  return (
    <EntryCard
      id={id}
      title={title}
      tags={
        <>
          <Tag>{group}</Tag> {official ? <Tag tone="good">Official</Tag> : null}
        </>
      }
      summary={summary}
      points={points}
      sources={sources}
    >
      {link === null ? <p className={missing}>Not available yet</p> : <Way link={link} />}
    </EntryCard>
  );
}

function Way({ link: { name, url, checkedOn, check } }: { link: NonNullable<OtherMap["link"]> }) {
  return (
    <div className={way}>
      <a href={url} rel="noopener noreferrer" target="_blank" className={button()}>
        {name} <ExternalLink size={16} aria-hidden="true" />
      </a>
      <p>
        {new URL(url).host} · {CHECK_TEXTS[check]} · checked on {checkedOnText(checkedOn)}
      </p>
    </div>
  );
}
