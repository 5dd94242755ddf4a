import Phone from "~icons/phone";
import type { Resource } from "#content/resources/resource.ts";
import { button } from "#design/controls/button.css.ts";
import { Callout } from "#design/states/Callout.tsx";
import { EntryCard } from "#design/surfaces/EntryCard.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { callButton, unbroken } from "./resources.css.ts";

export function ResourceCard({ resource }: { resource: Resource }) {
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
              <Phone size={18} aria-hidden="true" />
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
