import FileDown from "~icons/file-down";
import Printer from "~icons/printer";
import { AUDIENCES, RESOURCE_GROUPS, type Resource } from "#content/resources/resource.ts";
import { RESOURCES } from "#state/resources.ts";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Text } from "#design/words/Text.tsx";
import { formatDate } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { bar, callButton, unbroken } from "./resources.css.ts";
import type { ResourcesSearch } from "./resourcesSearch.ts";
import Phone from "~icons/phone";
import { button } from "#design/controls/button.css.ts";
import { Callout } from "#design/states/Callout.tsx";
import { EntryCard } from "#design/surfaces/EntryCard.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { savePdf } from "#platform/paper/savePdf.ts";

interface ResourcesScreenProps {
  search: ResourcesSearch;
  change: (changes: ResourcesSearch) => void;
}

const ALL = "all";

const choicesOf = (names: readonly string[], all: string) => [
  { value: ALL, label: all },
  ...names.map((name) => ({ value: name, label: name })),
];

export function ResourcesScreen({ search, change }: ResourcesScreenProps) {
  const group = RESOURCE_GROUPS.find((each) => each === search.kind);
  const audience = AUDIENCES.find((each) => each === search.view);
  const shown = RESOURCES.filter(
    (each) =>
      (group === undefined || each.group === group) &&
      (audience === undefined || each.audiences.includes(audience)),
  );
  const now = useNow();
  return (
    <Page
      title="Resources"
      lead="Laws and rules, patient registration, safety, lab reports, home grow. All with sources."
    >
      <PrintTitle title={["Resources", group, audience].filter(Boolean).join(" · ")}>
        {formatDate(now)} · Not legal and not medical advice
      </PrintTitle>
      <div className={`${bar} no-print`}>
        <ChipGroup
          legend="Subject"
          choices={choicesOf(RESOURCE_GROUPS, "Everything")}
          value={group ?? ALL}
          onChange={(kind) => change({ kind: kind === ALL ? undefined : kind })}
        />
        <ChipGroup
          legend="For whom"
          choices={choicesOf(AUDIENCES, "For everybody")}
          value={audience ?? ALL}
          onChange={(view) => change({ view: view === ALL ? undefined : view })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={() => change({ kind: undefined, view: undefined })}>Show all</Button>
          }
        >
          Nothing on this for them.
        </EmptyState>
      ) : (
        <div className={cardGrid}>
          {shown.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </div>
      )}
      <Text tone="quiet">
        Not legal and not medical advice. Rules change; the source named below each entry decides.
      </Text>
      <Stack row gap={2} className="no-print">
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" /> Print what is shown
        </Button>
        <Button onClick={() => void savePdf("resources", "Resources")}>
          <FileDown aria-hidden="true" /> Save as PDF
        </Button>
      </Stack>
    </Page>
  );
}

function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, group, audiences, summary, points, uncertain, call, sources } = resource;
  return (
    <EntryCard
      id={id}
      title={title}
      tags={
        <>
          <Tag tone="good">{group}</Tag>
          {audiences
            .filter((audience) => audience !== group)
            .map((audience) => (
              <Tag key={audience}>{audience}</Tag>
            ))}
        </>
      }
      summary={summary}
      action={
        call ? (
          <p className="no-print">
            <a href={`tel:${call.tel}`} className={`${button({ kind: "primary" })} ${callButton}`}>
              <Phone aria-hidden="true" />
              <span>
                {call.label}, <span className={unbroken}>{call.number}</span>
              </span>
            </a>
          </p>
        ) : null
      }
      points={points}
      sources={sources}
    >
      {uncertain ? (
        <Callout>
          <strong>Not certain:</strong> {uncertain}
        </Callout>
      ) : null}
    </EntryCard>
  );
}
