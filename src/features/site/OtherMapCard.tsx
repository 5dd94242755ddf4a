import ExternalLink from "~icons/external-link";
import { CHECK_TEXTS, type OtherMap } from "#content/otherMaps/otherMap.ts";
import { button } from "#design/controls/button.css.ts";
import { EntryCard } from "#design/surfaces/EntryCard.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { checkedOnText } from "#domain/text/source.ts";
import { missing, way } from "./otherMaps.css.ts";

export function OtherMapCard({ entry }: { entry: OtherMap }) {
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
