import type { ReactNode } from "react";
import { Mark } from "#design/drawings/Mark.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { headMark } from "./account.css.ts";

interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of what is one's own: its heading on the deep ground, with the mark. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <Page
      look={groundHead}
      title={title}
      lead={lead}
      after={
        <span className={headMark}>
          <Mark size={48} />
        </span>
      }
    >
      {children}
    </Page>
  );
}
