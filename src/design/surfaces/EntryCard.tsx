import type { ReactNode } from "react";
import type { Source } from "#domain/text/source.ts";
import { SourceLine } from "../words/SourceLine.tsx";
import {
  entryCard,
  points as pointsStyle,
  sources as sourcesStyle,
  tags as tagsStyle,
} from "./entryCard.css.ts";

interface EntryCardProps {
  /** The part of the address behind `#`. */
  id: string;
  title: string;
  tags: ReactNode;
  summary: string;
  /** What the visitor may do at once. */
  action?: ReactNode;
  points: readonly string[];
  sources: readonly Source[];
  /** What has to be said after the points. */
  children?: ReactNode;
}

/** One entry of a directory, at its own address: what it is, and where that comes from. */
export function EntryCard(props: EntryCardProps) {
  const { id, title, tags, summary, action, points, sources, children } = props;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={entryCard}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={tagsStyle}>{tags}</p>
      <p>
        <strong>{summary}</strong>
      </p>
      {action}
      <ul className={pointsStyle}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
      <div className={sourcesStyle}>
        {sources.map((source) => (
          <SourceLine key={`${source.url ?? source.citation} ${source.basis}`} source={source} />
        ))}
      </div>
    </article>
  );
}
