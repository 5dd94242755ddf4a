import type { ReactNode } from "react";
import {
  after as afterStyle,
  dense as denseStyle,
  drawn as drawnStyle,
  head,
  lead as leadStyle,
  line,
  page,
  title as titleStyle,
  titled,
} from "./page.css.ts";

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** More that belongs to the heading, right below it and beside what can be done. */
  facts?: ReactNode;
  /** The same in a line of its own. */
  below?: ReactNode;
  /** How heading and what belongs to it look together, where they are a piece of their own. */
  look?: string;
  /** How heading and all below it stand to each other, where they do not stand below each other. */
  frame?: string;
  /** Stands before the heading, such as the way back. */
  before?: ReactNode;
  /** A small picture beside heading and lead, for a screen that is a form and has no other. */
  drawing?: ReactNode;
  /** Stands at the end of the heading's line: what can be done with all of it. */
  after?: ReactNode;
  /** For screens whose list has to begin high up. */
  dense?: boolean;
  /** What is printed has a heading of its own. */
  isHeadPrinted?: boolean;
  children?: ReactNode;
}

/** The frame of every screen: one heading, which takes the focus after a navigation. */
export function Page({
  title,
  lead,
  facts,
  below,
  look = "",
  frame = "",
  before,
  drawing,
  after,
  dense = false,
  isHeadPrinted = true,
  children,
}: PageProps) {
  const heading = (
    <h1 tabIndex={-1} className={titleStyle}>
      {title}
    </h1>
  );
  return (
    <div className={`${page} ${dense ? denseStyle : ""} ${frame}`}>
      <header className={`${head} ${look} ${isHeadPrinted ? "" : "no-print"}`}>
        <div className={line}>
          {before}
          {facts === undefined ? (
            heading
          ) : (
            <div className={titled}>
              {heading}
              {facts}
            </div>
          )}
          {after ? <div className={afterStyle}>{after}</div> : null}
        </div>
        {lead ? <p className={leadStyle}>{lead}</p> : null}
        {drawing ? <div className={`${drawnStyle} no-print`}>{drawing}</div> : null}
        {below}
      </header>
      {children}
    </div>
  );
}
