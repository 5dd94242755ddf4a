import type { ReactNode } from "react";
import {
  dense as denseStyle,
  head,
  lead as leadStyle,
  line,
  page,
  title as titleStyle,
} from "./page.css.ts";

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands before the heading, such as the way back. */
  before?: ReactNode;
  /** For screens whose list has to begin high up. */
  dense?: boolean;
  children?: ReactNode;
}

/** The frame of every screen: one heading, which takes the focus after a navigation. */
export function Page({ title, lead, before, dense = false, children }: PageProps) {
  return (
    <div className={dense ? `${page} ${denseStyle}` : page}>
      <header className={head}>
        <div className={line}>
          {before}
          <h1 tabIndex={-1} className={titleStyle({ dense })}>
            {title}
          </h1>
        </div>
        {lead ? <p className={leadStyle}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
