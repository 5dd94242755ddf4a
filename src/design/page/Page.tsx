import type { ReactNode } from "react";
import { head, lead as leadStyle, page, title as titleStyle } from "./page.css.ts";

interface PageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The frame of every screen: one heading, which takes the focus after a navigation. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={page}>
      <header className={`${head} no-print`}>
        <h1 tabIndex={-1} className={titleStyle}>
          {title}
        </h1>
        {lead ? <p className={leadStyle}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
