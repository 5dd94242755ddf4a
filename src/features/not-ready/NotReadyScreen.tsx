import { Link } from "@tanstack/react-router";
import { button } from "#design/button/button.css.ts";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Page } from "#design/page/Page.tsx";

/** What a screen shows until it is built: the truth, and where to go instead. */
export function NotReadyScreen({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        action={
          <Link to="/" className={button({ kind: "secondary" })}>
            Home
          </Link>
        }
      >
        Not ready yet. This page is still being built; home, menus, deals and the Growing Tool
        already work.
      </EmptyState>
    </Page>
  );
}
