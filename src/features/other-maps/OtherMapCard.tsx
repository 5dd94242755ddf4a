import ExternalLink from "lucide-react/icons/external-link";
import { CHECK_TEXTS, type OtherMap } from "#content/otherMaps/otherMap.ts";
import { button } from "#design/button/button.css.ts";
import { entryCard, points as pointsStyle } from "#design/card/cardGrid.css.ts";
import { SourceLine } from "#design/sourceLine/SourceLine.tsx";
import { Tag } from "#design/tag/Tag.tsx";
import { checkedOnText } from "#domain/text/source.ts";
import { head, missing, sources as sourcesStyle, way } from "./otherMaps.css.ts";

export function OtherMapCard({ entry }: { entry: OtherMap }) {
  const { id, title, group, summary, points, official, link, sources } = entry;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={entryCard}>
      <div className={head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>
          <Tag>{group}</Tag> {official ? <Tag tone="good">Official</Tag> : null}
        </p>
      </div>
      <p>
        <strong>{summary}</strong>
      </p>
      <ul className={pointsStyle}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {link === null ? <p className={missing}>Not available yet</p> : <Way link={link} />}
      <div className={sourcesStyle}>
        {sources.map((source) => (
          <SourceLine key={source.url} source={source} />
        ))}
      </div>
    </article>
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
