import Phone from "lucide-react/icons/phone";
import type { Resource } from "#content/resources/resource.ts";
import { button } from "#design/button/button.css.ts";
import { entryCard, points as pointsStyle } from "#design/card/cardGrid.css.ts";
import { SourceLine } from "#design/sourceLine/SourceLine.tsx";
import { Tag } from "#design/tag/Tag.tsx";
import {
  callButton,
  sources as sourcesStyle,
  tags,
  unbroken,
  uncertain as uncertainStyle,
} from "./resources.css.ts";

export function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, group, audiences, summary, points, uncertain, call, sources } = resource;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={entryCard}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={`${tags} no-print`}>
        <Tag tone="good">{group}</Tag>
        {audiences
          .filter((audience) => audience !== group)
          .map((audience) => (
            <Tag key={audience}>{audience}</Tag>
          ))}
      </p>
      <p>
        <strong>{summary}</strong>
      </p>
      {call ? (
        <p className="no-print">
          <a href={`tel:${call.tel}`} className={`${button({ kind: "primary" })} ${callButton}`}>
            <Phone size={18} aria-hidden="true" />
            <span>
              {call.label}, <span className={unbroken}>{call.number}</span>
            </span>
          </a>
        </p>
      ) : null}
      <ul className={pointsStyle}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {uncertain ? (
        <p className={uncertainStyle}>
          <strong>Not certain:</strong> {uncertain}
        </p>
      ) : null}
      <div className={sourcesStyle}>
        {sources.map((source) => (
          <SourceLine key={`${source.url} ${source.basis}`} source={source} />
        ))}
      </div>
    </article>
  );
}
