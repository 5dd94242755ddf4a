import { useState } from "react";
import { RELEASES } from "#content/changeLog.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { codeParts } from "#domain/site/changeLog.ts";
import { change, changes, dated, group } from "./changeLog.css.ts";
import { takeNewChanges } from "./seenChanges.ts";

/** What only matters to those who run a site. */
const FOR_OPERATORS = "For operators";

const SHOWN = RELEASES.map(({ title, date, groups }) => ({
  title,
  date,
  groups: groups.filter((each) => each.title !== FOR_OPERATORS),
}));
const ALL = SHOWN.flatMap(({ groups }) => groups.flatMap(({ items }) => items));

export function ChangeLogScreen() {
  const [news] = useState(() => takeNewChanges(ALL));
  return (
    <Page
      title="Change Log"
      lead={
        news.size > 0
          ? `${String(news.size)} ${news.size === 1 ? "change is" : "changes are"} new since your last visit.`
          : "What has changed on this site, newest first."
      }
    >
      {SHOWN.map(({ title, date, groups }) => (
        <Card key={title} title={title === "Unreleased" ? "The newest" : title}>
          {date === null ? null : <p className={dated}>{formatCalendarDate(date)}</p>}
          {groups.map((each) => (
            <section key={each.title} className={group}>
              <h3>{each.title}</h3>
              <Changes items={each.items} news={news} />
            </section>
          ))}
        </Card>
      ))}
    </Page>
  );
}

/** So many are read; nobody reads a hundred in a row. */
const READ_AT_FIRST = 6;

interface ChangesProps {
  items: readonly string[];
  news: ReadonlySet<string>;
}

/** The first of them and all that are new to the visitor; the rest is folded away. */
function Changes({ items, news }: ChangesProps) {
  const isFirst = (item: string, at: number) => at < READ_AT_FIRST || news.has(item);
  const first = items.filter(isFirst);
  const rest = items.filter((item, at) => !isFirst(item, at));
  return (
    <>
      <ChangeItems items={first} news={news} />
      {rest.length === 0 ? null : (
        <Fold summary={`${String(rest.length)} more`}>
          <ChangeItems items={rest} news={news} />
        </Fold>
      )}
    </>
  );
}

const ChangeItems = ({ items, news }: ChangesProps) => (
  <ul className={changes}>
    {items.map((item) => (
      <li key={item} className={change}>
        {news.has(item) ? <Tag tone="good">New</Tag> : null}{" "}
        {codeParts(item).map((part, index) =>
          index % 2 === 1 ? <code key={part}>{part}</code> : part,
        )}
      </li>
    ))}
  </ul>
);
